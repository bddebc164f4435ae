//! The seven questions that rulebooks answer in two ways, and that a house rule answers the other way.

/// Makes the one table of knobs: for each a type of its two answers, each with the word that names it in a rule set's name.
macro_rules! knobs {
    ($($(#[$about:meta])* $knob:ident $field:ident {
        $(#[$about_one:meta])* $one:ident = $word_of_one:literal,
        $(#[$about_other:meta])* $other:ident = $word_of_other:literal,
    })+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub(crate) enum $knob {
                $(#[$about_one])* $one,
                $(#[$about_other])* $other,
            }

            impl $knob {
                const fn word(self) -> &'static str {
                    match self {
                        $knob::$one => $word_of_one,
                        $knob::$other => $word_of_other,
                    }
                }

                const fn turned(self) -> $knob {
                    match self {
                        $knob::$one => $knob::$other,
                        $knob::$other => $knob::$one,
                    }
                }
            }
        )+

        /// A question that a rule set answers in one of two ways, in the order in which names of rule sets hold them.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Knob {
            $($(#[$about])* $knob,)+
        }

        impl Knob {
            /// All of them, in order.
            pub const ALL: &[Knob] = &[$(Knob::$knob),+];

            /// The words of its two answers.
            pub const fn words(self) -> [&'static str; 2] {
                match self {
                    $(Knob::$knob => [$word_of_one, $word_of_other],)+
                }
            }
        }

        /// How a rule set answers all seven.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) struct Knobs {
            $(pub(crate) $field: $knob,)+
        }

        impl Knobs {
            /// The word of the answer to one question.
            pub(crate) const fn word(self, knob: Knob) -> &'static str {
                match knob {
                    $(Knob::$knob => self.$field.word(),)+
                }
            }

            /// The same answers but for one.
            pub(crate) const fn with_turned(mut self, knob: Knob) -> Knobs {
                match knob {
                    $(Knob::$knob => self.$field = self.$field.turned(),)+
                }
                self
            }
        }
    };
}

knobs! {
    /// Does a start space count as a step for pawns that walk by? (Rulings 3 and 4.)
    StartSpace start_space {
        /// It is a space of the track like any other.
        Counts = "start-counts",
        /// Pawns step over it.
        Skipped = "start-skipped",
    }
    /// May a swap take a pawn from a start space? (Ruling 23.)
    SwapFromStart swap_from_start {
        /// A pawn on a start is like any other.
        Allowed = "swap-from-start",
        /// A pawn on a start is protected.
        Protected = "no-swap-from-start",
    }
    /// How often a pawn may turn in the goal within one move. (Rulings 11 and 13.)
    Turning turning {
        /// Once, from forwards to backwards.
        Once = "turn-once",
        /// As often as it meets a pawn or the end.
        Often = "turn-often",
    }
    /// What a pawn in the goal does when no circle ahead of it is free. (Ruling 14.)
    NoCircleAhead no_circle_ahead {
        /// It cannot move.
        Stays = "stay",
        /// It turns on the spot.
        Turns = "turn-on-the-spot",
    }
    /// Where a pawn that is already in the goal may end a move. (Ruling 12.)
    FromGoal from_goal {
        /// Only locked, or out on the track.
        LockedOrOut = "lock-or-leave",
        /// On any free circle or out on the track.
        Anywhere = "rest-in-goal",
    }
    /// What happens to the steps that a split has left when the seat's last pawn is locked. (Ruling 19.)
    RestOfSplit rest_of_split {
        /// They may lapse, all of them.
        MayLapse = "rest-may-lapse",
        /// A teammate's pawns must use them.
        MustBeUsed = "rest-is-used",
    }
    /// When all cards are gathered and shuffled. (Ruling 6.)
    Shuffling shuffling {
        /// Before every deal.
        EveryDeal = "fresh-decks",
        /// When the dealer changes.
        EachDealer = "three-deals",
    }
}
