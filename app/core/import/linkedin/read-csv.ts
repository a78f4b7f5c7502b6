/** Parses comma-separated values: each row becomes an object keyed by the column names in the first row. */
import Papa from "papaparse";

/** An archive has fewer rows and columns; the rest of a file is not read. */
const MAX_ROWS = 5_000;
const MAX_COLUMNS = 100;

export function readCsv(text: string): Record<string, string>[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ""), {
    delimiter: ",",
    preview: MAX_ROWS + 1,
  });
  const [header = [], ...rows] = data;
  const columns = header.slice(0, MAX_COLUMNS);
  return rows
    .filter((row) => row.some((value) => value !== ""))
    .map((row) =>
      Object.fromEntries(columns.map((column, index) => [column.trim(), row[index] ?? ""])),
    );
}
