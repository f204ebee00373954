//! Messages in, messages out, and slices of thinking in between.
//!
//! After each slice the worker sends itself a message through a channel of its own. The page's
//! messages that came meanwhile stand before it in the queue, so that *stop* is heard within a
//! slice; unlike a timeout, such a message is not held back by the browser.

use std::{cell::RefCell, rc::Rc};

use sittuyin_protocol::{FromWorker, encode};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort};

use crate::session::Session;

/// Sets up the worker and says that it is ready.
pub fn run() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let Ok(channel) = MessageChannel::new() else { return };
    let session = Rc::new(RefCell::new(Session::new()));
    let next_slice = channel.port1();

    let slice = {
        let (session, scope, next_slice) = (session.clone(), scope.clone(), next_slice.clone());
        Closure::<dyn FnMut(MessageEvent)>::new(move |_| {
            let mut session = session.borrow_mut();
            say(&scope, session.think());
            if session.is_thinking() {
                wake(&next_slice);
            }
        })
    };
    channel.port2().set_onmessage(Some(slice.as_ref().unchecked_ref()));
    slice.forget();

    let hear = {
        let scope = scope.clone();
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let mut session = session.borrow_mut();
            let idle = !session.is_thinking();
            // What is no text reads as an empty one, and is answered as unreadable.
            say(&scope, session.hear(&event.data().as_string().unwrap_or_default()));
            if idle && session.is_thinking() {
                wake(&next_slice);
            }
        })
    };
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    say(&scope, Some(FromWorker::Ready));
}

fn say(scope: &DedicatedWorkerGlobalScope, message: Option<FromWorker>) {
    if let Some(message) = message {
        // A text can always be sent; if the page is gone, nobody misses it.
        let _ = scope.post_message(&JsValue::from_str(&encode(&message)));
    }
}

fn wake(port: &MessagePort) {
    let _ = port.post_message(&JsValue::NULL);
}
