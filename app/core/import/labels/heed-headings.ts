/** Lets a heading say what is under it where the labels of the lines under it say something else. */
import { readHeading } from "#app/core/import/readers/headings.ts";
import { readHeadingText } from "#app/core/resume-languages/reading/read-heading.ts";
import type { LabeledLine } from "./label-line.ts";
import { type Content, type Label, partsOf } from "./labels.ts";

/** Sections whose entries look like others', and what theirs are taken for. */
const TAKEN_FOR: Readonly<Record<string, ReadonlySet<string>>> = {
  experience: new Set(["volunteering", "education", "certificates", "militaryService"]),
  education: new Set(["experience", "certificates", "courses", "volunteering", "awards"]),
  volunteering: new Set(["experience", "education", "certificates", "custom", "memberships"]),
  projects: new Set(["experience", "volunteering", "custom"]),
  certificates: new Set(["education", "experience", "courses", "awards"]),
  awards: new Set(["education", "experience", "certificates", "courses", "publications"]),
  publications: new Set([
    "education",
    "experience",
    "courses",
    "awards",
    "projects",
    "certificates",
  ]),
  courses: new Set(["certificates", "education"]),
  memberships: new Set(["volunteering", "certificates", "experience"]),
};
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
    const content = readHeading(text) ?? "";
    const under = all.slice(from + 1, to);
    const others = under.map(({ labeled }) => partsOf(labeled.label as Label)?.content ?? "");
    const taken = TAKEN_FOR[content];
    // "Training and Qualifications" says less of what is below than "Training" does.
    const isKnown = readHeadingText(text) !== null || !JOINT.test(text);
    const areAllTaken = isKnown && others.length > 0 && others.every((other) => taken?.has(other));
    // What is taken for something else below them may be under a heading that was not found.
    const isPlain = readHeadingText(text) !== null && !JOINT.test(text);
    const last = areAllTaken ? under.length : isPlain ? others.lastIndexOf(content as Content) : -1;
    for (const [index, { line, labeled }] of under.slice(0, Math.max(0, last)).entries()) {
      const other = others[index] ?? "";
      if (!taken?.has(other)) continue;
      const part = labeled.label.split(".")[1];
      const own = part === "owner" && content !== "experience" ? "head" : part;
      result[from + 1 + index] = { line, labeled: { ...labeled, label: `${content}.${own}` } };
    }
    from = to;
  }
  return result;
}

/** Less likely labels of contact details give way to the heading. */
const DOUBTFUL = 0.5;

/** Under a heading for projects, what is hardly a contact detail is a project. */
export function keepProjects(all: readonly LabeledLine[]): LabeledLine[] {
  let isUnderProjects = false;
  let before = "";
  return all.map(({ line, labeled }) => {
    if (labeled.label === "heading") isUnderProjects = readHeading(line.text) === "projects";
    const isLost = isUnderProjects && labeled.label === "contact" && labeled.probability < DOUBTFUL;
    const goesOn = before.startsWith("projects.") && /^\p{Ll}/u.test(line.text);
    const label = isLost ? `projects.${goesOn ? "rest" : "item"}` : labeled.label;
    before = label;
    return { line, labeled: { ...labeled, label } };
  });
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
