//! Why a bot does what it does, in a closed list that people can be told.

use std::fmt;

macro_rules! motives {
    ($($(#[$doc:meta])+ $name:ident $word:literal;)+) => {
        /// Why a bot chose what it chose.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Motive { $($(#[$doc])+ $name,)+ }

        impl Motive {
            /// All of them.
            pub const ALL: &[Motive] = &[$(Motive::$name),+];

            /// The word that messages use.
            pub const fn word(self) -> &'static str {
                match self { $(Motive::$name => $word,)+ }
            }
        }
    };
}

motives! {
    /// It is the only choice.
    Only "only";
    /// No card can be played.
    Folds "folds";
    /// It fills the team's last circle, before any other team.
    Wins "wins";
    /// It fills the team's last circle when another team has won already.
    TakesPlace "takes-place";
    /// It locks a pawn in its goal.
    Locks "locks";
    /// It bumps an opponent's pawn home.
    Bumps "bumps";
    /// It brings a pawn out.
    ComesOut "comes-out";
    /// It brings a pawn into its goal.
    EntersGoal "enters-goal";
    /// It takes a pawn out of danger.
    Escapes "escapes";
    /// It opens the way for a teammate's pawn.
    LetsTeammatePass "lets-teammate-pass";
    /// It moves a teammate's pawn on.
    HelpsTeammate "helps-teammate";
    /// It swaps a pawn to a better place.
    Swaps "swaps";
    /// It swaps an opponent's pawn to a worse place.
    SetsBack "sets-back";
    /// It takes the short way: backwards towards the goal.
    GoesBack "goes-back";
    /// It moves a pawn on.
    Advances "advances";
    /// Everything else is worse still.
    LeastHarm "least-harm";
    /// It gives the teammate a card to come out with.
    GivesStart "gives-start";
    /// It gives a card that the teammate can use.
    GivesUseful "gives-useful";
    /// It gives what it can spare.
    GivesSpare "gives-spare";
}

impl fmt::Display for Motive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}
