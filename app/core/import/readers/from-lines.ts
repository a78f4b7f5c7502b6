/** Converts the lines of any document to a resume and a list of uncertain fields. */

import { fitToSchema } from "#app/core/import/fit-to-schema.ts";
import {
  filledPaths,
  type ImportIssue,
  type ImportKind,
  type ImportOutcome,
} from "#app/core/import/outcome.ts";
import { completeResume } from "#app/core/resume/defaults.ts";
import { languageOfHeadings } from "#app/core/resume-languages/reading/read-heading.ts";
import type { DocLine } from "./doc-line.ts";
import { markEmployers } from "./one-employer.ts";
import { programmingLanguagesToSkills } from "./programming-languages.ts";
import { readCustomSection } from "./read-more-sections.ts";
import { readProfile } from "./read-profile.ts";
import { SECTION_READERS } from "./read-section.ts";
import { splitSkillLabels } from "./skill-labels.ts";
import { type SplitLines, splitSections } from "./split-sections.ts";

const NO_TEXT =
  "No text of a resume was found in this file. If it is a scan, it holds only pictures: choose the document it was made from, or paste the text.";

/** Labels above lists; they carry no information, so they are left out. */
const LIST_LABEL = /^(?:highlights|responsibilities|key responsibilities|duties)\s*:?$/i;
/** The date line above a signature: "Berlin, den 12. März 2024", "Göttingen, im Oktober 2026". */
const SIGNATURE =
  /^\p{Lu}[\p{L} /-]{1,40}, (?:(?:(?:den|le) \d{1,2}\.?|\d{1,2}\.) ?(?:\p{L}+|\d{1,2}\.)|im \p{L}+) ?\d{4}$/u;

export function fromLines(
  lines: readonly DocLine[],
  kind: ImportKind,
  newId: () => string,
): ImportOutcome {
  const signatureLine = findSignature(lines);
  const contentLines = lines.filter(
    (line) => line !== signatureLine && !LIST_LABEL.test(line.text),
  );
  return fromSections(splitSections(contentLines), lines, kind, newId, signatureLine);
}

/** Finds the line with place and date near the end, above a signature; talks and courses may each have such a line. */
export const findSignature = <Line extends { text: string }>(
  lines: readonly Line[],
): Line | undefined => {
  const found = lines.filter(({ text }) => SIGNATURE.test(text));
  return found.length === 1 ? lines.slice(-3).find((line) => line === found[0]) : undefined;
};

export interface ReadSections extends SplitLines {
  headline?: string;
  address?: string;
  /** Entries that were read elsewhere (by labels/heads), by their section, and what is uncertain in them. */
  entriesFromElsewhere?: Record<string, object[]>;
  issuesFromElsewhere?: ImportIssue[];
}

