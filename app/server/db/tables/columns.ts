/**
 * Columns that many tables have. D1 holds accounts, the dashboard's rows, grants, files and analyses; a resume's
 * content lives in its room, and only what lists need is projected here. No ON DELETE CASCADE: rebuilding a
 * parent table in D1 would delete its children (docs/decisions).
 */
import { integer, text } from "drizzle-orm/sqlite-core";

export const id = () => text("id").primaryKey();
export const at = (name: string) => integer(name, { mode: "timestamp_ms" });
