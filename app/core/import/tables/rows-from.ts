/**
 * The items from `index` on, without a copy: each of thousands of rows is tried as the start of a table, and most end at
 * the first row.
 */
export function* rowsFrom<Row>(rows: readonly Row[], index: number): Generator<Row> {
  for (let at = index; at < rows.length; at++) yield rows[at] as Row;
}
