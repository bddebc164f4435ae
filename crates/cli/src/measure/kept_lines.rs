//! Lines of a measurement that are kept in a file, so that it can be interrupted and go on.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use makker_lab::in_order;

/// Works out `count` lines by their numbers, except for those that the file has already, and returns all in order.
pub fn work_out(
    count: u64,
    threads: usize,
    file: Option<&Path>,
    line: impl Fn(u32) -> String + Sync,
) -> Result<Vec<String>> {
    let mut lines = file.map_or(Ok(Vec::new()), read)?;
    lines.truncate(count as usize);
    let mut kept = file.map(open).transpose()?;
    let begin = lines.len() as u32;
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len}, {eta} left").expect("the template is right");
    let bar = ProgressBar::new(count).with_style(style).with_position(u64::from(begin));
    let mut failure = None;
    in_order(
        count as u32 - begin,
        threads,
        |piece, _| line(begin + piece),
        |line| {
            bar.inc(1);
            let written = kept.as_mut().map_or(Ok(()), |file| writeln!(file, "{line}"));
            lines.push(line);
            match written {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => {
                    failure = Some(error);
                    ControlFlow::Break(())
                }
            }
        },
    );
    bar.finish_and_clear();
    failure.map_or(Ok(lines), |error| Err(error.into()))
}

/// The whole lines of a file that may not be there, and may end in the middle of one.
fn read(file: &Path) -> Result<Vec<String>> {
    if !file.exists() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    if whole.len() < text.len() {
        fs::write(file, whole).with_context(|| file.display().to_string())?;
    }
    Ok(whole.lines().map(str::to_string).collect())
}

fn open(file: &Path) -> Result<File> {
    OpenOptions::new().create(true).append(true).open(file).with_context(|| file.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_is_not_worked_out_again_and_half_a_line_is() {
        let file = std::env::temp_dir().join(format!("makker-kept-{}", std::process::id()));
        fs::write(&file, "zero\nones\ntw").unwrap();
        let lines = work_out(4, 2, Some(&file), |number| format!("new {number}")).unwrap();
        assert_eq!(lines, ["zero", "ones", "new 2", "new 3"]);
        assert_eq!(fs::read_to_string(&file).unwrap(), "zero\nones\nnew 2\nnew 3\n");
        fs::remove_file(&file).unwrap();
    }
}
