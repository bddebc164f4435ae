//! Being told of one's turn on a device: subscribing and ending it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use makker_protocol::{DevicesMessage, EndSubscription, NewSubscription, PushMessage, RefusedReason};

use crate::http::answer::{Answer, Body};
use crate::http::app::App;
use crate::http::caller::Caller;
use crate::push::Subscription;
use crate::store::Unavailable;
use makker_table::refused::{Refused, refuse};

/// The longest body of a request: an endpoint, keys and hours.
pub const LONGEST: usize = 4 * 1024;

/// With what a browser subscribes.
pub async fn key(State(app): State<Arc<App>>) -> axum::Json<PushMessage> {
    axum::Json(PushMessage { key: app.courier.as_ref().map(|courier| courier.public_key()) })
}

pub async fn subscribe(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    Body(new): Body<NewSubscription>,
) -> Answer<DevicesMessage> {
    let person = caller.person()?;
    let Some(courier) = &app.courier else {
        return Ok(refuse(RefusedReason::NotNow, "this server tells nobody of their turn")?);
    };
    let site = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let subscription = courier.read(new, site)?;
    app.bounds.make(caller.address, person)?;
    let hub = &app.hub;
    let (most, all) = (hub.limits.push.devices, hub.limits.push.all);
    let kept = hub.store.subscriptions().subscribe(person, &subscription, hub.now(), most, all).await;
    match kept.or_else(failed)? {
        Some(devices) => Ok(axum::Json(DevicesMessage { devices })),
        None => {
            Ok(refuse(RefusedReason::Unavailable, "so many devices are told already that no further one is taken")?)
        }
    }
}

/// Ends it. Nobody but the device, its push service and we know its endpoint: whoever names it may.
pub async fn unsubscribe(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(end): Body<EndSubscription>,
) -> Answer<DevicesMessage> {
    let person = caller.person()?;
    let subscriptions = app.hub.store.subscriptions();
    subscriptions.unsubscribe(&Subscription::id(&end.endpoint)).await.or_else(failed)?;
    let devices = subscriptions.devices(person).await.or_else(failed)?;
    Ok(axum::Json(DevicesMessage { devices }))
}

fn failed<T>(error: Unavailable) -> Result<T, Refused> {
    tracing::error!(error = error.0, "subscriptions");
    refuse(RefusedReason::Unavailable, "this does not work at the moment: try again")
}
