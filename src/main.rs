fn main() { leptos::mount::mount_to_body(|| leptos::view! { <p>"Sittuyin"</p> }) }
