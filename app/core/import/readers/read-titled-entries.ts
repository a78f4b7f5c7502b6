/**
 * Reads certificates, awards and publications: a title, an issuer or publisher, dates and a link.
 */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import type { DocLine } from "./doc-line.ts";
import type { Period } from "./read-dates.ts";
import { nameFromText, type ReadEntry, readEntry } from "./read-entry.ts";
import { splitEntries } from "./split-entries.ts";

export interface TitledEntry {
  title: string;
  issuer: string;
  /** The end of the period, else its start; empty without dates. */
  date: string;
  period: Period | null;
  description: string;
  url: string;
}

/**
 * Reports entries without an issuer as uncertain.
 * @param path the section's name, for the issues
 * @param takeFacts removes facts, such as a certificate's number, from an entry's lines and returns them
 */
export function readTitledEntries<Facts = undefined>(
  lines: readonly DocLine[],
  path: string,
  takeFacts?: (lines: readonly DocLine[]) => { lines: DocLine[]; facts: Facts },
): { entries: (TitledEntry & { facts: Facts })[]; uncertain: ImportIssue[] } {
  const uncertain: ImportIssue[] = [];
  const entries: (TitledEntry & { facts: Facts })[] = [];
  for (const entry of splitEntries(lines)) {
    const head = takeFacts?.(entry.head);
    const body = takeFacts?.(entry.body);
    const facts = { ...body?.facts, ...head?.facts } as Facts;
    const remaining = { head: head?.lines ?? entry.head, body: body?.lines ?? entry.body };
    const parts = nameFromText(readEntry(remaining, 2));
    const read = readTitledEntry(parts);
    const last = entries.at(-1);
    if (read) entries.push({ ...read, facts });
    // A link without a title belongs to the entry above it.
    else if (last?.url === "") last.url = parts.links[0] ?? "";
  }
  for (const [index, { issuer, title }] of entries.entries()) {
    if (issuer !== "") continue;
    const reason = "No issuer or publisher was found";
    uncertain.push({ field: `${path}.${index}`, text: title, reason });
  }
  return { entries, uncertain };
}

/** Splits a title from its issuer: "Professional Data Engineer, Google". */
function splitAtLastComma(text = ""): string[] {
  const commaIndex = text.lastIndexOf(", ");
  return commaIndex < 0 ? [text] : [text.slice(0, commaIndex), text.slice(commaIndex + 2)];
}

function readTitledEntry({ parts, period, links, text }: ReadEntry): TitledEntry | null {
  const [title = "", issuer = "", ...more] =
    parts.length === 1 ? splitAtLastComma(parts[0]) : parts;
  if (title === "") return null;
  const date = period ? period.endDate || period.startDate : "";
  return {
    title,
    issuer,
    date,
    period,
    description: [...more, text].filter(Boolean).join("\n"),
    url: links[0] ?? "",
  };
}
