/** Rows of one of the tables of O*NET and ESCO (data/README.md), by its columns' names. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** @returns {Record<string, string>[]} */
export function readTable(folder, name) {
  const text = gunzipSync(readFileSync(join(folder, `${name}.tsv.gz`))).toString("utf8");
  const [head = "", ...lines] = text.split("\n").filter((line) => line !== "");
  const columns = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""]));
  });
}
