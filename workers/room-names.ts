/** Where a room's tables name a person. Versions and the list of who came in keep the name of their time. */

const COLUMNS = [
  ["people", "user_id", "name"],
  ["activity", "user_id", "by"],
  ["comments", "user_id", "name"],
  ["threads", "resolved_by", "resolved_name"],
  ["suggestions", "user_id", "name"],
  ["suggestions", "decided_by", "decided_name"],
] as const;

export function renameInTables(sql: SqlStorage, userId: string, name: string): void {
  for (const [table, id, named] of COLUMNS) {
    sql.exec(
      `UPDATE ${table} SET ${named} = ? WHERE ${id} = ? AND ${named} <> ?`,
      ...[name, userId, name],
    );
  }
}
