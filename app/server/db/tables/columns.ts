/**
 * Columns shared by many tables. D1 holds accounts, resume rows, grants, files and analyses. A resume's content lives
 * in its room; only what lists need is copied here. No ON DELETE CASCADE, because rebuilding a parent table in D1
 * would delete its children.
 */
import { integer, text } from "drizzle-orm/sqlite-core";

export const id = () => text("id").primaryKey();
/** Stored in milliseconds since 1970, read as a Date. */
export const timestamp = (name: string) => integer(name, { mode: "timestamp_ms" });
