//! What somebody is told: that it is their turn, and with whom they play. Made of what lists show, which holds no cards.

use makker_protocol::NoticeMessage;
use makker_rules::Seat;

use crate::language::Language;
use makker_table::summary::Listing;

/// What the person on a seat of a table is told.
pub fn notice(language: Language, table: &str, listing: &Listing, seat: Seat) -> NoticeMessage {
    let name = |other: &Seat| {
        let place = listing.seats.iter().find(|place| place.seat == *other)?;
        place.name.clone().or_else(|| place.bot_name.clone())
    };
    let names = |seats: &mut dyn Iterator<Item = &Seat>| language.listed(&seats.filter_map(name).collect::<Vec<_>>());
    let teams: Vec<Vec<Seat>> = listing.edition.value().map_or_else(Vec::new, |rules| rules.teams().collect());
    let (own, others): (Vec<_>, Vec<_>) = teams.into_iter().partition(|team| team.contains(&seat));
    let mates = names(&mut own.iter().flatten().filter(|other| **other != seat));
    let against = names(&mut others.iter().flatten());
    NoticeMessage {
        table: table.to_string(),
        title: language.message("turn-yours").to_string(),
        body: language.message("game-of").replace("{ $mates }", &mates).replace("{ $against }", &against),
        stop: language.message("push-stop").to_string(),
    }
}

#[cfg(test)]
mod tests {
    use makker_protocol::Sent;
    use makker_rules::Edition;

    use super::*;
    use makker_table::summary::ListedSeat;

    fn seat(seat: Seat, name: Option<&str>, bot_name: Option<&str>) -> ListedSeat {
        ListedSeat {
            seat,
            name: name.map(str::to_string),
            bot: None,
            bot_name: bot_name.map(str::to_string),
            bot_face: None,
            face: None,
            next: None,
            host: false,
        }
    }

    #[test]
    fn it_says_with_whom_one_plays_in_every_language() {
        let seats = vec![
            seat(Seat::Red, Some("Ann"), None),
            seat(Seat::Yellow, Some("Bo"), None),
            seat(Seat::Green, None, Some("Pia")),
            seat(Seat::Blue, Some("Cai"), None),
        ];
        let listing = Listing { edition: Sent::Read(Edition::Classic.into()), seats, ..Listing::default() };
        let told = Language::ALL.map(|language| notice(language, "k3v9pd7wq2xm", &listing, Seat::Red));
        assert_eq!(
            told.each_ref().map(|told| told.body.as_str()),
            [
                "With Pia, against Bo and Cai",
                "Med Pia mod Bo og Cai",
                "Med Pia mot Bo og Cai",
                "Med Pia mot Bo och Cai",
                "Kanssasi Pia, vastassa Bo ja Cai",
            ]
        );
        let words = told.iter().flat_map(|told| [&told.title, &told.stop]);
        assert!(words.clone().all(|word| !word.is_empty() && !word.contains(['{', '$'])), "{told:?}");
        let all = Edition::ALL.map(makker_rules::RuleSet::from);
        let six = *all.iter().find(|rules| rules.seats().len() == 6).unwrap();
        let six = Listing { edition: Sent::Read(six), ..listing };
        assert!(!notice(Language::English, "t", &six, Seat::Red).body.contains('{'));
    }
}
