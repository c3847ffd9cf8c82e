//! A PostgreSQL of our own: started from the machine's programs in a folder of its own, on a free
//! port, and gone when the tests are.

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::env;
use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::OnceCell;

/// The address of a new, empty database.
pub async fn new_database() -> String {
    static SERVER: OnceCell<String> = OnceCell::const_new();
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let server = SERVER.get_or_init(start).await;
    let name = format!("mazzo_{}", COUNT.fetch_add(1, Ordering::Relaxed));
    let mut connection = PgConnection::connect(&format!("{server}/postgres"))
        .await
        .expect("PostgreSQL answers");
    sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name}")))
        .execute(&mut connection)
        .await
        .expect("a database can be made");
    format!("{server}/{name}")
}

async fn start() -> String {
    let folder = env::temp_dir().join(format!("mazzo-postgres-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder can be made");
    let owner = unprivileged();
    if let Some((user, group)) = owner {
        chown(&folder, Some(user), Some(group)).expect("root may give folders away");
    }
    let data = folder.join("data");
    let mut initdb = Command::new(program("initdb"));
    initdb
        .args(["--auth=trust", "--username=mazzo", "--no-sync"])
        .args(["--encoding=UTF8", "--locale=C", "--pgdata"])
        .arg(&data)
        .current_dir(&folder)
        .stdout(Stdio::null());
    let made = as_user(&mut initdb, owner).status().expect("initdb runs");
    assert!(made.success(), "initdb made no database");
    let port = free_port();
    // The server ends when its standard input does, and that ends with this process, however it
    // does.
    let script = "\"$0\" \"$@\" & read -r nothing; kill -INT $!; wait; rm -rf \"$PWD\"";
    let mut server = Command::new("sh");
    server
        .args(["-c", script])
        .arg(program("postgres"))
        .arg("-D")
        .arg(&data)
        .args(["-p", &port.to_string(), "-h", "127.0.0.1", "-k", "", "-F"])
        .current_dir(&folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    // It lives as long as this process, so nobody is there to wait for it.
    #[allow(clippy::zombie_processes)]
    let mut child = as_user(&mut server, owner).spawn().expect("postgres runs");
    // Kept open for as long as this process lives.
    std::mem::forget(child.stdin.take());
    let address = format!("postgres://mazzo@127.0.0.1:{port}");
    wait_for(&format!("{address}/postgres")).await;
    address
}

async fn wait_for(address: &str) {
    let end = Instant::now() + Duration::from_secs(60);
    loop {
        match PgConnection::connect(address).await {
            Ok(_) => return,
            Err(error) if Instant::now() > end => panic!("PostgreSQL does not answer: {error}"),
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    listener.local_addr().expect("it has an address").port()
}

/// PostgreSQL refuses to run as root.
fn unprivileged() -> Option<(u32, u32)> {
    let id = |words: &[&str]| -> Option<u32> {
        let output = Command::new("id").args(words).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse().ok()
    };
    if id(&["-u"]) != Some(0) {
        return None;
    }
    ["postgres", "nobody"]
        .into_iter()
        .find_map(|user| Some((id(&["-u", user])?, id(&["-g", user])?)))
}

fn as_user(command: &mut Command, owner: Option<(u32, u32)>) -> &mut Command {
    match owner {
        Some((user, group)) => command.uid(user).gid(group),
        None => command,
    }
}

fn program(name: &str) -> PathBuf {
    let path = env::var_os("PATH").unwrap_or_default();
    let on_path = env::split_paths(&path).map(|folder| folder.join(name));
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let packaged = versions
        .filter_map(Result::ok)
        .map(|version| version.path().join("bin").join(name));
    (packaged.chain(on_path))
        .find(|program| program.is_file())
        .unwrap_or_else(|| panic!("{name} of PostgreSQL is not here: cargo xtask test installs it"))
}
