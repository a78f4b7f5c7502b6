/**
 * Corrects line labels by `tableLabel`, the label that the import of tables gives lines that come from a table: the
 * names of its rows and columns are more certain than the model. A `tableLabel` is a whole label ("headline"), a
 * section ("projects"), or only the part of an entry (".head" for its first line, ".more" for a further line of its
 * head, ".item" for text).
 */
import { hasSchoolWord } from "#app/core/import/readers/entry-keywords.ts";
import { readHeading, type SectionKind } from "#app/core/import/readers/headings.ts";
import type { Correction } from "./correction.ts";

/** "name" is left to person/form-names.ts. */
export const withTableLabels: Correction = (lines, labeled) => {
  let section: SectionKind | null = null;
  const corrected = labeled.map((current, index) => {
    const { tableLabel, text = "" } = lines[index] ?? {};
    if (current.label === "heading") section = readHeading(text);
    if (tableLabel === undefined || tableLabel === "name") return current;
    if (tableLabel.startsWith("."))
      return {
        ...current,
        label: withPartOf(tableLabel, withSectionAbove(section, current.label, text), text),
      };
    if (WHOLE_LABELS.has(tableLabel)) return { ...current, label: tableLabel };
    if (current.label === tableLabel || current.label.startsWith(`${tableLabel}.`)) return current;
    // Without a ".", the table gives only the section, as in "projects".
    return { ...current, label: tableLabel.includes(".") ? tableLabel : `${tableLabel}.item` };
  });
  return withSectionOfHeads(lines, withSectionOfTable(lines, corrected));
};

/** The section of the first line of an entry: "experience" of "experience.head". */
const sectionOfHead = (label: string): string => /^([a-z]+)\.head$/i.exec(label)?.[1] ?? "";

/** Gives all entries of one table, whose lines follow each other, the section that most of them have. */
const withSectionOfTable: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (let start = 0; start < lines.length; start++) {
    let end = start;
    while (lines[end]?.tableLabel?.startsWith(".")) end++;
    if (end === start) continue;
    const heads = labeled
      .slice(start, end)
      .flatMap(({ label }, offset) =>
        lines[start + offset]?.tableLabel === ".head"
          ? [{ index: start + offset, section: sectionOfHead(label) }]
          : [],
      );
    const counts = new Map<string, number>();
    for (const { section } of heads) counts.set(section, (counts.get(section) ?? 0) + 1);
    const most = heads.find(
      ({ section }) => section && (counts.get(section) ?? 0) * 2 > heads.length,
    );
    for (const { index } of most ? heads : []) {
      const head = result[index];
      if (head) result[index] = { ...head, label: `${most?.section}.head` };
    }
    start = end;
  }
  return result;
};

/**
 * Gives the lines of an entry the section of its first line; otherwise, they would be read as part of another entry.
 */
const withSectionOfHeads: Correction = (lines, labeled) => {
  let head = "";
  return labeled.map((current, index) => {
    const { tableLabel = "" } = lines[index] ?? {};
    const isHead = tableLabel.endsWith(".head");
    if (isHead) head = /^(?:[a-z]+(?=\.head$)|custom(?=\.))/i.exec(current.label)?.[0] ?? "";
    else if (!tableLabel.startsWith(".")) head = "";
    const isOfEntry = tableLabel.startsWith(".");
    if (head === "" || isHead || !isOfEntry || current.label.startsWith(`${head}.`)) return current;
    // Jobs and education have a label for the second line of a wrapped text.
    const part =
      /^experience|^education/.test(head) && current.label.endsWith(".rest") ? ".rest" : tableLabel;
    return { ...current, label: head === "custom" ? "custom.item" : head + part };
  });
};

/** Labels without a section, which replace the whole label. */
const WHOLE_LABELS: ReadonlySet<string> = new Set(["headline", "furniture", "heading"]);

/** Sections whose tables list entries below a heading that names the section. */
const LISTED: ReadonlySet<SectionKind | null> = new Set<SectionKind>([
  "certificates",
  "courses",
  "education",
]);

/**
 * Replaces the section of a label by that of the heading above where the model confuses them: an entry of a table below
 * a heading of certificates, courses or education is no job, and one below a heading of jobs is a job.
 */
const withSectionAbove = (section: SectionKind | null, label: string, text: string): string => {
  if (section === "experience") {
    // "Full-time parent ⇥ 2013 – 2015" in a table of jobs.
    const isJob = label.startsWith("volunteering.") || !hasSchoolWord(text);
    return isJob ? label.replace(/^(?:education|volunteering)\.(?=head)/, "experience.") : label;
  }
  return section !== null && LISTED.has(section)
    ? label.replace(/^experience\.(?=head|more)/, `${section}.`)
    : label;
};

/**
 * Replaces the part of a label by the one that the table gives: the first line of an entry is its head, and no other
 * line is. Lines with another part than ".head" and ".more" are text of the entry (".item"), or the rest of wrapped
 * text (".rest").
 */
function withPartOf(part: string, label: string, text: string): string {
  if (part === ".head") return label.replace(/\.more$/, ".head");
  if (part === ".more") return label.replace(/\.head$/, ".more");
  if (!/^(?:experience|volunteering|projects|courses|certificates)\.(?:more|head)$/.test(label))
    return label;
  const isWrapped = label.endsWith(".more") && /^\p{Ll}/u.test(text);
  return label.replace(/\.(?:more|head)$/, isWrapped ? ".rest" : ".item");
}
