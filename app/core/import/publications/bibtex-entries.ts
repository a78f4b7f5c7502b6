/** Parses the entries of a BibTeX file; their values are still LaTeX. */

export interface BibtexEntry {
  /** Such as "article", in lower case. */
  type: string;
  /** Values by names in lower case; abbreviations that `@string` defines are replaced by their values. */
  fields: Map<string, string>;
}

/** Further entries, and characters of a value, are dropped; no list of publications has more. */
const MAX_ENTRIES = 1_000;
const MAX_VALUE_LENGTH = 20_000;
/** Abbreviations that BibTeX defines; they become "01" to "12". */
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Returns the entries in the order of the file; an empty list if it has none. */
export function readBibtex(source: string): BibtexEntry[] {
  const entries: BibtexEntry[] = [];
  const abbreviations = new Map(
    MONTHS.map((name, index) => [name, String(index + 1).padStart(2, "0")]),
  );
  const start = /@\s*([a-z]+)\s*[{(]/gi;
  for (let match = start.exec(source); match; match = start.exec(source)) {
    const type = (match[1] ?? "").toLowerCase();
    if (type === "comment" || type === "preamble") continue;
    const { fields, end } = readFields(source, start.lastIndex, abbreviations);
    start.lastIndex = Math.max(end, start.lastIndex);
    if (type === "string") {
      for (const [name, value] of fields) abbreviations.set(name, value);
    } else if (fields.size > 0) entries.push({ type, fields });
    if (entries.length === MAX_ENTRIES) break;
  }
  return entries;
}

const FIELD_NAME = /\s*,?\s*([\w:.+/-]+)\s*=\s*/y;
const BARE_WORD = /[\w:.+/-]+/y;
const CONCATENATION = /\s*#\s*/y;

/**
 * Reads the fields of the entry whose opening brace ends at `from`. Skips the entry's key, which has no value. `end`:
 * where reading stopped.
 */
function readFields(source: string, from: number, abbreviations: ReadonlyMap<string, string>) {
  const fields = new Map<string, string>();
  let at = from;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const entryKey = /\s*[^\s=,{}"]*\s*(?=,)/y;
  match(entryKey);
  for (let name = match(FIELD_NAME); name; name = match(FIELD_NAME)) {
    let value = "";
    do {
      const part = readValue(source, at, () => match(BARE_WORD)?.[0] ?? "");
      at = Math.max(at, part.end);
      value += part.isBare ? (abbreviations.get(part.text.toLowerCase()) ?? part.text) : part.text;
    } while (match(CONCATENATION) && value.length < MAX_VALUE_LENGTH);
    fields.set((name[1] ?? "").toLowerCase(), value.slice(0, MAX_VALUE_LENGTH));
  }
  return { fields, end: at };
}

/** A value in braces or quotes, or a bare word. Braces inside are balanced. */
function readValue(source: string, from: number, readBare: () => string) {
  const opening = source[from];
  if (opening !== "{" && opening !== '"') return { text: readBare(), end: 0, isBare: true };
  let depth = 0;
  let at = from;
  for (; at < source.length; at++) {
    const sign = source[at];
    if (sign === "\\") at++;
    else if (sign === "{") depth++;
    else if (sign === "}") {
      depth--;
      if (depth === 0 && opening === "{") break;
    } else if (sign === '"' && opening === '"' && depth === 0 && at > from) break;
  }
  return { text: source.slice(from + 1, at), end: at + 1, isBare: false };
}
