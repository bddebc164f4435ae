//! Looks through the tables of a database, changes nothing, and says what is wrong with them. Servers may use it meanwhile.

use sqlx::{PgConnection, query_as, query_scalar, raw_sql};

use crate::store::kept::{Checked, StoredRow, complaint, judge, stored};
use crate::store::postgres::connections::Connections;
use crate::store::postgres::questions::{ALL, LOAD};
use crate::store::postgres::{LineRow, name, read_address, row};
use crate::store::{Row, Unavailable};

/// How many tables are asked for at once.
const PAGE: i64 = 500;

/// All of it as it is at one moment, whatever servers write meanwhile.
const BEGIN: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// How many lines and seats belong to no table.
const ORPHANS: &str = "SELECT (SELECT count(*) FROM events WHERE NOT EXISTS (SELECT FROM tables WHERE id = table_id))
     + (SELECT count(*) FROM people WHERE NOT EXISTS (SELECT FROM tables WHERE id = table_id))";

/// Looks through a database, by its address.
pub async fn check_database(address: &str) -> Result<Checked, Unavailable> {
    let options = read_address(address)?;
    let name = name(&options);
    let failed = |error: sqlx::Error| Unavailable(format!("cannot read {name}: {error}"));
    let mut database = Connections::new(options).lend().await.map_err(failed)?;
    look_through(&mut database).await.map_err(failed)
}

async fn look_through(database: &mut PgConnection) -> Result<Checked, sqlx::Error> {
    raw_sql(BEGIN).execute(&mut *database).await?;
    let orphans: i64 = query_scalar(ORPHANS).fetch_one(&mut *database).await?;
    let mut found = Checked { tables: 0, lines: 0, wrong: Vec::new(), damage: Vec::new() };
    found.damage.extend((orphans > 0).then(|| format!("{orphans} lines or seats belong to no table")));
    let mut last = String::new();
    loop {
        let page: Vec<StoredRow> = query_as(ALL).bind(last.as_str()).bind(PAGE).fetch_all(&mut *database).await?;
        let Some((id, ..)) = page.last() else { break };
        last = id.clone();
        for table in page.into_iter().map(stored) {
            let rows: Vec<LineRow> = query_as(LOAD).bind(&table.id).bind(0_i64).fetch_all(&mut *database).await?;
            let rows: Vec<Row> = rows.into_iter().map(row).collect();
            found.tables += 1;
            found.lines += rows.len();
            let wrong = complaint(judge(&table, &rows), table.aside.as_deref());
            found.wrong.extend(wrong.map(|wrong| (table.id, wrong)));
        }
    }
    raw_sql("COMMIT").execute(&mut *database).await?;
    Ok(found)
}
