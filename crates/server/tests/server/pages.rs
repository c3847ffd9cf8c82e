//! Pages, pictures, headers, and what watches over the server.

use crate::guests::duel;
use crate::http::{Request, ask};
use crate::world::{World, folder};
use protocol::{CardRow, GameRow, HttpFault};
use std::collections::HashSet;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_tells_browsers_what_to_trust() {
    let world = World::with_sqlite().await;
    for path in [
        "/",
        "/api/me",
        "/api/nothing",
        "/healthz",
        "/nothing.js",
        "/art/nature/cover.svg",
    ] {
        let response = ask(world.address, Request::get(path)).await;
        let header = |name: &str| response.header(name).unwrap_or_default();
        let policy = header("content-security-policy");
        assert!(
            policy.starts_with("default-src 'none'; script-src 'self';"),
            "{path}: {policy}"
        );
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        assert!(
            policy.contains("frame-ancestors 'none'"),
            "{path}: {policy}"
        );
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(
            header("cross-origin-opener-policy"),
            "same-origin",
            "{path}"
        );
        assert_eq!(
            header("cross-origin-resource-policy"),
            "same-origin",
            "{path}"
        );
        assert!(header("permissions-policy").contains("camera=()"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_is_a_cookie_that_scripts_cannot_read() {
    let world = World::with_sqlite().await;
    let response = ask(world.address, Request::get("/api/me")).await;
    let cookie = response.header("set-cookie").expect("a session begins");
    for word in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    assert!(!cookie.contains("Secure"));
    let token = cookie
        .split(';')
        .next()
        .and_then(|pair| pair.split('=').nth(1));
    assert!(token.is_some_and(|token| token.len() >= 32), "{cookie}");
    let request = Request::get("/api/me").with("x-forwarded-proto", "https");
    let response = ask(world.address, request).await;
    assert!(
        response
            .header("set-cookie")
            .is_some_and(|cookie| cookie.contains("; Secure"))
    );
    // A known session keeps its cookie; one that was made up gets a new one.
    let ann = world.guest().await;
    assert_eq!(
        ann.ask(Request::get("/api/me")).await.header("set-cookie"),
        None
    );
    let invented = format!("mazzo={}", "a".repeat(32));
    let response = ask(
        world.address,
        Request::get("/api/me").with("cookie", invented),
    )
    .await;
    assert!(response.header("set-cookie").is_some());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_from_other_sites_are_refused() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let body = serde_json::to_vec(&duel(&["me", "easy"])).unwrap();
    let post = |origin: String| {
        let request = Request::send("POST", "/api/tables", body.clone());
        ann.ask(request.with("origin", origin))
    };
    for elsewhere in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        let response = post(elsewhere.to_owned()).await;
        assert_eq!(response.status, 403, "{elsewhere}");
        assert_eq!(response.json::<HttpFault>().code, "elsewhere");
    }
    let own = post(format!("http://{}", world.address)).await;
    assert_eq!(own.status, 201);
    let request = Request::send("PUT", "/api/me", r#"{"name":"Eve"}"#);
    let response = ann.ask(request.with("origin", "http://evil.example")).await;
    assert_eq!(response.status, 403);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_must_be_one() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    for (body, code) in [
        (r#"{"name":""}"#, "bad-name"),
        (r#"{"name":"a\u0007b"}"#, "bad-name"),
        (r#"{"nome":"Ann"}"#, "malformed"),
        ("", "malformed"),
    ] {
        let response = ann.ask(Request::send("PUT", "/api/me", body)).await;
        assert_eq!(response.status, 400, "{body}");
        assert_eq!(response.json::<HttpFault>().code, code, "{body}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_client_the_page_says_why() {
    let world = World::with_sqlite().await;
    let response = ask(world.address, Request::get("/")).await;
    assert_eq!(response.status, 200);
    assert!(
        response.text().contains("has no browser client in it"),
        "{}",
        response.text()
    );
    let request = Request::get("/?lang=it");
    let response = ask(world.address, request).await;
    assert!(
        response.text().contains("versione per il browser"),
        "{}",
        response.text()
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_is_served_from_a_folder() {
    let web = folder();
    std::fs::create_dir_all(web.join("assets")).unwrap();
    std::fs::write(web.join("index.html"), "<!doctype html><title>Hi</title>").unwrap();
    std::fs::write(web.join("assets/main-1.js"), "//".repeat(1000)).unwrap();
    std::fs::write(web.join(".secret"), "no").unwrap();
    let world = World::with(|settings| settings.web_dir = Some(web.clone())).await;
    for route in [
        "/",
        "/table/abcdefgh",
        "/join/abcdefgh/x",
        "/new/estro",
        "/watch",
        "/settings",
    ] {
        let response = ask(world.address, Request::get(route)).await;
        assert_eq!(response.status, 200, "{route}");
        assert!(response.text().contains("<title>Hi"), "{route}");
        assert_eq!(
            response.header("cache-control"),
            Some("private, no-cache"),
            "{route}"
        );
        // The session begins with the page: what it then asks for at once is asked by one visitor.
        let cookie = response.header("set-cookie").expect("a session begins");
        let cookie = cookie.split(';').next().unwrap_or_default();
        let again = ask(world.address, Request::get(route).with("cookie", cookie)).await;
        assert_eq!(again.header("set-cookie"), None, "{route}");
    }
    let script = ask(world.address, Request::get("/assets/main-1.js")).await;
    let lasting = script.header("cache-control").unwrap_or_default();
    assert!(lasting.contains("immutable"), "{lasting}");
    assert_eq!(script.header("set-cookie"), None);
    let tag = script.header("etag").expect("it has a tag").to_owned();
    let request = Request::get("/assets/main-1.js").with("if-none-match", tag);
    assert_eq!(ask(world.address, request).await.status, 304);
    let request = Request::get("/assets/main-1.js").with("accept-encoding", "gzip");
    let packed = ask(world.address, request).await;
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert!(packed.body.len() < script.body.len());
    for path in [
        "/.secret",
        "/../secret",
        "/assets/../.secret",
        "/assets/none.js",
    ] {
        assert_eq!(
            ask(world.address, Request::get(path)).await.status,
            404,
            "{path}"
        );
    }
    std::fs::remove_dir_all(web).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_cards_and_pictures_are_there() {
    let world = World::with_sqlite().await;
    let games: Vec<GameRow> = ask(world.address, Request::get("/api/games?lang=it"))
        .await
        .json();
    assert!(games.iter().any(|game| game.id == "estro" && game.playable));
    assert!(
        games
            .iter()
            .any(|game| game.id == "sovereign" && !game.playable)
    );
    for game in ["nature", "estro"] {
        let path = format!("/api/games/{game}/cards?lang=en");
        let cards: Vec<CardRow> = ask(world.address, Request::get(&path)).await.json();
        assert!(!cards.is_empty(), "{game}");
        let id = &cards[0].id;
        for path in [
            format!("/cards/{game}/en/{id}.svg"),
            format!("/art/{game}/{id}.svg"),
        ] {
            let response = ask(world.address, Request::get(&path)).await;
            assert_eq!(response.status, 200, "{path}");
            assert_eq!(
                response.header("content-type"),
                Some("image/svg+xml"),
                "{path}"
            );
            assert!(response.text().starts_with("<svg"), "{path}");
        }
    }
    let versioned = format!("/art/nature/back.svg?v={}", env!("CARGO_PKG_VERSION"));
    let response = ask(world.address, Request::get(&versioned)).await;
    assert!(
        response
            .header("cache-control")
            .is_some_and(|age| age.contains("immutable"))
    );
    let missing = ask(world.address, Request::get("/art/nature/nothing.svg")).await;
    assert_eq!(missing.status, 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_is_drawn_as_a_code() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "open"])).await;
    let path = format!(
        "/api/tables/{}/qr.svg?invite={}",
        opened.code, opened.invite
    );
    let response = ann.ask(Request::get(&path)).await;
    assert_eq!(response.status, 200);
    assert!(response.text().contains("<svg"));
    let response = ann.ask(Request::get("/api/tables/nothing/qr.svg")).await;
    assert_eq!(response.status, 404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_tells_how_it_is() {
    let world = World::with_sqlite().await;
    let ann = world.guest().await;
    let opened = ann.open(&duel(&["me", "open"])).await;
    let _looking = ann.join(&opened).await;
    let health = ask(world.address, Request::get("/healthz")).await;
    assert_eq!((health.status, health.text()), (200, "ok\n"));
    let metrics = ask(world.address, Request::get("/metrics")).await;
    for line in ["mazzo_tables 1", "mazzo_viewers 1"] {
        assert!(
            metrics.text().lines().any(|is| is == line),
            "{}",
            metrics.text()
        );
    }
    let document = ask(world.address, Request::get("/api/openapi.json")).await;
    let document: serde_json::Value = document.json();
    for path in ["/api/me", "/api/tables", "/api/games/{game}/cards"] {
        assert!(document["paths"].get(path).is_some(), "{path}");
    }
    assert!(document["components"]["schemas"].get("NewTable").is_some());
    let paths = document["paths"].as_object().expect("paths by name");
    let operations = (paths.values()).flat_map(|path| path.as_object().expect("a path").values());
    let mut known = HashSet::new();
    for operation in operations {
        // Clients are generated from these: each is a name, and no two are the same.
        let id = operation["operationId"].as_str().expect("an id");
        let tag = operation["tags"][0].as_str().expect("a tag");
        let is_name = |word: &str| word.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        assert!(
            is_name(id) && is_name(tag) && known.insert(id),
            "{id} {tag}"
        );
    }
}
