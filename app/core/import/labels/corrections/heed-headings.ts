/** Lets a heading say what is under it where the labels of the lines under it say something else. */

import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import type { LabeledLine, LabelLine } from "#app/core/import/labels/label-line.ts";
import { type Content, type Label, partsOf } from "#app/core/import/labels/labels.ts";
import { isCertificateHeading, readHeading } from "#app/core/import/readers/headings.ts";
import { isEmployment } from "#app/core/import/readers/places.ts";
import { findMonth, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { findKnownHeading, guessHeading } from "#app/core/resume-languages/reading/read-heading.ts";
import { looksLike } from "./line-entries.ts";

/** Sections whose entries look like others', and what theirs are taken for. */
const TAKEN_FOR: Readonly<Record<string, ReadonlySet<string>>> = {
  experience: new Set(["volunteering", "education", "certificates", "militaryService"]),
  education: new Set(["experience", "certificates", "courses", "volunteering", "awards"]),
  volunteering: new Set(["experience", "education", "certificates", "custom", "memberships"]),
  projects: new Set(["experience", "volunteering", "custom", "skills"]),
  certificates: new Set(["education", "experience", "courses", "awards", "skills"]),
  awards: new Set(["education", "experience", "certificates", "courses", "publications"]),
  publications: new Set([
    "education",
    "experience",
    "courses",
    "awards",
    "projects",
    "certificates",
    "volunteering",
  ]),
  courses: new Set(["certificates", "education"]),
  memberships: new Set([
    "volunteering",
    "certificates",
    "experience",
    "skills",
    "education",
    "awards",
  ]),
  militaryService: new Set(["experience", "volunteering", "education"]),
  summary: new Set(["skills", "experience", "projects", "custom"]),
  interests: new Set(["skills", "custom"]),
};
/** "Writing" may be a skill elsewhere, or the work itself. */
const WRITINGS = /^(?:selected )?(?:writings?|bylines|essays)$/iu;
/** Sections without heads of entries. */
const OF_ITEMS: ReadonlySet<string> = new Set(["summary", "interests"]);
/** Under a heading with an "and", there may be something else as well. */
const JOINT = /[&/+,]|\s(?:and|und|et|y|e|i|en|och|og)\s/iu;

export function heedHeadings(all: readonly LabeledLine[]): LabeledLine[] {
  const result = [...all];
  let from = 0;
  while (from < all.length) {
    let to = from + 1;
    while (to < all.length && all[to]?.labeled.label !== "heading") to++;
    const heading = all[from];
    const text = heading?.labeled.label === "heading" ? heading.line.text : "";
    const under = all.slice(from + 1, to);
    const areWritings = WRITINGS.test(text) && !under.some(isOfJob);
    const content = readHeading(text) ?? (areWritings ? "publications" : "");
    const others = under.map(({ labeled }) => partsOf(labeled.label as Label)?.content ?? "");
    const taken = TAKEN_FOR[content];
    // "Training and Qualifications" says less of what is below than "Training" does.
    const isKnown =
      areWritings ||
      findKnownHeading(text) !== null ||
      isCertificateHeading(text) ||
      !JOINT.test(text);
    const isSummary = content === "summary";
    const mayBeTaken = (other: string, index: number) =>
      taken?.has(other) === true && (!isSummary || isText(under[index]));
    const areAllTaken =
      isKnown &&
      others.length > 0 &&
      !(isSummary && areSkills(under)) &&
      others.every((other, index) => (isSummary && other === content) || mayBeTaken(other, index));
    // What is taken for something else below them may be under a heading that was not found.
    const isPlain = findKnownHeading(text) !== null && !JOINT.test(text);
    const known = isPlain ? others.lastIndexOf(content as Content) : -1;
    const goesOn = content === "experience" && areLikeJobs(under, known + 1);
    const last = areAllTaken || goesOn ? under.length : known;
    for (const [index, { line, labeled }] of under.slice(0, Math.max(0, last)).entries()) {
      const other = others[index] ?? "";
      if (!taken?.has(other)) continue;
      const part = labeled.label.split(".")[1];
      const isListed = other === "skills" && part === "item" && !OF_ITEMS.has(content);
      const own = isListed || (part === "owner" && content !== "experience") ? "head" : part;
      result[from + 1 + index] = { line, labeled: { ...labeled, label: `${content}.${own}` } };
    }
    from = to;
  }
  return result;
}

/** True for bullets and for periods, which published texts have not. */
const isOfJob = ({ line }: LabeledLine): boolean =>
  line.isBullet || (findPeriod(line.text)?.period.startDate ?? "") !== "";

/** True for entries at the end that have the look of the jobs above, and were taken for unpaid work. */
function areLikeJobs(under: readonly LabeledLine[], from: number): boolean {
  const [first] = under.slice(from);
  const jobs = under.slice(0, from).filter(({ labeled }) => labeled.label === "experience.head");
  return (
    first?.labeled.label === "volunteering.head" &&
    under.slice(from).every(({ labeled }) => labeled.label.startsWith("volunteering.")) &&
    jobs.some(({ line }) => looksLike(first.line, line) && isDated(line) === isDated(first.line))
  );
}

const MIN_SKILLS = 3;
/** True for several short lines without a sentence: "Key qualifications" may head skills. */
const areSkills = (under: readonly LabeledLine[]): boolean =>
  under.length >= MIN_SKILLS &&
  under.every(
    ({ line, labeled }) =>
      labeled.label === "skills.item" &&
      line.text.length <= MAX_CLASSES &&
      !/[.!?]$/.test(line.text),
  );

const isText = (line: LabeledLine | undefined) =>
  /\.(?:item|rest)$/.test(line?.labeled.label ?? "");

/** A less probable label of a contact detail gives way to the heading. */
const UNLIKELY = 0.5;

/** Under a heading for projects, what is hardly a contact detail is a project. */
export function keepProjects(all: readonly LabeledLine[]): LabeledLine[] {
  let isUnderProjects = false;
  let before = "";
  return all.map(({ line, labeled }) => {
    if (labeled.label === "heading") isUnderProjects = readHeading(line.text) === "projects";
    const isLost = isUnderProjects && labeled.label === "contact" && labeled.probability < UNLIKELY;
    const goesOn = before.startsWith("projects.") && /^\p{Ll}/u.test(line.text);
    const label = isLost ? `projects.${goesOn ? "rest" : "item"}` : labeled.label;
    before = label;
    return { line, labeled: { ...labeled, label } };
  });
}

/** Sections for which there is no kind of their own. */
const CUSTOM =
  /^(?:(?:invited |conference |selected )?(?:talks|presentations|lectures)|teaching|courses taught|(?:selected |past )?clients|availability|further information|additional information|other information|vorträge|lehre|verfügbarkeit|sonstiges|conférences|enseignement|divers|otros datos|docencia|ponencias|altro|overig|övrigt|inne)$/iu;
/** Work for a university, told in bullets. */
const SERVICE =
  /^(?:(?:university|college|faculty|departmental|academic|institutional|editorial|professional) service|service to the (?:university|department|field|discipline|profession))$/iu;
/** In lines. */
const MAX_BREAK = 2;
/** Headings of driving licenses. */
const DRIVING =
  /^(?:driving licen[cs]es?|driver['’]s licen[cs]e|führerschein|permis de conduire|rijbewijs|prawo jazdy|carn[eé]t? de conducir|permiso de conducir|carta de condução|patente(?: di guida)?|řidičský průkaz|vodičský preukaz|körkort|førerkort|kørekort)\s*:?$/iu;
/** Longer lines below are no classes of licenses. */
const MAX_CLASSES = 40;
/** A heading of awards, and of what was done in all jobs. */
const ACHIEVEMENTS =
  /achievement|accomplishment|highlights|erfolge|logros|réalisations|realizações|osiągnięcia/iu;

/** What the groups of a resume by skills, each a title above bullets, are taken for. */
const LIKE_GROUPS = /^(?:experience|projects|custom|volunteering|awards)\./;

/**
 * Under a heading that names no section of work, titles above bullets without any date are a section of its own, if the
 * jobs have a heading elsewhere; and so is what looks like skills under an unknown heading, if these have one elsewhere.
 */
export function keepCustom(all: readonly LabeledLine[]): LabeledLine[] {
  const known = new Set(
    all.map(({ line, labeled }) => (labeled.label === "heading" ? readHeading(line.text) : null)),
  );
  const result = [...all];
  let before = "";
  for (const [from, to] of sections(all)) {
    const heading = all[from]?.line.text ?? "";
    const under = all.slice(from + 1, to);
    const isUnknown = readHeading(heading) === null && guessHeading(heading) === null;
    // "Parental leave" over a line with its time is no school.
    const isBreak =
      isEmployment(heading.trim()) &&
      under.length <= MAX_BREAK &&
      under.every(({ labeled }) => labeled.label.startsWith("education."));
    const name = heading.trim().replace(/:$/, "");
    const isNamed = CUSTOM.test(name) || isBreak || (SERVICE.test(name) && !under.some(isJobHead));
    const areGroups =
      (isUnknown || ACHIEVEMENTS.test(heading)) &&
      known.has("experience") &&
      under.some(({ line }) => line.isBullet) &&
      under[0]?.line.isBullet === false &&
      under.every(({ line, labeled }) => LIKE_GROUPS.test(labeled.label) && !isDated(line));
    const isList =
      isUnknown &&
      known.has("skills") &&
      !before.startsWith("skills.") &&
      under.every(({ labeled }) => labeled.label.startsWith("skills."));
    const [first] = under;
    if (first && DRIVING.test(heading.trim()) && isClasses(first))
      result[from + 1] = { ...first, labeled: { ...first.labeled, label: "custom.item" } };
    if (isNamed || (under.length > 1 && (areGroups || isList)))
      for (const [index, { line, labeled }] of under.entries()) {
        // In a margin, what comes next may be the top of the page.
        if (!labeled.label.includes(".") || labeled.label.startsWith("summary.")) break;
        const above = under[index - 1];
        const isRest =
          labeled.label.endsWith(".rest") ||
          (isNamed && above !== undefined && isWrapped(above.line, line));
        const isText = isNamed || isList || line.isBullet;
        const part = isRest ? "rest" : isText ? "item" : "head";
        result[from + 1 + index] = { line, labeled: { ...labeled, label: `custom.${part}` } };
      }
    before = under.at(-1)?.labeled.label ?? before;
  }
  return result;
}

/** Below such a line may be what was done there. */
const isJobHead = ({ line, labeled }: LabeledLine): boolean =>
  /^(?:experience|volunteering)\.head$/.test(labeled.label) && !line.isBullet && isDated(line);

/** The end of a bullet that had no room: "…, Indianapolis," above "2019". */
const isWrapped = (above: LabelLine, line: LabelLine): boolean =>
  above.isBullet && !line.isBullet && line.x > above.x && !wouldHaveFit(above, line);

const isClasses = ({ line, labeled }: LabeledLine): boolean =>
  /^(?:contact|interests|skills|languages|custom)(?:\.|$)/.test(labeled.label) &&
  line.text.length <= MAX_CLASSES;

/** True for a line with a period, or for a title with a date; a year in a sentence is none. */
const isDated = ({ text, isBullet }: LabelLine) =>
  findPeriod(text) !== null || (!isBullet && findMonth(text) !== null);

const QUALIFICATIONS = /^(?:professional |other )?qualifications$/iu;

/** Under "Qualifications", beside a heading for education, what has no period is no school but a certificate. */
export function keepCertificates(all: readonly LabeledLine[]): LabeledLine[] {
  const result = [...all];
  const isEducation = ([from]: [number, number]) =>
    findKnownHeading(all[from]?.line.text ?? "")?.section === "education" &&
    !QUALIFICATIONS.test(all[from]?.line.text.trim() ?? "");
  if (!sections(all).some(isEducation)) return result;
  for (const [from, to] of sections(all)) {
    const under = all.slice(from + 1, to);
    const areCertificates =
      QUALIFICATIONS.test(all[from]?.line.text.trim() ?? "") &&
      under.every(
        ({ line, labeled }) =>
          labeled.label.startsWith("education.") && !findPeriod(line.text)?.period.startDate,
      );
    if (areCertificates)
      for (const [index, { line, labeled }] of under.entries()) {
        const label = labeled.label.replace("education.", "certificates.");
        result[from + 1 + index] = { line, labeled: { ...labeled, label } };
      }
  }
  return result;
}

/** The index of each heading, and that of the next one. */
export function sections(all: readonly LabeledLine[]): [from: number, to: number][] {
  const starts = all.flatMap(({ labeled }, index) => (labeled.label === "heading" ? [index] : []));
  return starts.map((from, at) => [from, starts[at + 1] ?? all.length]);
}

/** Without a heading that says so, and without any other job, what looks like volunteering is the person's work. */
export function keepJobs(all: readonly LabeledLine[]): LabeledLine[] {
  const isVolunteering = all.some(
    ({ line, labeled }) => labeled.label === "heading" && readHeading(line.text) === "volunteering",
  );
  const hasJobs = all.some(({ labeled }) => labeled.label.startsWith("experience."));
  if (isVolunteering || hasJobs) return [...all];
  return all.map(({ line, labeled }) => ({
    line,
    labeled: { ...labeled, label: labeled.label.replace(/^volunteering\./, "experience.") },
  }));
}
