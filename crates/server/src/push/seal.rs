//! Sealing a message so that only the device can open it: RFC 8291, with one record of RFC 8188.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// How many bytes a public key has, uncompressed.
pub const PUBLIC: usize = 65;

/// How many bytes the shared secret of a subscription has.
pub const AUTH: usize = 16;

/// A message is filled up to a multiple of this, so that its length tells nothing of the names in it.
const STEP: usize = 1024;

/// The size of a record that is told: push services take up to 4096 bytes, and there is one.
const RECORD: u32 = 4096;

/// What a message takes more than its text: the end of the text and the tag of the cipher.
const OVERHEAD: usize = 1 + 16;

/// The key and the secret of a device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceKeys {
    /// Its public key.
    pub public: [u8; PUBLIC],
    /// What it shares with us.
    pub auth: [u8; AUTH],
}

/// How long something derived is.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// Could this be a public key? Whether it lies on the curve is found out, too.
pub fn is_public_key(public: &[u8; PUBLIC]) -> bool {
    let random = SystemRandom::new();
    let Ok(own) = EphemeralPrivateKey::generate(&ECDH_P256, &random) else { return false };
    agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, public), |_| ()).is_ok()
}

/// The body of a request that carries this text to a device.
pub fn seal(keys: &DeviceKeys, text: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public: [u8; PUBLIC] = own.compute_public_key()?.as_ref().try_into().map_err(|_| Unspecified)?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, keys.public);
    let padding = STEP - text.len() % STEP;
    agree_ephemeral(own, &theirs, |shared| seal_with(keys, shared, &public, &salt, text, padding))?
}

/// The same with what is else drawn or agreed on.
fn seal_with(
    keys: &DeviceKeys,
    shared: &[u8],
    public: &[u8; PUBLIC],
    salt: &[u8; 16],
    text: &[u8],
    padding: usize,
) -> Result<Vec<u8>, Unspecified> {
    if text.len() + padding + OVERHEAD > RECORD as usize {
        return Err(Unspecified);
    }
    let secret = derive::<32>(&keys.auth, shared, &[b"WebPush: info\0", &keys.public, public])?;
    let key = derive::<16>(salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce = derive::<12>(salt, &secret, &[b"Content-Encoding: nonce\0"])?;
    let mut sealed = Vec::with_capacity(salt.len() + 5 + PUBLIC + text.len() + padding + OVERHEAD);
    sealed.extend_from_slice(salt);
    sealed.extend_from_slice(&RECORD.to_be_bytes());
    sealed.push(PUBLIC as u8);
    sealed.extend_from_slice(public);
    // 2 ends the text of the last record.
    let mut record = [text, &[2]].concat();
    record.resize(text.len() + 1 + padding, 0);
    let cipher = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    cipher.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
    sealed.append(&mut record);
    Ok(sealed)
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut derived = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(secret).expand(info, Length(N))?.fill(&mut derived)?;
    Ok(derived)
}

#[cfg(test)]
mod tests {
    use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine};
    use p256::elliptic_curve::sec1::ToSec1Point;

    use super::*;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        BASE64_URL_SAFE_NO_PAD.decode(text).unwrap().try_into().unwrap()
    }

    /// A secret key as another program has it.
    fn key(text: &str) -> p256::SecretKey {
        p256::SecretKey::from_slice(&bytes::<32>(text)).unwrap()
    }

    fn shared(own: &p256::SecretKey, public: &[u8]) -> Vec<u8> {
        let public = p256::PublicKey::from_sec1_bytes(public).unwrap();
        p256::ecdh::diffie_hellman(own.to_nonzero_scalar(), public.as_affine()).raw_secret_bytes().to_vec()
    }

    fn public(key: &p256::SecretKey) -> [u8; PUBLIC] {
        key.public_key().to_sec1_point(false).as_bytes().try_into().unwrap()
    }

    /// RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out_to_the_byte() {
        let server = key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        let device = key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94");
        let keys = DeviceKeys {
            public: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let own = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        assert_eq!((public(&server), public(&device)), (own, keys.public));
        let secret = shared(&server, &keys.public);
        assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(&secret), "kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = seal_with(&keys, &secret, &own, &salt, text, 0).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(sealed), expected);
    }

    #[test]
    fn what_is_sealed_has_one_length_and_differs_each_time() {
        let device = key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94");
        let keys = DeviceKeys { public: public(&device), auth: [7; AUTH] };
        let [one, two, long] = [&b"Ann"[..], b"Ann", &[b'x'; 1000]].map(|text| seal(&keys, text).unwrap());
        assert_eq!((one.len(), two.len()), (long.len(), long.len()));
        assert_ne!(one, two);
        assert!(seal(&keys, &[b'x'; 4000]).is_err(), "longer than a push service takes");
    }

    #[test]
    fn what_is_no_key_is_found_out() {
        let device = key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94");
        assert!(is_public_key(&public(&device)));
        let mut elsewhere = public(&device);
        elsewhere[40] ^= 1;
        for wrong in [[0; PUBLIC], [4; PUBLIC], elsewhere] {
            assert!(!is_public_key(&wrong));
        }
    }
}
