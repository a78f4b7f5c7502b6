/**
 * Clears D1, R2 and all rooms, but leaves the printers with their browsers: `reset` of cloudflare:test erases every
 * Durable Object, so each test that prints would start a browser, and those of earlier tests would run on to the end.
 */
import {
  applyD1Migrations,
  type D1Migration,
  evictDurableObject,
  listDurableObjectIds,
  reset,
  runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";

/** Rooms cleared before, which are listed still; no test uses the room of another. */
const clearedRooms = new Set<string>();
/** Deletes the rows of all tables; null before the first migration. */
let emptyTables: string[] | null = null;

export async function clearState(migrations: D1Migration[]): Promise<void> {
  const isCleared = emptyTables !== null && (await clearAll(emptyTables).catch(() => false));
  if (isCleared) return;
  // The first test, or a test broke something, for example dropped a table.
  await reset();
  await applyD1Migrations(env.DB, migrations);
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT IN ('d1_migrations', 'sqlite_sequence')",
  ).all<{ name: string }>();
  emptyTables = results.map(({ name }) => `DELETE FROM \`${name}\``);
}

async function clearAll(deletions: string[]): Promise<true> {
  const ids = await listDurableObjectIds(env.ROOMS);
  await Promise.all(ids.filter((id) => !clearedRooms.has(String(id))).map(clearRoom));
  const statements = ["PRAGMA defer_foreign_keys = on", ...deletions];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  const { objects } = await env.FILES.list();
  if (objects.length > 0) await env.FILES.delete(objects.map(({ key }) => key));
  return true;
}

async function clearRoom(id: DurableObjectId): Promise<void> {
  const stub = env.ROOMS.get(id);
  await runInDurableObject(stub, (_, { storage }) => storage.deleteAll());
  await evictDurableObject(stub, { webSockets: "close" });
  clearedRooms.add(String(id));
}
