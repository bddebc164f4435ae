//! People who are not there are told that it is their turn: by a small push service of the tests' own, which opens what it is sent as a
//! browser would, and by devices that know nothing of the server's ciphers.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine};
use makker_server::{Config, Limits, Push, Services};
use makker_testkit::{Person, first_choice, wait_until};
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use serde_json::{Value, json};

use crate::server::{FAST, Server, folder};

/// A request that the push service got.
#[derive(Clone, Debug)]
struct Pushed {
    path: String,
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

/// A push service on this machine.
#[derive(Clone)]
struct PushService {
    origin: String,
    pushed: Arc<Mutex<Vec<Pushed>>>,
    /// What it answers by path; usually 201.
    answers: Arc<Mutex<HashMap<String, u16>>>,
}

impl PushService {
    fn open() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let service = PushService { origin, pushed: Arc::default(), answers: Arc::default() };
        let own = service.clone();
        thread::spawn(move || {
            for stream in listener.incoming() {
                let own = own.clone();
                thread::spawn(move || own.take(stream.unwrap()));
            }
        });
        service
    }

    fn take(&self, mut stream: TcpStream) {
        let mut reader = BufReader::new(stream.try_clone().unwrap());
        let mut line = || {
            let mut line = String::new();
            reader.read_line(&mut line).unwrap();
            line.trim_end().to_string()
        };
        let path = line().split(' ').nth(1).unwrap().to_string();
        let mut headers = HashMap::new();
        while let Some((name, value)) = line().split_once(": ") {
            headers.insert(name.to_ascii_lowercase(), value.to_string());
        }
        let mut body = vec![0; headers["content-length"].parse().unwrap()];
        reader.read_exact(&mut body).unwrap();
        let status = self.answers.lock().unwrap().get(&path).copied().unwrap_or(201);
        self.pushed.lock().unwrap().push(Pushed { path, headers, body });
        // More than anybody wants to read.
        let _ =
            write!(stream, "HTTP/1.1 {status} So\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 1000000\r\n\r\n");
    }

    fn answers(&self, device: &Device, status: u16) {
        self.answers.lock().unwrap().insert(device.path.clone(), status);
    }

    /// What came for a device.
    fn pushed_to(&self, device: &Device) -> Vec<Pushed> {
        self.pushed.lock().unwrap().iter().filter(|pushed| pushed.path == device.path).cloned().collect()
    }

    /// Waits until so much has come for a device, and not more; the last of it, opened.
    fn told(&self, device: &Device, times: usize) -> Value {
        wait_until("a device is told", || self.pushed_to(device).len() >= times);
        let pushed = self.pushed_to(device);
        assert_eq!(pushed.len(), times, "{}", device.path);
        device.open(pushed.last().unwrap())
    }

    fn config(&self) -> Config {
        let mut limits = Limits::USUAL;
        limits.push.after_seconds = 1;
        let services: Services = self.origin.parse().unwrap();
        Config { limits, push: Push { services, contact: Some("mailto:ann@example.net".to_string()) }, ..FAST }
    }
}

/// How long something derived is.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// A device that has subscribed.
struct Device {
    path: String,
    key: SecretKey,
    auth: [u8; 16],
}

impl Device {
    fn new(number: u8) -> Device {
        let path = format!("/push/secret-endpoint-{number}");
        Device { path, key: SecretKey::from_slice(&[number; 32]).unwrap(), auth: [number; 16] }
    }

    fn public(&self) -> Vec<u8> {
        self.key.public_key().to_sec1_point(false).as_bytes().to_vec()
    }

    fn subscription(&self, service: &PushService) -> Value {
        json!({
            "endpoint": format!("{}{}", service.origin, self.path),
            "keys": {
                "p256dh": BASE64_URL_SAFE_NO_PAD.encode(self.public()),
                "auth": BASE64_URL_SAFE_NO_PAD.encode(self.auth),
            },
            "language": "en",
        })
    }

