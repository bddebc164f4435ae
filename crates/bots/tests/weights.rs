//! The networks in `weights/`: packed, and with all that plays.

use std::path::PathBuf;
use std::{env, fs};

use makker_bots::network::Network;
use makker_rules::Edition;

/// Made anew by `UPDATE_GOLDEN=1`, which packs what `makker train` has written there.
#[test]
fn every_network_is_packed() {
    for edition in Edition::ALL {
        let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("weights/{edition}.net"));
        let bytes = fs::read(&file).unwrap();
        let packed = Network::pack(edition.into(), &bytes).unwrap();
        if env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&file, &packed).unwrap();
        }
        assert!(fs::read(&file).unwrap() == packed, "{edition}.net: UPDATE_GOLDEN=1 packs it");
        let numbers = Network::numbers(edition.into(), &packed).unwrap();
        let plain: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        assert!(packed.len() * 100 < plain.len() * 51, "{edition}: {} bytes", packed.len());
        // As `makker train` writes them, and as they were before they were packed.
        assert!(Network::numbers(edition.into(), &plain).unwrap() == numbers);
        assert!(Network::pack(edition.into(), &plain).unwrap() == packed);
    }
}
