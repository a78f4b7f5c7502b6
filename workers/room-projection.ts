/**
 * Keeps the dashboard's row in step with its room: at most once a minute, and when the room empties.
 * An outbox row stands until D1 has taken it; the alarm is set only while one stands.
 */
import { openDatabase } from "#app/db/database.server.ts";
import { projectResume } from "#app/db/resumes.server.ts";
import type { RoomState } from "#app/room/room-api.ts";
import type { RoomStorage } from "./room-storage.ts";

const PROJECT_EVERY_MS = 60_000;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 600_000;
const KEY = "resume";

export function openRoomProjection(
  ctx: DurableObjectState,
  env: Env,
  facts: RoomStorage,
  resumeId: string,
  state: () => RoomState,
) {
  const { storage } = ctx;
  const { sql } = storage;
  let isPending = attempts() !== null;

  function attempts(): number | null {
    const [row] = sql.exec<{ attempts: number }>("SELECT attempts FROM outbox WHERE key = ?", KEY);
    return row?.attempts ?? null;
  }

  async function run(): Promise<void> {
    if (!isPending) return;
    const { rev, templateId, updatedAt } = state();
    const now = Date.now();
    try {
      await projectResume({ db: openDatabase(env.DB) }, resumeId, { templateId, updatedAt });
    } catch (error) {
      const tried = (attempts() ?? 0) + 1;
      sql.exec("UPDATE outbox SET attempts = ? WHERE key = ?", tried, KEY);
      await storage.setAlarm(now + Math.min(FIRST_RETRY_MS * 2 ** tried, LAST_RETRY_MS));
      console.error("The dashboard's row could not be written", resumeId, error);
      return;
    }
    facts.setMeta("projectedAt", String(now));
    if (state().rev !== rev) return storage.setAlarm(now + PROJECT_EVERY_MS);
    sql.exec("DELETE FROM outbox WHERE key = ?", KEY);
    isPending = false;
    await storage.deleteAlarm();
  }

  return {
    run,
    /** Something has changed. */
    touch(): void {
      if (isPending) return;
      isPending = true;
      sql.exec("INSERT OR IGNORE INTO outbox (key, attempts) VALUES (?, 0)", KEY);
      const due = Number(facts.meta("projectedAt") ?? 0) + PROJECT_EVERY_MS;
      void storage.setAlarm(Math.max(Date.now(), due));
    },
  };
}
