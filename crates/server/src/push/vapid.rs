//! Who sends: a signed word for each push service (VAPID, RFC 8292), by a key that the storage keeps.

use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine};
use ring::error::Unspecified;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde::Serialize;

/// For how long a word holds, in seconds; push services allow a day at most.
const HOLDS: u64 = 12 * 3600;

/// The key with which we sign.
pub struct Vapid {
    pair: EcdsaKeyPair,
}

/// What is signed.
#[derive(Serialize)]
struct Claims<'a> {
    aud: &'a str,
    exp: u64,
    sub: &'a str,
}

impl Vapid {
    /// A new key, as it is kept.
    pub fn fresh() -> Result<Vec<u8>, Unspecified> {
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
        Ok(key.as_ref().to_vec())
    }

    /// A key that was kept.
    pub fn read(kept: &[u8]) -> Option<Vapid> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &SystemRandom::new());
        Some(Vapid { pair: pair.ok()? })
    }

    /// The public key, as browsers and push services take it.
    pub fn public_key(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// What stands in `Authorization` of a message to the service of this origin, sent at this time (in seconds since 1970); whoever runs
    /// the service can ask at `contact`.
    pub fn authorization(&self, origin: &str, contact: &str, now: u64) -> Result<String, Unspecified> {
        let claims = Claims { aud: origin, exp: now + HOLDS, sub: contact };
        let claims = serde_json::to_vec(&claims).map_err(|_| Unspecified)?;
        let head = BASE64_URL_SAFE_NO_PAD.encode(br#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", BASE64_URL_SAFE_NO_PAD.encode(claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes())?;
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature);
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public_key()))
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::signature::Verifier;
    use p256::ecdsa::{Signature, VerifyingKey};
    use serde_json::{Value, json};

    use super::*;

    /// What a push service reads: the claims, if the signature is right.
    fn verified(authorization: &str) -> Option<Value> {
        let (token, key) = authorization.strip_prefix("vapid t=")?.split_once(", k=")?;
        let (signed, signature) = token.rsplit_once('.')?;
        let decode = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).ok();
        let key = VerifyingKey::from_sec1_bytes(&decode(key)?).ok()?;
        key.verify(signed.as_bytes(), &Signature::from_slice(&decode(signature)?).ok()?).ok()?;
        let (head, claims) = signed.split_once('.')?;
        let head: Value = serde_json::from_slice(&decode(head)?).ok()?;
        assert_eq!(head, json!({"typ": "JWT", "alg": "ES256"}));
        serde_json::from_slice(&decode(claims)?).ok()
    }

    /// RFC 8292, section 2.4: what reads our words reads that of the standard, and finds out when a letter of it was changed.
    #[test]
    fn the_example_of_the_standard_is_read() {
        let example = "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";
        let claims = json!({"aud": "https://push.example.net", "exp": 1453523768, "sub": "mailto:push@example.com"});
        assert_eq!(verified(example), Some(claims));
        assert_eq!(verified(&example.replace("i3CYb7", "i3CYb8")), None);
    }

    #[test]
    fn what_is_signed_can_be_verified_and_the_key_is_kept() {
        let kept = Vapid::fresh().unwrap();
        let [one, again] = [&kept, &kept].map(|kept| Vapid::read(kept).unwrap());
        assert_eq!(one.public_key(), again.public_key());
        assert_eq!(BASE64_URL_SAFE_NO_PAD.decode(one.public_key()).unwrap().len(), 65);
        let signed = one.authorization("https://push.example.net", "mailto:ann@example.net", 1_000_000).unwrap();
        let claims = json!({"aud": "https://push.example.net", "exp": 1_043_200, "sub": "mailto:ann@example.net"});
        assert_eq!(verified(&signed), Some(claims));
        assert!(Vapid::read(b"no key").is_none());
    }
}
