//! Something for each of several seats, as a JSON object with their letters as keys.

use std::fmt;
use std::marker::PhantomData;

use makker_rules::Seat;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::{Config, TS, TypeVisitor};

/// A value for each of some seats, in the order in which they are written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatMap<T>(pub Vec<(Seat, T)>);

impl<T: Serialize> Serialize for SeatMap<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(seat, value)| (seat.letter(), value)))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for SeatMap<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatMap<T>, D::Error> {
        deserializer.deserialize_map(SeatMapVisitor(PhantomData))
    }
}

struct SeatMapVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for SeatMapVisitor<T> {
    type Value = SeatMap<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with the letters of seats as keys")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<SeatMap<T>, M::Error> {
        let mut entries: Vec<(Seat, T)> = Vec::new();
        while let Some(key) = map.next_key::<String>()? {
            let seat: Seat = key.parse().map_err(M::Error::custom)?;
            if entries.iter().any(|(other, _)| *other == seat) {
                return Err(M::Error::custom(format_args!("{seat} is there twice: name each seat once")));
            }
            entries.push((seat, map.next_value()?));
        }
        Ok(SeatMap(entries))
    }
}

/// In TypeScript an object in which a seat may be missing: rule sets have different seats.
impl<T: TS> TS for SeatMap<T> {
    type WithoutGenerics = SeatMap<ts_rs::Dummy>;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        format!("{{ [seat in string]?: {} }}", T::name(config))
    }

    fn inline(config: &Config) -> String {
        SeatMap::<T>::name(config)
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<T>();
        T::visit_generics(visitor);
    }
}
