-- What is known of tables and of people. Texts called opening and deed are JSON.

CREATE TABLE sessions (
    token_hash TEXT   NOT NULL PRIMARY KEY,
    guest      TEXT   NOT NULL UNIQUE,
    name       TEXT   NOT NULL,
    seen       BIGINT NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    code    TEXT    NOT NULL PRIMARY KEY,
    invite  TEXT    NOT NULL,
    opening TEXT    NOT NULL,
    created BIGINT  NOT NULL,
    public  BOOLEAN NOT NULL,
    stage   TEXT    NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_in_the_lobby ON tables (stage, created) WHERE public;

CREATE TABLE sittings (
    guest      TEXT   NOT NULL,
    table_code TEXT   NOT NULL REFERENCES tables (code),
    since      BIGINT NOT NULL,
    PRIMARY KEY (guest, table_code)
) WITHOUT ROWID;

-- Rows are added at the end, whichever table they are of: only the small index is written here
-- and there.
CREATE TABLE entries (
    table_code TEXT   NOT NULL,
    number     BIGINT NOT NULL,
    at         BIGINT NOT NULL,
    wish       TEXT,
    guest      TEXT,
    deed       TEXT   NOT NULL,
    PRIMARY KEY (table_code, number)
);
