//! What is asked of the database, and changed in it beside appending. All of it is answered from indexes.

use crate::store::Unseen;

pub(crate) const LOAD: &str = "SELECT seq, at, body FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq";

pub(crate) const LENGTHS: &str = "SELECT id, seq FROM tables WHERE id = ANY ($1)";

pub(crate) const PUBLIC: &str = "SELECT changed, id FROM tables WHERE public AND status = $1
     AND changed <= $2 AND (changed < $2 OR id > $3) ORDER BY changed DESC, id LIMIT $4";

pub(crate) const THESE: &str = "SELECT id, status, listing, changed, NULL FROM tables WHERE id = ANY ($1) LIMIT $2";

pub(crate) const OF: &str =
    "SELECT id, status, listing, changed, seat FROM people JOIN tables ON tables.id = people.table_id
     WHERE person = $1 AND status <> 'closed' ORDER BY changed DESC, id, seat LIMIT $2";

// What this process has set aside stands in no row, for others may be able to read it: it is named in each question.

pub(crate) const DUE: &str = "SELECT due, id FROM tables WHERE due <= $1 AND (due, id) > ($2, $3) AND id <> ALL ($5)
     ORDER BY due, id LIMIT $4";

pub(crate) const COUNT: &str =
    "SELECT CASE WHEN id = ANY ($1) THEN 'aside' ELSE status END AS kind, count(*) FROM tables GROUP BY kind";

pub(crate) const ALL: &str =
    "SELECT id, seq::bigint, seen, listing, NULL FROM tables WHERE id > $1 ORDER BY id LIMIT $2";

/// How many open tables a network has made.
pub(crate) const OPEN: &str =
    "SELECT count(*) FROM tables WHERE maker = $1 AND status IN ('waiting', 'playing') AND seen > $2";

/// The latest time in the database. Every line that is written sets `seen`.
pub(crate) const LATEST: &str = "SELECT greatest(0,
     (SELECT max(seen) FROM tables WHERE status = 'waiting'), (SELECT max(seen) FROM tables WHERE status = 'playing'),
     (SELECT max(seen) FROM tables WHERE status = 'over'), (SELECT max(seen) FROM tables WHERE status = 'closed'))";

/// The tables of a kind that nobody has seen since a time.
pub(crate) fn unseen(which: Unseen) -> &'static str {
    match which {
        Unseen::WaitingInLobby => {
            "SELECT id FROM tables WHERE public AND status = 'waiting' AND changed <= $1 AND seen <= $1 AND id <> ALL ($3)
             ORDER BY changed LIMIT $2"
        }
        Unseen::WaitingForFriends => {
            "SELECT id FROM tables WHERE status = 'waiting' AND seen <= $1 AND NOT public AND id <> ALL ($3)
             ORDER BY seen LIMIT $2"
        }
        Unseen::Playing => {
            "SELECT id FROM tables WHERE status = 'playing' AND seen <= $1 AND id <> ALL ($3) ORDER BY seen LIMIT $2"
        }
        Unseen::WithoutGame => {
            "SELECT id FROM tables WHERE status = 'closed' AND seen <= $1 AND games = 0 AND id <> ALL ($3)
             ORDER BY seen LIMIT $2"
        }
        Unseen::Finished => {
            "SELECT id FROM tables WHERE status IN ('over', 'closed') AND seen <= $1 AND id <> ALL ($3) LIMIT $2"
        }
    }
}

pub(crate) const SEE: &str = "UPDATE tables SET seen = $2 WHERE id = $1 AND seen < $2 - 3600000";

pub(crate) const SLEEP: &str = "UPDATE tables SET due = $3 WHERE id = $1 AND seq = $2";

/// A lease on a table, by the database's own clock. Whoever finds the row in use at this moment does not wait: somebody else is faster.
pub(crate) const CLAIM: &str = "WITH free AS (SELECT id FROM tables WHERE id = $1 AND seq = $2
         AND (thinker IS NULL OR thinker = $3 OR thinks_until <= extract(epoch FROM clock_timestamp()) * 1000)
         FOR UPDATE SKIP LOCKED)
     UPDATE tables SET thinker = $3, thinks_until = floor(extract(epoch FROM clock_timestamp()) * 1000) + $4
     FROM free WHERE tables.id = free.id";

pub(crate) const RETURN: &str = "UPDATE tables SET thinker = NULL WHERE id = $1 AND thinker = $2";

/// Deletes tables with all that belongs to them, but none that anybody has looked at since a time.
pub(crate) const DELETE: &str = "WITH gone AS (DELETE FROM tables WHERE id = ANY ($1) AND seen <= $2 RETURNING id),
     lines AS (DELETE FROM events USING gone WHERE table_id = gone.id),
     seats AS (DELETE FROM people USING gone WHERE table_id = gone.id)
     SELECT count(*) FROM gone";

/// Writes about as much as a move does, and reads it.
pub(crate) const PROBE: &str = "INSERT INTO settings (name, value) VALUES ('probe', sha256(random()::text::bytea))
     ON CONFLICT (name) DO UPDATE SET value = excluded.value RETURNING octet_length(value)";
