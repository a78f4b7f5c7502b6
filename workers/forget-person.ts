/**
 * Removes a deleted account's id and name from every table of a room; what the person wrote stays. Uses only SQL, so
 * that it works without loading the document, even if that is unreadable.
 */
import * as v from "valibot";
import type { Author } from "#app/core/collab/comments/discussion.ts";
import { splitMentions } from "#app/core/collab/comments/mention-parts.ts";
import { FORMER_COLLABORATOR } from "#app/core/collab/protocol/room-api.ts";
import { namesOf } from "./room/room-versions.ts";

/** Table, user id column and name column. */
const NAME_COLUMNS = [
  ["activity", "user_id", "by"],
  ["joins", "user_id", "by"],
  ["comments", "user_id", "name"],
  ["threads", "resolved_by", "resolved_name"],
  ["suggestions", "user_id", "name"],
  ["suggestions", "decided_by", "decided_name"],
] as const;
/** Table and user id column, where no name is stored. */
const ID_ONLY_COLUMNS = [
  ["clients", "user_id"],
  ["log", "author"],
] as const;
const authorsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ userId: v.string(), name: v.string() })),
);
const readAuthors = (json: string) => v.safeParse(authorsSchema, json);

/** Returns the anonymous author that replaces the person; null for a destroyed room, which must stay empty. */
export function forgetPerson(storage: DurableObjectStorage, userId: string): Author | null {
  const { sql } = storage;
  const rows = sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
  const tables = new Set(rows.toArray().map(({ name }) => name));
  if (!tables.has("meta")) return null;
  // A different id in each room, so that it cannot be correlated between rooms.
  const former = { userId: `former:${crypto.randomUUID()}`, name: FORMER_COLLABORATOR };
  storage.transactionSync(() => {
    const names = findNames(sql, tables, userId);
    for (const [table, id, nameColumn] of NAME_COLUMNS) {
      if (!tables.has(table)) continue;
      const update = `UPDATE ${table} SET ${id} = ?, ${nameColumn} = ? WHERE ${id} = ?`;
      sql.exec(update, former.userId, former.name, userId);
    }
    for (const [table, id] of ID_ONLY_COLUMNS) {
      if (!tables.has(table)) continue;
      sql.exec(`UPDATE ${table} SET ${id} = ? WHERE ${id} = ?`, former.userId, userId);
    }
    // A deleted account can no longer be mentioned.
    if (tables.has("people")) sql.exec("DELETE FROM people WHERE user_id = ?", userId);
    if (tables.has("comments")) forgetMentions(sql, userId, former);
    if (tables.has("versions")) forgetAuthor(sql, userId, former, names);
  });
  return former;
}

/** Every current and former name of this person in the room. */
function findNames(sql: SqlStorage, tables: Set<string>, userId: string): Set<string> {
  const names = new Set<string>();
  for (const [table, id, named] of [["people", "user_id", "name"], ...NAME_COLUMNS]) {
    if (!table || !tables.has(table)) continue;
    const query = `SELECT DISTINCT ${named} AS name FROM ${table} WHERE ${id} = ?`;
    for (const { name } of sql.exec<{ name: string }>(query, userId)) names.add(name);
  }
  return names;
}

/** Also replaces mentions in other people's comments, because a mention is a reference, not part of their text. */
function forgetMentions(sql: SqlStorage, userId: string, former: Author): void {
  const query = "SELECT id, text, mentions FROM comments WHERE instr(mentions, ?) > 0";
  const rows = sql.exec<{ id: number; text: string; mentions: string }>(query, userId).toArray();
  for (const { id, text, mentions } of rows) {
    const parsed = readAuthors(mentions);
    if (!parsed.success) {
      // Unreadable JSON must not keep the id either.
      const withoutId = mentions.replaceAll(userId, former.userId);
      sql.exec("UPDATE comments SET mentions = ? WHERE id = ?", withoutId, id);
      continue;
    }
    const isForgotten = (author: Author | null) => author?.userId === userId;
    const newText = splitMentions(text, parsed.output)
      .map((part) => (isForgotten(part.mention) ? `@${former.name}` : part.text))
      .join("");
    const newMentions = parsed.output.map((author) => (isForgotten(author) ? former : author));
    const update = "UPDATE comments SET text = ?, mentions = ? WHERE id = ?";
    sql.exec(update, newText, JSON.stringify(newMentions), id);
  }
}

/** Old versions store only authors' names, not ids, so those are replaced by name. */
function forgetAuthor(
  sql: SqlStorage,
  userId: string,
  former: Author,
  names: ReadonlySet<string>,
): void {
  const [column] = sql.exec("SELECT 1 FROM pragma_table_info('versions') WHERE name = 'authors'");
  const authors = column ? "authors" : "NULL AS authors";
  const rows = sql
    .exec<{ id: number; by: string; authors: string | null }>(
      `SELECT id, by, ${authors} FROM versions`,
    )
    .toArray();
  for (const { id, by, authors } of rows) {
    const parsed = authors === null ? null : readAuthors(authors);
    if (parsed?.success) {
      if (!parsed.output.some((author) => author.userId === userId)) continue;
      const newAuthors = parsed.output.map((author) =>
        author.userId === userId ? former : author,
      );
      const update = "UPDATE versions SET by = ?, authors = ? WHERE id = ?";
      sql.exec(update, namesOf(newAuthors), JSON.stringify(newAuthors), id);
    } else {
      const parts = by.split(", ").map((name) => (names.has(name) ? former.name : name));
      if (parts.join(", ") !== by) {
        sql.exec("UPDATE versions SET by = ? WHERE id = ?", parts.join(", "), id);
      }
    }
  }
}
