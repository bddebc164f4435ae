//! What an old program cannot read, while newer ones share its tables: it leaves that alone, and they go on with it.

use makker_testkit::{Person, Postgres, wait_until};
use serde_json::json;

use crate::process::Process;

#[test]
fn what_one_process_cannot_read_the_others_go_on_with() {
    let address = Postgres::shared().place();
    let ask = |question: &str| Postgres::shared().ask(address.rsplit('/').next().unwrap(), question);
    let start = || Process::start(&address, &["serve", "--address", "127.0.0.1:0", "--pace", "10000"]);
    let first = start();
    let ann = Person::new(first.address());
    let table = ann.make_table("Ann", json!({"edition": "classic", "bots": "beginner", "clock": 300, "standIn": null}));
    ann.does(&table, "start", json!({"do": "start"}));
    ann.table_when(&table, |now| now["deciding"] == json!(["R"]));
    drop(first);
    let (old, new) = (start(), start());
    // A line of a kind that only the new one knows: at the moment at which the old one is asked, nobody could read it.
    ask("UPDATE events SET body = replace(body, '\"deed\":\"', '\"deed\":\"new ') WHERE seq = 2");
    let path = format!("/api/tables/{table}");
    let (status, refused) = Person::nobody(old.address()).get(&path);
    assert!(status == 503 && refused.to_string().contains("cannot be read"), "{status} {refused}");
    ask("UPDATE events SET body = replace(body, '\"deed\":\"new ', '\"deed\":\"') WHERE seq = 2");
    // An hour passes. Somebody has to notice that Ann is late, and it cannot be the old one.
    ask("UPDATE events SET at = at - 3600000; UPDATE tables SET due = due - 3600000, seen = seen - 3600000");
    let late = "SELECT count(*) FROM events WHERE body LIKE '%\"deed\":\"away\"%'";
    wait_until("Ann is late", || ask(late) == "1");
    assert_eq!(Person::nobody(new.address()).get(&path).0, 200);
    assert_eq!(Person::nobody(old.address()).get(&path).0, 503, "until its next start");
}
