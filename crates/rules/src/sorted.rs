//! Sorting of lists that are short or seldom sorted, in little code: the sort of the standard library is compiled anew for every type,
//! five thousand bytes each time, which people wait for who load the game into a browser. What has to be fast uses that one.

use std::cmp::Ordering;

/// Sorts a list; what is equal stays in its order.
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let mut order = order_of(list.len(), &|a, b| compare(&list[a], &list[b]));
    // Each place says where its item stands: round every circle of places, the items are passed on.
    for begin in 0..list.len() {
        let mut place = begin;
        loop {
            let from = std::mem::replace(&mut order[place], place);
            if from == begin {
                break;
            }
            list.swap(place, from);
            place = from;
        }
    }
}

/// Sorts a list by a key; what is equal stays in its order.
pub fn sort_by_key<T, Key: Ord>(list: &mut [T], key: impl Fn(&T) -> Key) {
    sort_by(list, |a, b| key(a).cmp(&key(b)));
}

/// Sorts a list.
pub fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, T::cmp);
}

/// Compiled once: runs of one, two, four … are merged.
fn order_of(length: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..length).collect();
    let mut merged = Vec::with_capacity(length);
    let mut run = 1;
    while run < length {
        merged.clear();
        for both in order.chunks(2 * run) {
            let (mut left, mut right) = both.split_at(run.min(both.len()));
            while let (Some(a), Some(b)) = (left.first(), right.first()) {
                let from = if compare(*a, *b).is_gt() { &mut right } else { &mut left };
                merged.push(from[0]);
                *from = &from[1..];
            }
            merged.extend_from_slice(left);
            merged.extend_from_slice(right);
        }
        std::mem::swap(&mut order, &mut merged);
        run *= 2;
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_sorted_as_the_standard_library_does() {
        // Numbers in no order, many of them equal by their key.
        let mut number: u32 = 1;
        for length in [0, 1, 2, 3, 4, 7, 20, 100, 500] {
            let list: Vec<(u32, usize)> = (0..length)
                .map(|index| {
                    number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (number >> 28, index)
                })
                .collect();
            let (mut ours, mut theirs) = (list.clone(), list);
            sort_by_key(&mut ours, |item| item.0);
            theirs.sort_by_key(|item| item.0);
            assert_eq!(ours, theirs);
            sort_by(&mut ours, |a, b| b.1.cmp(&a.1));
            theirs.sort_by_key(|item| std::cmp::Reverse(item.1));
            assert_eq!(ours, theirs);
            sort(&mut ours);
            theirs.sort();
            assert_eq!(ours, theirs);
        }
    }
}
