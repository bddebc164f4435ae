//! The tests that touch storage, news, presence, clocks and bots, once more on several servers that share a storage and NATS; and what only
//! several servers can show.

pub mod front;
mod several;

use crate::server::on_several_servers;

macro_rules! once_more {
    ($($subject:ident::$test:ident,)*) => {$(
        #[test]
        fn $test() {
            on_several_servers(crate::$subject::$test);
        }
    )*};
}

once_more! {
    tables::people_and_bots_play_a_whole_evening_at_one_table,
    tables::a_resend_does_nothing_twice_and_what_is_late_or_wrong_is_refused,
    tables::a_client_that_was_away_gets_the_rest_and_several_tabs_see_the_same,
    tables::whoever_looks_back_is_told_the_whole_game_as_it_was_told_when_it_happened,
    tables::a_secret_link_carries_a_seat_to_another_device,
    tables::a_play_is_taken_back_if_the_others_agree,
    tables::a_question_to_people_who_go_holds_nobody_up,
    tables::whoever_comes_to_a_table_without_people_looks_after_it,
    people::a_face_is_seen_by_the_others_and_can_be_changed,
    people::whoever_leaves_a_table_without_opening_it_forgets_it_and_a_bot_plays_on,
    strangers::playing_now_is_oneself_and_bots_until_the_host_lets_others_join,
    strangers::those_who_look_for_people_find_each_other,
    strangers::a_bot_stands_in_for_whoever_is_gone_and_they_get_the_seat_back_on_return,
    strangers::whoever_has_sat_there_longest_looks_after_a_table_whose_host_has_gone,
    strangers::whoever_does_not_come_back_after_a_restart_is_gone,
    tables::the_lobby_shows_public_tables_and_ones_own_and_whoever_looks_for_people_finds_a_seat,
    push::whoever_is_not_there_is_told_once_a_turn_across_restarts_and_of_no_card,
    push::nobody_is_told_who_is_there_or_wants_peace_until_that_is_over,
    push::a_dead_subscription_is_forgotten_and_one_that_fails_rests,
    tables::a_bot_stands_in_for_someone_who_has_gone_from_a_game_without_a_clock,
}
