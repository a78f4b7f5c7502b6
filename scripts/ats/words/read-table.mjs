/** Reads one of the tables of O*NET and ESCO (data/README.md says where to get them). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/**
 * @param folder with the tables as NAME.tsv.gz
 * @returns {Record<string, string>[]} its rows, each by the names of the columns
 */
export function readTable(folder, name) {
  const text = gunzipSync(readFileSync(join(folder, `${name}.tsv.gz`))).toString("utf8");
  const [head = "", ...lines] = text.split("\n").filter((line) => line !== "");
  const columns = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""]));
  });
}
