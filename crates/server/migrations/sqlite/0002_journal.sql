-- Entries with a key of their own were written here and there: some fifty pages for every fifty
-- entries. Now they are only added to the journal, and filed by table from time to time.
--
-- Each line of a text called lines is an entry as JSON: table, number, at, deed, and wish and guest
-- where there are any.

-- What was written last, of all tables; a row for all that was written together.
CREATE TABLE journal (
    id    INTEGER NOT NULL PRIMARY KEY,
    lines TEXT    NOT NULL
);

-- What was filed: a table's entries from the number first on, until the next chapter.
CREATE TABLE chapters (
    table_code TEXT   NOT NULL,
    first      BIGINT NOT NULL,
    lines      TEXT   NOT NULL,
    PRIMARY KEY (table_code, first)
) WITHOUT ROWID;

INSERT INTO chapters (table_code, first, lines)
SELECT
    table_code,
    min(number),
    group_concat(
        json_object(
            'table', table_code, 'number', number, 'at', at,
            'wish', wish, 'guest', guest, 'deed', json(deed)
        ),
        char(10) ORDER BY number
    )
FROM entries
GROUP BY table_code;

DROP TABLE entries;
