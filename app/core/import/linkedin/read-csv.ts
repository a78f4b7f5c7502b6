/** Parses comma-separated values; each row becomes an object keyed by the names in the first row. */
import Papa from "papaparse";

export function readCsv(text: string): Record<string, string>[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ""), { delimiter: "," });
  const [names = [], ...rows] = data;
  return rows
    .filter((row) => row.some((value) => value !== ""))
    .map((row) => Object.fromEntries(names.map((name, index) => [name.trim(), row[index] ?? ""])));
}