    /// Lets a person be told on this device, and says on how many they are.
    fn subscribe(&self, person: &Person, service: &PushService, quiet: Option<Value>) -> u64 {
        let mut body = self.subscription(service);
        if let Some(quiet) = quiet {
            body["quiet"] = quiet;
        }
        let (status, answer) = person.post("/api/push/subscribe", &body);
        assert_eq!(status, 200, "{answer}");
        answer["devices"].as_u64().unwrap()
    }

    /// Opens what was sealed for this device: RFC 8291 from the other side.
    fn open(&self, pushed: &Pushed) -> Value {
        let (salt, rest) = pushed.body.split_at(16);
        let (public, sealed) = rest[5..].split_at(rest[4].into());
        let theirs = PublicKey::from_sec1_bytes(public).unwrap();
        let shared = p256::ecdh::diffie_hellman(self.key.to_nonzero_scalar(), theirs.as_affine());
        let derive = |salt: &[u8], secret: &[u8], info: &[&[u8]], length| {
            let mut derived = vec![0; length];
            let key = Salt::new(HKDF_SHA256, salt).extract(secret);
            key.expand(info, Length(length)).unwrap().fill(&mut derived).unwrap();
            derived
        };
        let info: [&[u8]; 3] = [b"WebPush: info\0", &self.public(), public];
        let secret = derive(&self.auth, shared.raw_secret_bytes(), &info, 32);
        let key = derive(salt, &secret, &[b"Content-Encoding: aes128gcm\0"], 16);
        let nonce = derive(salt, &secret, &[b"Content-Encoding: nonce\0"], 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut text = sealed.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let text = key.open_in_place(nonce, Aad::empty(), &mut text).unwrap();
        let end = text.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(text[end], 2, "the end of the last record");
        serde_json::from_slice(&text[..end]).unwrap()
    }
}

/// What the sender says of itself, if it has signed that with this key.
fn claims(pushed: &Pushed, key: &str) -> Value {
    let (token, k) = pushed.headers["authorization"].strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(k, key);
    let decode = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let signature = Signature::from_slice(&decode(signature)).unwrap();
    VerifyingKey::from_sec1_bytes(&decode(key)).unwrap().verify(signed.as_bytes(), &signature).unwrap();
    serde_json::from_slice(&decode(signed.split_once('.').unwrap().1)).unwrap()
}

/// A table that waits for its people, at which Ann and Bo play against each other; and who they are.
fn ann_and_bo(server: &Server) -> (Person, Person, String) {
    let [ann, bo] = [Person::new(&server.address), Person::new(&server.address)];
    let table = ann.make_table("Ann", json!({"bots": "beginner", "standIn": null}));
    bo.does(&table, "sit", json!({"do": "sit", "seat": "Y", "name": "Bo"}));
    (ann, bo, table)
}

fn choose(person: &Person, table: &str) {
    let now = person.table(table);
    let id = format!("at {}", now["prompt"]["since"]);
    person.does(table, &id, json!({"do": "choose", "choice": first_choice(&now).unwrap()}));
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs()
}

/// How many devices a person has: nothing is ended by this.
fn devices(person: &Person) -> u64 {
    person.post("/api/push/unsubscribe", &json!({"endpoint": "https://nowhere.example.net"})).1["devices"]
        .as_u64()
        .unwrap()
}

#[test]
pub fn whoever_is_not_there_is_told_once_a_turn_across_restarts_and_of_no_card() {
    let (service, data) = (PushService::open(), folder("push-turns"));
    let mut server = Server::start_as(&data, service.config());
    let (ann, bo, table) = ann_and_bo(&server);
    let [phone, desk, other] = [1, 2, 3].map(Device::new);
    assert_eq!((phone.subscribe(&ann, &service, None), desk.subscribe(&ann, &service, None)), (1, 2));
    assert_eq!(desk.subscribe(&ann, &service, None), 2, "renewed");
    other.subscribe(&bo, &service, None);
    let key = ann.get("/api/push").1["key"].as_str().unwrap().to_string();
    ann.does(&table, "start", json!({"do": "start"}));
    let bots = ann.table(&table);
    let names = ["G", "B"].map(|seat| {
        let seats = bots["seats"].as_array().unwrap();
        seats.iter().find(|place| place["seat"] == seat).unwrap()["botName"].as_str().unwrap().to_string()
    });
    let body = format!("With {}, against Bo and {}", names[0], names[1]);
    let notice = json!({"table": table, "title": "Your turn", "body": body, "stop": "Stop these"});
    let (mut people, mut anns, mut bos) = ([ann, bo], 0, 0);
    for turn in 0..6 {
        let is_asked = |person: &Person| person.table(&table)["prompt"].is_object();
        wait_until("somebody is asked", || people.iter().any(is_asked));
        // Those who are asked are told, on each device; then they decide, once after a restart.
        let asked = people.each_ref().map(is_asked);
        if asked[0] {
            anns += 1;
            for device in [&phone, &desk] {
                assert_eq!(service.told(device, anns), notice, "and nothing else");
                let pushed = service.pushed_to(device).pop().unwrap();
                let claims = claims(&pushed, &key);
                assert_eq!(
                    (&claims["aud"], &claims["sub"]),
                    (&json!(service.origin), &json!("mailto:ann@example.net"))
                );
                assert!((now()..now() + 86_400).contains(&claims["exp"].as_u64().unwrap()));
                assert_eq!(pushed.headers["content-encoding"], "aes128gcm");
                assert!(pushed.headers["ttl"].parse::<u32>().unwrap() > 0);
                assert!(pushed.headers["topic"].len() <= 32 && pushed.headers["topic"] != table);
            }
        }
        if asked[1] {
            bos += 1;
            assert_eq!(service.told(&other, bos)["table"], json!(table));
        }
        if turn == 2 {
            server.stop();
            server = Server::start_as(&data, service.config());
            people = people.map(|person| Person::with_key(&server.address, person.key.as_deref().unwrap()));
            assert_eq!(people[0].get("/api/push").1["key"], json!(key), "the same key after a restart");
        }
        for (person, _) in people.iter().zip(asked).filter(|(_, asked)| *asked) {
            choose(person, &table);
        }
    }
    assert!(anns >= 2 && bos >= 2, "both had turns: {anns} and {bos}");
    let counts = [&phone, &desk, &other].map(|device| service.pushed_to(device).len());
    assert!(counts[0] <= anns + 1 && counts[1] <= anns + 1 && counts[2] <= bos + 1, "once a turn: {counts:?}");
}

#[test]
pub fn nobody_is_told_who_is_there_or_wants_peace_until_that_is_over() {
    let service = PushService::open();
    let server = Server::start_as(&folder("push-peace"), service.config());
    let (ann, bo, table) = ann_and_bo(&server);
    let cy = Person::new(&server.address);
    cy.does(&table, "sit", json!({"do": "sit", "seat": "G", "name": "Cy"}));
    let [anns, bos, cys, later] = [11, 12, 13, 14].map(Device::new);
    // Wherever the clock on Cy's wall stands, it is night there.
    let minute = (now() / 60 % 1440) as u32;
    let hours = |from: u32, until: u32| {
        let around = |minutes: u32| (minute + minutes + 90) % 1440;
        json!({"from": around(from), "until": around(until), "zone": [{"since": 0, "minutes": 90}]})
    };
    anns.subscribe(&ann, &service, None);
    bos.subscribe(&bo, &service, None);
    cys.subscribe(&cy, &service, Some(hours(1440 - 60, 60)));
    let mut here = ann.socket(&table, None);
    here.next_of("update");
    ann.does(&table, "start", json!({"do": "start"}));
    service.told(&bos, 1);
    // A device that comes later is told in a later round, when all others have been looked at.
    later.subscribe(&bo, &service, None);
    service.told(&later, 1);
    assert_eq!((service.pushed_to(&anns).len(), service.pushed_to(&cys).len()), (0, 0));
    drop(here);
    service.told(&anns, 1);
    assert_eq!(service.pushed_to(&cys).len(), 0);
    // The night is over, and it is still Cy's turn.
    cys.subscribe(&cy, &service, Some(hours(60, 1440 - 60)));
    service.told(&cys, 1);
    service.told(&bos, 1);
}

#[test]
pub fn a_dead_subscription_is_forgotten_and_one_that_fails_rests() {
    let service = PushService::open();
    let server = Server::start_as(&folder("push-dead"), service.config());
    let (ann, bo, table) = ann_and_bo(&server);
    let [dead, missing, failing, moved, fine] = [21, 22, 23, 24, 25].map(Device::new);
    for (device, status) in [(&dead, 410), (&missing, 404), (&failing, 503), (&moved, 307)] {
        service.answers(device, status);
        device.subscribe(&ann, &service, None);
    }
    fine.subscribe(&bo, &service, None);
    assert_eq!(devices(&ann), 4);
    ann.does(&table, "start", json!({"do": "start"}));
    wait_until("dead ones are forgotten", || devices(&ann) == 2);
    service.told(&moved, 1);
    service.told(&failing, 1);
    service.told(&fine, 1);
    // A later turn tells whoever is there, and leaves those alone that rest.
    choose(&bo, &table);
    choose(&ann, &table);
    wait_until("Bo is asked again", || {
        if ann.table(&table)["prompt"].is_object() {
            choose(&ann, &table);
        }
        bo.table(&table)["prompt"].is_object()
    });
    service.told(&fine, 2);
    assert_eq!([&dead, &missing, &failing, &moved].map(|device| service.pushed_to(device).len()), [1, 1, 1, 1]);
    // Whoever opens the page has a device that works.
    service.answers(&failing, 201);
    choose(&bo, &table);
    wait_until("Ann is asked", || {
        if bo.table(&table)["prompt"].is_object() {
            choose(&bo, &table);
        }
        ann.table(&table)["prompt"].is_object()
    });
    failing.subscribe(&ann, &service, None);
    service.told(&failing, 2);
}

#[test]
fn one_tap_ends_it_and_nobody_is_told_afterwards() {
    let service = PushService::open();
    let server = Server::start_as(&folder("push-end"), service.config());
    let (ann, bo, table) = ann_and_bo(&server);
    let [phone, desk, bos] = [31, 32, 33].map(Device::new);
    phone.subscribe(&ann, &service, None);
    desk.subscribe(&ann, &service, None);
    bos.subscribe(&bo, &service, None);
    let end = json!({"endpoint": format!("{}{}", service.origin, phone.path)});
    // The message's own button: the browser may have forgotten who its person was.
    let (status, answer) = Person::new(&server.address).post("/api/push/unsubscribe", &end);
    assert_eq!((status, answer), (200, json!({"devices": 0})));
    assert_eq!(devices(&ann), 1);
    ann.does(&table, "start", json!({"do": "start"}));
    service.told(&desk, 1);
    service.told(&bos, 1);
    assert!(service.pushed_to(&phone).is_empty());
}

#[test]
fn an_endpoint_is_told_to_nobody_and_logged_nowhere() {
    let (service, data) = (PushService::open(), folder("push-secret"));
    let server = Server::start_loud_as(&data, service.config());
    let (ann, bo, table) = ann_and_bo(&server);
    let [phone, failing] = [41, 42].map(Device::new);
    service.answers(&failing, 500);
    phone.subscribe(&ann, &service, None);
    failing.subscribe(&ann, &service, None);
    let mut socket = bo.socket(&table, None);
    let mut seen = socket.next_text().unwrap();
    ann.does(&table, "start", json!({"do": "start"}));
    service.told(&phone, 1);
    service.told(&failing, 1);
    for person in [&ann, &bo] {
        for path in ["", "/history", "/record"] {
            seen += &person.try_get(&format!("/api/tables/{table}{path}")).unwrap().1;
        }
        for path in ["/api/lobby", "/api/push", "/api/version"] {
            seen += &person.try_get(path).unwrap().1;
        }
    }
    seen += &socket.next_text().unwrap();
    let logged = server.stop();
    assert!(logged.contains("TRACE") || logged.contains("DEBUG"), "everything is logged");
    for secret in ["secret-endpoint", &service.origin, &BASE64_URL_SAFE_NO_PAD.encode([41; 16])] {
        assert!(!seen.contains(secret), "{secret} was told");
        assert!(!logged.contains(secret), "{secret} was logged");
    }
}

#[test]
fn strangers_choose_no_address_of_ours_and_fill_nothing() {
    let service = PushService::open();
    let device = Device::new(51);
    let known = Config { push: Push { services: Services::Known, contact: None }, ..FAST };
    let server = Server::start_as(&folder("push-known"), known);
    let ann = Person::new(&server.address);
    let mut body = device.subscription(&service);
    for endpoint in [
        service.origin.as_str(),
        "http://169.254.169.254/latest/meta-data",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://localhost/",
        "https://10.0.0.1/",
        "https://push.example.net/",
        "https://fcm.googleapis.com:22/",
        "https://fcm.googleapis.com@127.0.0.1/",
        "file:///etc/passwd",
        "",
        &format!("https://fcm.googleapis.com/{}", "x".repeat(2000)),
        &format!("https://fcm.googleapis.com/{}", "x".repeat(100_000)),
    ] {
        body["endpoint"] = json!(endpoint);
        let (status, answer) = ann.post("/api/push/subscribe", &body);
        assert!(status == 400 && answer["reason"] == "unreadable", "{status} {answer}");
    }
    let endpoint = |number: usize| json!(format!("https://fcm.googleapis.com/fcm/send/{number}"));
    for (field, wrong) in [
        ("keys", json!({"p256dh": "", "auth": ""})),
        ("keys", json!({"p256dh": "A".repeat(87), "auth": "A".repeat(22)})),
        ("language", json!("klingon")),
        ("quiet", json!({"from": 0, "until": 9999, "zone": []})),
    ] {
        let mut body = device.subscription(&service);
        (body["endpoint"], body[field]) = (endpoint(0), wrong);
        assert_eq!(ann.post("/api/push/subscribe", &body).0, 400, "{field}");
    }
    body["endpoint"] = endpoint(0);
    assert_eq!(Person::nobody(&server.address).post("/api/push/subscribe", &body).0, 401);
    for number in 0..20 {
        body["endpoint"] = endpoint(number);
        let (status, answer) = ann.post("/api/push/subscribe", &body);
        assert_eq!((status, &answer["devices"]), (200, &json!((number + 1).min(8))), "the oldest makes room");
    }
    drop(server);
    let mut limits = Limits::USUAL;
    limits.push.all = 1;
    let full = Config { limits, push: Push { services: Services::Known, contact: None }, ..FAST };
    let server = Server::start_as(&folder("push-full"), full);
    let ann = Person::new(&server.address);
    for (number, status) in [(0, 200), (0, 200), (1, 503)] {
        body["endpoint"] = endpoint(number);
        assert_eq!(ann.post("/api/push/subscribe", &body).0, status, "{number}");
    }
    drop(server);
    // Many at once are too fast, as with tables.
    let config = Config { pace: 1, push: Push { services: Services::Known, contact: None }, ..FAST };
    let server = Server::start_as(&folder("push-fast"), config);
    let ann = Person::new(&server.address);
    let answers: Vec<u16> = (0..60).map(|_| ann.post("/api/push/subscribe", &body).0).collect();
    assert!(answers[0] == 200 && answers.contains(&429), "{answers:?}");
}

#[test]
fn a_server_that_tells_nobody_says_so() {
    let (service, server) = (PushService::open(), Server::start(&folder("push-off")));
    let ann = Person::new(&server.address);
    assert_eq!(ann.get("/api/push"), (200, json!({})));
    let (status, answer) = ann.post("/api/push/subscribe", &Device::new(61).subscription(&service));
    assert_eq!((status, &answer["reason"]), (409, &json!("notNow")));
}
