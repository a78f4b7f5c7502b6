/** Reads certificates, awards and publications: a title, an issuer or publisher, a date and a link. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import type { DocLine } from "./doc-line.ts";
import { nameFromText, type ReadEntry, readEntry } from "./read-entry.ts";
import { splitEntries } from "./split-entries.ts";

export interface TitledEntry {
  title: string;
  issuer: string;
  date: string;
  description: string;
  url: string;
}

export function readTitledEntries(
  lines: readonly DocLine[],
  path: string,
): { entries: TitledEntry[]; uncertain: ImportIssue[] } {
  const uncertain: ImportIssue[] = [];
  const entries = splitEntries(lines).flatMap((entry) =>
    readTitledEntry(nameFromText(readEntry(entry, 2))),
  );
  for (const [index, { issuer, title }] of entries.entries()) {
    if (issuer !== "") continue;
    const reason = "No issuer or publisher was found";
    uncertain.push({ field: `${path}.${index}`, text: title, reason });
  }
  return { entries, uncertain };
}

/** Splits "Professional Data Engineer, Google" */
function splitAtLastComma(text = ""): string[] {
  const at = text.lastIndexOf(", ");
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 2)];
}

function readTitledEntry({ parts, period, links, text }: ReadEntry): TitledEntry[] {
  const [title = "", issuer = "", ...more] =
    parts.length === 1 ? splitAtLastComma(parts[0]) : parts;
  if (title === "") return [];
  const date = period ? period.endDate || period.startDate : "";
  return [
    {
      title,
      issuer,
      date,
      description: [...more, text].filter(Boolean).join("\n"),
      url: links[0] ?? "",
    },
  ];
}
