/** Parses comma-separated values; each row becomes an object keyed by the names in the first row. */
import Papa from "papaparse";

/** A resume has fewer of either; the rest of a file is not read. */
const MAX_ROWS = 5_000;
const MAX_COLUMNS = 100;

export function readCsv(text: string): Record<string, string>[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ""), {
    delimiter: ",",
    preview: MAX_ROWS + 1,
  });
  const [allNames = [], ...rows] = data;
  const names = allNames.slice(0, MAX_COLUMNS);
  return rows
    .filter((row) => row.some((value) => value !== ""))
    .map((row) => Object.fromEntries(names.map((name, index) => [name.trim(), row[index] ?? ""])));
}
