/** Converts the lines of any document, or its sections, to a resume and a list of uncertain fields. */

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
import { assignEmployerIds } from "./employer-ids.ts";
import { splitLabeledSkills } from "./labeled-skills.ts";
import { programmingLanguagesToSkills } from "./programming-languages.ts";
import { readCustomSection } from "./read-custom-section.ts";
import { readProfile } from "./read-profile.ts";
import { SECTION_READERS } from "./section-readers.ts";
import { findSigningDateLine } from "./signing-date-line.ts";
import { type DocSection, type SplitLines, splitSections } from "./split-sections.ts";

const NO_TEXT =
  "No text of a resume was found in this file. If it is a scan, it holds only pictures: choose the document it was made from, or paste the text.";

/** Labels above lists; they carry no information, so they are left out. */
const LIST_LABEL = /^(?:highlights|responsibilities|key responsibilities|duties)\s*:?$/i;

/**
 * Reads a document by rules alone, without the models that label lines: splits its lines into sections and reads those.
 * Fails only if no field was filled.
 */
export function fromLines(
  lines: readonly DocLine[],
  kind: ImportKind,
  newId: () => string,
): ImportOutcome {
  const signingDateLine = findSigningDateLine(lines);
  const contentLines = lines.filter(
    (line) => line !== signingDateLine && !LIST_LABEL.test(line.text),
  );
  return fromSections(splitSections(contentLines), lines, kind, newId, signingDateLine);
}

/** The lines of a document by section, and what the models that label lines have read of them already. */
export interface ReadSections extends SplitLines {
  headline?: string;
  address?: string;
  /** Entries that labels/heads has read, by section, and the uncertain fields in them. */
  entriesFromElsewhere?: Record<string, object[]>;
  issuesFromElsewhere?: ImportIssue[];
}

/**
 * Reads the profile and the sections as a resume. Fails only if no field was filled.
 * @param lines all lines of the document, to show next to the resume
 * @param signingDateLine the line with place and date above a signature, which is reported as having no field
 */
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
  signingDateLine?: DocLine,
): ImportOutcome {
  const language = languageOfHeadings(sections.flatMap(({ kind, title }) => (kind ? title : [])));
  const { personalInfo, summary, uncertain: profileIssues } = readProfile(profile);
  if (headline) personalInfo.headline = headline;
  // A town below the name may have been taken for the headline.
  else if (address && containsWords(address, personalInfo.headline ?? ""))
    delete personalInfo.headline;
  if (address) personalInfo.address = address;
  const isInAddress = ({ field, text }: ImportIssue) =>
    address !== undefined && field === null && containsWords(address, text);
  const draft: Record<string, unknown[]> = {};
  const add: AddEntries = (name, entries) => {
    const entriesWithIds = entries.map((entry) =>
      typeof entry === "string" ? entry : { id: newId(), ...entry },
    );
    draft[name] = [...(draft[name] ?? []), ...entriesWithIds];
  };
  for (const [name, entries] of Object.entries(entriesFromElsewhere)) add(name, entries);
  const read = addSections(sections, language, add, newId);
  // Text beside dates is the place of its entry, unless the entry has another one.
  const textsBesideDates = lines.flatMap(({ besideDates = [] }) => besideDates);
  const unplaced = textsBesideDates.filter((text) => !isUsedAsLocation(draft, text));
  if (signingDateLine) unplaced.push(signingDateLine.text);
  const { experience, skills, ...others } = draft;
  const candidate = {
    ...completeResume(),
    ...(language ? { language } : {}),
    personalInfo: withLinkIds(personalInfo, newId),
    summary: [...textsOf(summary), ...read.summary].join("\n"),
    ...others,
    ...(skills ? { skills: [...new Set(skills)] } : {}),
    ...(experience
      ? { experience: assignEmployerIds(experience as { company: string }[], newId) }
      : {}),
  };
  const { resume, uncertain: fitIssues } = fitToSchema(candidate, newId);
  const recovered = filledPaths(resume);
  if (recovered.length === 0) return { ok: false, message: NO_TEXT };
  const uncertain = [
    ...profileIssues.filter((issue) => !isInAddress(issue)),
    ...issuesFromElsewhere,
    ...read.uncertain,
    ...unplaced.map((text) => ({ field: null, text, reason: "There is no field for this" })),
    ...fitIssues,
  ];
  return {
    ok: true,
    kind,
    resume,
    report: { recovered, uncertain },
    lines: textsOf(lines),
  };
}

type AddEntries = (name: string, entries: readonly (string | object)[]) => void;

/** Reads the entries of all sections and adds them. Returns the lines of summaries, and the uncertain fields. */
function addSections(
  sections: readonly DocSection[],
  language: DocLine["language"] | null,
  add: AddEntries,
  newId: () => string,
): { summary: string[]; uncertain: ImportIssue[] } {
  const summary: string[] = [];
  const uncertain: ImportIssue[] = [];
  const sectionsByContent = sections.map(programmingLanguagesToSkills).flatMap(splitSkillsSection);
  for (const { kind, title, lines } of sectionsByContent) {
    if (lines.length === 0) continue;
    if (kind === "summary") summary.push(...textsOf(lines));
    else if (kind) {
      const linesWithLanguage = language ? lines.map((line) => ({ ...line, language })) : lines;
      const read = SECTION_READERS[kind](linesWithLanguage);
      add(kind, read.entries);
      if (read.groups?.length) add("skillGroups", read.groups);
      uncertain.push(...read.uncertain);
    } else {
      const { entries, ...content } = readCustomSection(lines);
      const withIds = entries?.map((entry) => ({ id: newId(), ...entry }));
      const entriesPart = withIds && { entries: withIds };
      add("customSections", [{ title: toSentenceCase(title), ...content, ...entriesPart }]);
    }
  }
  return { summary, uncertain };
}

/** Moves languages and interests that are labeled in a section of skills to their own sections. */
function splitSkillsSection(section: DocSection): DocSection[] {
  if (section.kind !== "skills") return [section];
  const { skills, languages, interests } = splitLabeledSkills(section.lines);
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
