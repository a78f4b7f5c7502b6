/** Stores suggested changes in the room's own table; of the decided ones only the newest are kept. */
import { DISCUSSION_CAPS, type Suggestion } from "#app/core/collab/comments/discussion.ts";
import type { SuggestionStore } from "#app/core/collab/comments/handle-suggestions.ts";

interface Row extends Record<string, SqlStorageValue> {
  id: number;
  user_id: string;
  name: string;
  field: string;
  from_spot: string | null;
  to_spot: string | null;
  base: string;
  proposed: string;
  at: number;
  state: Suggestion["state"];
  decided_at: number | null;
  decided_by: string | null;
  decided_name: string | null;
  reason: string;
}

/**
 * `from_spot`, `to_spot`: start and end of the anchor. `ref`: the client's id of the command, so that a repeated one
 * adds nothing.
 */
const TABLE = `
  CREATE TABLE IF NOT EXISTS suggestions (
    id INTEGER PRIMARY KEY AUTOINCREMENT, user_id TEXT NOT NULL, name TEXT NOT NULL,
    field TEXT NOT NULL, from_spot TEXT, to_spot TEXT, base TEXT NOT NULL, proposed TEXT NOT NULL,
    at INTEGER NOT NULL, state TEXT NOT NULL DEFAULT 'open', decided_at INTEGER, decided_by TEXT,
    decided_name TEXT, reason TEXT NOT NULL DEFAULT '', ref TEXT);
  CREATE UNIQUE INDEX IF NOT EXISTS suggestions_by_ref ON suggestions (user_id, ref);
`;

function toSuggestion(row: Row): Suggestion {
  const { id, field, from_spot, to_spot, base, proposed, at, state, decided_at, reason } = row;
  const by = { userId: row.decided_by ?? "", name: row.decided_name ?? "" };
  return {
    id,
    by: { userId: row.user_id, name: row.name },
    anchor: { field, start: from_spot, end: to_spot },
    base,
    proposed,
    at,
    state,
    decided: decided_at === null ? null : { by, at: decided_at, reason },
  };
}

export function createRoomSuggestions(sql: SqlStorage) {
  sql.exec(TABLE);
  const firstOf = (rows: SqlStorageCursor<Row>): Suggestion | null => {
    const [row] = rows.toArray();
    return row ? toSuggestion(row) : null;
  };

  return {
    list: () => sql.exec<Row>("SELECT * FROM suggestions ORDER BY id").toArray().map(toSuggestion),
    find: (id) => firstOf(sql.exec<Row>("SELECT * FROM suggestions WHERE id = ?", id)),
    findRef: (userId, ref) =>
      firstOf(
        sql.exec<Row>("SELECT * FROM suggestions WHERE user_id = ? AND ref = ?", userId, ref),
      ),
    countOpen: () =>
      sql
        .exec<{ open: number }>("SELECT COUNT(*) AS open FROM suggestions WHERE state = 'open'")
        .one().open,
    add({ by, anchor: { field, start, end }, base, proposed, at, ref }) {
      const row = sql
        .exec<Row>(
          `INSERT INTO suggestions
             (user_id, name, field, from_spot, to_spot, base, proposed, at, ref)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
          by.userId,
          by.name,
          field,
          start,
          end,
          base,
          proposed,
          at,
          ref,
        )
        .one();
      return toSuggestion(row);
    },
    decide(id, state, decided) {
      sql.exec(
        `UPDATE suggestions SET state = ?, decided_at = ?, decided_by = ?, decided_name = ?,
           reason = ? WHERE id = ?`,
        state,
        decided?.at ?? null,
        decided?.by.userId ?? null,
        decided?.by.name ?? null,
        decided?.reason ?? "",
        id,
      );
      sql.exec(
        `DELETE FROM suggestions WHERE id IN (SELECT id FROM suggestions WHERE state <> 'open'
           ORDER BY decided_at DESC LIMIT -1 OFFSET ?)`,
        DISCUSSION_CAPS.keptSuggestions,
      );
    },
    remove(id) {
      sql.exec("DELETE FROM suggestions WHERE id = ?", id);
    },
    moveAnchors(move) {
      for (const row of sql.exec<Row>("SELECT * FROM suggestions").toArray()) {
        const { start, end } = move(toSuggestion(row).anchor);
        const update = "UPDATE suggestions SET from_spot = ?, to_spot = ? WHERE id = ?";
        sql.exec(update, start, end, row.id);
      }
    },
  } satisfies SuggestionStore;
}
