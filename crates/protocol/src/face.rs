//! What people and bots look like: a closed list of words, which only grows. How each is drawn is the page's business.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The faces and their words.
macro_rules! faces {
    ($($(#[$about:meta])* $face:ident $word:literal)+) => {
        /// A face.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
        #[serde(rename_all = "camelCase")]
        pub enum Face {
            $($(#[$about])* $face,)+
        }

        impl Face {
            /// All faces.
            pub const ALL: &[Face] = &[$(Face::$face),+];
        }

        impl fmt::Display for Face {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $(Face::$face => $word,)+ })
            }
        }

        impl FromStr for Face {
            type Err = UnknownFace;

            fn from_str(word: &str) -> Result<Face, UnknownFace> {
                match word { $($word => Ok(Face::$face),)+ _ => Err(UnknownFace) }
            }
        }

        impl fmt::Display for UnknownFace {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!("a face is one of" $(, " ", $word)+))
            }
        }
    };
}

/// This is no face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownFace;

impl std::error::Error for UnknownFace {}

faces! {
    /// Brown braids and freckles.
    Braids "braids"
    /// Bald, with a white beard and glasses.
    Beard "beard"
    /// A fair bun.
    Bun "bun"
    /// Black curls.
    Curls "curls"
    /// A woollen hat.
    Hat "hat"
    /// A dark bob, and glasses.
    Bob "bob"
    /// Short brown hair.
    Short "short"
    /// Silver hair and glasses.
    Silver "silver"
    /// A headscarf.
    Scarf "scarf"
    /// Long black hair with a fringe.
    Long "long"
    /// Black hair and a moustache.
    Moustache "moustache"
    /// Short black hair and a beard.
    Fade "fade"
    /// Tousled red hair and freckles.
    Freckles "freckles"
    /// A turban and a beard.
    Turban "turban"
    /// Two black puffs.
    Puffs "puffs"
    /// Long red waves.
    Waves "waves"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_face_is_read_from_its_word_which_is_that_of_json() {
        for face in Face::ALL {
            assert_eq!(face.to_string().parse(), Ok(*face));
            assert_eq!(serde_json::to_value(face).unwrap(), face.to_string());
        }
        assert_eq!("monocle".parse::<Face>(), Err(UnknownFace));
        assert!(UnknownFace.to_string().starts_with("a face is one of braids beard bun "));
    }
}
