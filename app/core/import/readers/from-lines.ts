/** Lines of any document → a resume, with what is uncertain about it. */

import { fitResume } from "#app/core/import/fit-resume.ts";
import { filledPaths, type ImportKind, type ImportOutcome } from "#app/core/import/outcome.ts";
import { completeResume } from "#app/core/resume/defaults.ts";
import type { DocLine } from "./doc-line.ts";
import { readProfile } from "./read-profile.ts";
import { SECTION_READERS } from "./read-section.ts";
import { splitSections } from "./split-sections.ts";

const NOTHING =
  "No text of a resume was found in this file. If it is a scan, it holds only pictures.";

/** Written above a list, saying nothing. */
const LABEL = /^(?:highlights|responsibilities|key responsibilities|duties)\s*:?$/i;
/** "Berlin, den 12. März 2024", above where one signs. */
const SIGNED =
  /^\p{Lu}[\p{L} /-]{1,40}, (?:(?:den|le) \d{1,2}\.?|\d{1,2}\.) ?(?:\p{L}+|\d{1,2}\.) ?\d{4}$/u;

export function fromLines(
  lines: readonly DocLine[],
  kind: ImportKind,
  newId: () => string,
): ImportOutcome {
  const signed = lines.slice(-3).find(({ text }) => SIGNED.test(text));
  const said = lines.filter((line) => line !== signed && !LABEL.test(line.text));
  const { profile, sections } = splitSections(said);
  const { personalInfo, summary: loose, uncertain } = readProfile(profile);
  const draft: Record<string, unknown[]> = {};
  const add = (name: string, entries: readonly (string | object)[]) => {
    const withIds = entries.map((entry) =>
      typeof entry === "string" ? entry : { id: newId(), ...entry },
    );
    draft[name] = [...(draft[name] ?? []), ...withIds];
  };
  const summary = textsOf(loose);
  for (const { kind: of, title, lines: own } of sections) {
    if (own.length === 0) continue;
    if (of === "summary") summary.push(...textsOf(own));
    else if (of) {
      const read = SECTION_READERS[of](own);
      add(of, read.entries);
      uncertain.push(...read.uncertain);
    } else {
      const body = textsOf(own).join("\n");
      add("customSections", [{ title: inSentenceCase(title), body }]);
    }
  }
  const asides = lines.flatMap(({ aside = [] }) => aside);
  for (const text of signed ? [...asides, signed.text] : asides) {
    uncertain.push({ field: null, text, reason: "There is no field for this" });
  }
  const candidate = { ...completeResume(), personalInfo, summary: summary.join("\n"), ...draft };
  const { resume, uncertain: cut } = fitResume(candidate, newId);
  const recovered = filledPaths(resume);
  if (recovered.length === 0) return { ok: false, message: NOTHING };
  return {
    ok: true,
    kind,
    resume,
    report: { recovered, uncertain: [...uncertain, ...cut] },
    lines: textsOf(lines),
  };
}

const textsOf = (lines: readonly DocLine[]) => lines.map(({ text }) => text);

/** Headings are often set in capitals. */
function inSentenceCase(title: string): string {
  if (title !== title.toUpperCase()) return title;
  return title.charAt(0) + title.slice(1).toLowerCase();
}
