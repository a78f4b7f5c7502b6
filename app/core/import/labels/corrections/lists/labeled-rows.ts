/**
 * Corrects the labels of rows that begin with the name of a section: "Languages ⇥ German – native" among skills becomes
 * "languages.item", and "Other skills: …" among certificates becomes "skills.item".
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { hasDateOrYear } from "#app/core/import/readers/has-date.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { startsWithLevel } from "#app/core/import/readers/language-levels.ts";
import {
  isSpokenLanguage,
  startsWithSpokenLanguage,
} from "#app/core/import/readers/spoken-languages.ts";

const SKILLS = /^skills\./;
/** "Other skills: " at the start of a text: a name of up to 32 characters and a colon. */
const WITH_LABEL = /^(\p{L}[\p{L} ]{2,30}?)\s*:\s*(?=\S)/u;

/**
 * Splits a row into the name at its start, in its own cell or before a colon, and the text after it; "" without a name.
 */
function splitRowLabel({ cells, text }: LabelLine): { name: string; after: string } {
  if (cells.length > 1)
    return {
      name: (cells[0]?.text ?? "").replace(/\s*:$/, ""),
      after: cells
        .slice(1)
        .map((cell) => cell.text)
        .join(" "),
    };
  const [labelText = "", name = ""] = WITH_LABEL.exec(text) ?? [];
  return { name, after: text.slice(labelText.length) };
}

/** Relabels rows of languages or interests among skills by the names at their start. */
export const withLabeledRows: Correction = (lines, labeled) => {
  let isInLanguages = false;
  return labeled.map((current, index) => {
    const line = lines[index];
    if (!line || !SKILLS.test(current.label)) {
      isInLanguages = false;
      return current;
    }
    const { name, after } = splitRowLabel(line);
    const kind = name === "" ? null : readHeading(name);
    // "Englisch: gute Kenntnisse" below "Sprachen ⇥ Deutsch: Muttersprache".
    const isContinuation =
      isInLanguages &&
      (name === "" || isSpokenLanguage(name)) &&
      startsWithSpokenLanguage(line.text);
    isInLanguages = isContinuation || (kind === "languages" && startsWithSpokenLanguage(after));
    if (isInLanguages) return { ...current, label: "languages.item" };
    return kind === "interests" ? { ...current, label: "interests.item" } : current;
  });
};

/** Sections in which a row such as "Other skills: …" is separate. Under a job or school it describes that entry. */
const LIST_SECTIONS =
  /^(?:volunteering|certificates|awards|languages|interests|memberships|courses|custom)\./;
/** Sections that such a row may name. */
const ROW_SECTIONS: ReadonlySet<string> = new Set(["skills", "languages", "interests"]);

/** Labels rows such as "Other skills: …" as what their names say, outside of jobs and schools. */
export const withNamedRows: Correction = (lines, labeled) => {
  // A name that occurs several times belongs to the entries it is in.
  const counts = new Map<string, number>();
  for (const [index, { text }] of lines.entries()) {
    if (!LIST_SECTIONS.test(labeled[index]?.label ?? "")) continue;
    const name = WITH_LABEL.exec(text)?.[1]?.toLowerCase() ?? "";
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  /** The section of the row above and its last line, which may continue on this line. */
  let openRow: { kind: string; text: string } | null = null;
  return labeled.map((current, index) => {
    const text = lines[index]?.text ?? "";
    if (namesSkills(lines[index], current.label)) {
      openRow = { kind: "skills", text };
      return { ...current, label: "skills.item" };
    }
    if (!LIST_SECTIONS.test(current.label)) {
      openRow = null;
      return current;
    }
    if (
      openRow &&
      isIncompleteList(openRow.text) &&
      !WITH_LABEL.test(text) &&
      !hasDateOrYear({ text })
    ) {
      openRow = { kind: openRow.kind, text };
      return { ...current, label: `${openRow.kind}.rest` };
    }
    const [labelText = "", name = ""] = WITH_LABEL.exec(text) ?? [];
    const kind = name === "" ? null : readHeading(name);
    const isNamed =
      kind !== null &&
      ROW_SECTIONS.has(kind) &&
      !hasDateOrYear({ text }) &&
      counts.get(name.toLowerCase()) === 1 &&
      (kind === "languages") === startsWithSpokenLanguage(text.slice(labelText.length));
    openRow = isNamed ? { kind, text } : null;
    return isNamed ? { ...current, label: `${kind}.item` } : current;
  });
};

/** "EDV ⇥ MS Office, SAP" below "Sprachen ⇥ Deutsch", where the name of the row is no language. */
function namesSkills(line: LabelLine | undefined, label: string): boolean {
  if (!line || label !== "languages.item" || line.cells.length !== 2) return false;
  const { name, after } = splitRowLabel(line);
  const isNamed =
    COMPUTER_SKILLS.test(name) || KINDS_OF_SKILLS.test(name) || readHeading(name) === "skills";
  return isNamed && !startsWithSpokenLanguage(after) && !startsWithLevel(after);
}
/** Names of rows of skills that are no headings: "Social skills". */
const KINDS_OF_SKILLS =
  /^(?:social|organi[sz]ational|communication|interpersonal|managerial|artistic|job[- ]related|digital) (?:skills|competences)(?: and competences)?$/iu;
/** Names of rows of computer skills that are no headings: "EDV", "PC". Beside a level, "IT" is the code of Italian. */
const COMPUTER_SKILLS =
  /^(?:(?:EDV|IT|PC|MS[ -]Office)(?:[ -]Kenntnisse)?|Informatique|Bureautique|Informática|Informatica|Software)$/u;

/** True for a list that continues on the next line: it ends with a comma or within brackets. */
const isIncompleteList = (text: string) => /[,;·]$|\([^()]*$/.test(text);
