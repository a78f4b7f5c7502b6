/** Comma-separated values as RFC 4180 has them, each row under the names of the first. */

const DELIMITERS = /[",\r\n]/g;

export function readCsv(text: string): Record<string, string>[] {
  const [names = [], ...rows] = readRows(text.replace(/^\ufeff/, ""));
  return rows
    .filter((row) => row.some((value) => value !== ""))
    .map((row) => Object.fromEntries(names.map((name, index) => [name.trim(), row[index] ?? ""])));
}

function readRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let value = "";
    if (text[at] === '"') {
      at++;
      for (;;) {
        const quote = text.indexOf('"', at);
        const end = quote < 0 ? text.length : quote;
        value += text.slice(at, end);
        at = end + 1;
        if (text[at] !== '"') break;
        value += '"';
        at++;
      }
    } else {
      DELIMITERS.lastIndex = at;
      const end = DELIMITERS.exec(text)?.index ?? text.length;
      value = text.slice(at, end);
      at = end;
    }
    row.push(value);
    if (text[at] === ",") {
      at++;
      if (at === text.length) row.push("");
      continue;
    }
    if (text[at] === "\r") at++;
    if (text[at] === "\n") at++;
    else if (at < text.length && text[at - 1] !== "\r") continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
