//! A Web Worker that runs the engine.

use super::read;
use crate::routes;
use leptos::prelude::document;
use leptos::wasm_bindgen::{JsCast, JsValue, closure::Closure};
use leptos::web_sys::{Event, MessageEvent, Url, Worker, WorkerOptions, WorkerType};
use sittuyin_protocol::{Said, ToWorker};
use std::rc::Rc;

/// What is heard of a worker.
pub enum Heard {
    /// It says something.
    Message(Said),
    /// It has failed, or says what nobody understands.
    Broken,
}

/// A worker that runs; it ends when this is dropped.
pub struct WorkerHandle {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl WorkerHandle {
    /// Starts a worker; nothing where the browser refuses.
    pub fn start(heard: impl Fn(Heard) + 'static) -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address()?, &options).ok()?;
        let heard = Rc::new(heard);
        let on_message = {
            let heard = Rc::clone(&heard);
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                let text = event.data().as_string();
                heard(text.as_deref().and_then(read).map_or(Heard::Broken, Heard::Message));
            })
        };
        let on_error = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            // It is dealt with here; the page's own watch need not hear of it.
            event.prevent_default();
            heard(Heard::Broken);
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(Self { worker, _on_message: on_message, _on_error: on_error })
    }

    /// Says something to it.
    pub fn send(&self, message: &ToWorker) {
        // A text can always be sent.
        let _ = self.worker.post_message(&JsValue::from_str(&sittuyin_protocol::encode(message)));
    }
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// The address of the worker's program, of the same build as the page.
fn address() -> Option<String> {
    let build = routes::build();
    let base = document().base_uri().ok().flatten()?;
    Some(Url::new_with_base(&format!("worker.js?v={build}"), &base).ok()?.href())
}
