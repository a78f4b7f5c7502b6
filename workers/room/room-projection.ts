/**
 * Copies the room's state to the resume's row in D1, the database that the dashboard reads: at most once a minute, and
 * when the room empties. A row in the room's outbox table is pending until D1 has confirmed; the alarm is set only
 * meanwhile. That row is updated in place, because creating and deleting it each minute would add a tenth to the cost
 * of an hour of typing.
 */

import type { RoomState } from "#app/core/collab/protocol/room-api.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { updateRowFromRoom } from "#app/server/db/resumes.server.ts";

const PROJECT_EVERY_MS = 60_000;
const FIRST_RETRY_MS = 5_000;
/** The wait doubles after each failure, up to this. */
const LAST_RETRY_MS = 600_000;
/** Key of the room's only outbox row. */
const KEY = "resume";
/** Value of `attempts` when nothing is pending. */
const DONE = -1;

export function createRoomProjection(
  ctx: DurableObjectState,
  env: Env,
  resumeId: string,
  state: () => RoomState,
) {
  const { storage } = ctx;
  const { sql } = storage;
  // Rooms of earlier versions lack this column.
  const [column] = sql.exec("SELECT 1 FROM pragma_table_info('outbox') WHERE name = 'done_at'");
  if (!column) sql.exec("ALTER TABLE outbox ADD COLUMN done_at INTEGER NOT NULL DEFAULT 0");
  let isPending = (row()?.attempts ?? DONE) !== DONE;

  function row() {
    const query = "SELECT attempts, done_at FROM outbox WHERE key = ?";
    return sql.exec<{ attempts: number; done_at: number }>(query, KEY).toArray()[0] ?? null;
  }

  async function flushIfPending(): Promise<void> {
    if (!isPending) return;
    const { rev, ...projection } = state();
    const now = Date.now();
    try {
      await updateRowFromRoom({ db: openDatabase(env.DB) }, resumeId, projection);
    } catch (error) {
      const attempts = (row()?.attempts ?? 0) + 1;
      sql.exec("UPDATE outbox SET attempts = ? WHERE key = ?", attempts, KEY);
      await storage.setAlarm(now + Math.min(FIRST_RETRY_MS * 2 ** attempts, LAST_RETRY_MS));
      console.error("The dashboard's row could not be written", resumeId, error);
      return;
    }
    isPending = state().rev !== rev;
    sql.exec(
      "UPDATE outbox SET attempts = ?, done_at = ? WHERE key = ?",
      ...[isPending ? 0 : DONE, now, KEY],
    );
    if (isPending) await storage.setAlarm(now + PROJECT_EVERY_MS);
    else if ((await storage.getAlarm()) !== null) await storage.deleteAlarm();
  }

  return {
    flushIfPending,
    /** Marks the dashboard's row as out of date and schedules its update. */
    markDirty(): void {
      if (isPending) return;
      isPending = true;
      const existing = row();
      if (existing) sql.exec("UPDATE outbox SET attempts = 0 WHERE key = ?", KEY);
      else sql.exec("INSERT INTO outbox (key, attempts) VALUES (?, 0)", KEY);
      const dueAt = (existing?.done_at ?? 0) + PROJECT_EVERY_MS;
      void storage.setAlarm(Math.max(Date.now(), dueAt));
    },
  };
}