/** @param lines all lines of the document, to show next to the resume */
export function fromSections(
  {
    profile,
    sections,
    headline,
    address,
    entriesFromElsewhere = {},
    issuesFromElsewhere = [],
  }: ReadSections,
  lines: readonly DocLine[],
  kind: ImportKind,
  newId: () => string,
  signatureLine?: DocLine,
): ImportOutcome {
  const language = languageOfHeadings(sections.flatMap(({ kind, title }) => (kind ? title : [])));
  const { personalInfo, summary: summaryLines, uncertain } = readProfile(profile);
  if (headline) personalInfo.headline = headline;
  if (address) {
    personalInfo.address = address;
    // A town below the name may have been taken for the headline.
    if (!headline && containsWords(address, personalInfo.headline ?? ""))
      delete personalInfo.headline;
    const isInAddress = ({ field, text }: ImportIssue) =>
      field === null && containsWords(address, text);
    uncertain.splice(0, uncertain.length, ...uncertain.filter((issue) => !isInAddress(issue)));
  }
  const draft: Record<string, unknown[]> = {};
  const add = (name: string, entries: readonly (string | object)[]) => {
    const entriesWithIds = entries.map((entry) =>
      typeof entry === "string" ? entry : { id: newId(), ...entry },
    );
    draft[name] = [...(draft[name] ?? []), ...entriesWithIds];
  };
  for (const [name, entries] of Object.entries(entriesFromElsewhere)) add(name, entries);
  uncertain.push(...issuesFromElsewhere);
  const summary = textsOf(summaryLines);
  const mendedSections = sections.map(programmingLanguagesToSkills).flatMap(splitLabeledSkills);
  for (const { kind: sectionKind, title, lines: sectionLines } of mendedSections) {
    if (sectionLines.length === 0) continue;
    if (sectionKind === "summary") summary.push(...textsOf(sectionLines));
    else if (sectionKind) {
      const inLanguage = language
        ? sectionLines.map((line) => ({ ...line, language }))
        : sectionLines;
      const read = SECTION_READERS[sectionKind](inLanguage);
      add(sectionKind, read.entries);
      if (read.groups?.length) add("skillGroups", read.groups);
      uncertain.push(...read.uncertain);
    } else {
      const { entries, ...content } = readCustomSection(sectionLines);
      const withIds = entries?.map((entry) => ({ id: newId(), ...entry }));
      const entriesPart = withIds && { entries: withIds };
      add("customSections", [{ title: toSentenceCase(title), ...content, ...entriesPart }]);
    }
  }
  // Text beside dates is the place of its entry, unless the entry has another one.
  const textsBesideDates = lines.flatMap(({ besideDates = [] }) => besideDates);
  const unplaced = textsBesideDates.filter((text) => !isUsedAsLocation(draft, text));
  for (const text of signatureLine ? [...unplaced, signatureLine.text] : unplaced) {
    uncertain.push({ field: null, text, reason: "There is no field for this" });
  }
  const { experience, skills, ...others } = draft;
  const candidate = {
    ...completeResume(),
    ...(language ? { language } : {}),
    personalInfo: withLinkIds(personalInfo, newId),
    summary: summary.join("\n"),
    ...others,
    ...(skills ? { skills: [...new Set(skills)] } : {}),
    ...(experience
      ? { experience: markEmployers(experience as { company: string }[], newId) }
      : {}),
  };
  const { resume, uncertain: fitIssues } = fitToSchema(candidate, newId);
  const recovered = filledPaths(resume);
  if (recovered.length === 0) return { ok: false, message: NO_TEXT };
  return {
    ok: true,
    kind,
    resume,
    report: { recovered, uncertain: [...uncertain, ...fitIssues] },
    lines: textsOf(lines),
  };
}

/** Moves languages and interests that are labeled in a section of skills to their own sections. */
function splitLabeledSkills(section: SplitLines["sections"][number]): SplitLines["sections"] {
  if (section.kind !== "skills") return [section];
  const { skills, languages, interests } = splitSkillLabels(section.lines);
  return [
    { ...section, lines: skills },
    { kind: "languages", title: "", lines: languages },
    { kind: "interests", title: "", lines: interests },
  ];
}

function withLinkIds(info: ReturnType<typeof readProfile>["personalInfo"], newId: () => string) {
  return info.links
    ? { ...info, links: info.links.map((link) => ({ ...link, id: newId() })) }
    : info;
}

/** Whether an address contains the words of a text in this order, with any separators. */
function containsWords(address: string, text: string): boolean {
  const bare = (words: string) =>
    ` ${words
      .split(/[^\p{L}\p{N}]+/u)
      .join(" ")
      .trim()} `;
  return bare(text).trim() !== "" && bare(address).includes(bare(text));
}

/** True if an entry has the text as its place. */
const isUsedAsLocation = (draft: Record<string, unknown[]>, text: string) =>
  Object.values(draft)
    .flat()
    .some((entry) => (entry as { location?: string }).location === text);

const textsOf = (lines: readonly DocLine[]) => lines.map(({ text }) => text);

/** Converts a heading in capitals to sentence case. */
function toSentenceCase(title: string): string {
  if (title !== title.toUpperCase()) return title;
  return title.charAt(0) + title.slice(1).toLowerCase();
}
