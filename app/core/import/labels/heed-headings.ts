/** Lets a heading say what is under it where the labels of all the lines under it say something else. */
import { readHeading } from "#app/core/import/readers/headings.ts";
import type { LabeledLine } from "./label-line.ts";
import { type Label, partsOf } from "./labels.ts";

/** Sections whose entries look like others', and what theirs are taken for. */
const TAKEN_FOR: Readonly<Record<string, ReadonlySet<string>>> = {
  volunteering: new Set(["experience", "education", "certificates", "custom"]),
  projects: new Set(["experience", "volunteering", "custom"]),
  certificates: new Set(["education", "experience"]),
  awards: new Set(["education", "experience", "certificates"]),
  publications: new Set(["education", "experience", "courses"]),
};

export function heedHeadings(all: readonly LabeledLine[]): LabeledLine[] {
  const result = [...all];
  let from = 0;
  while (from < all.length) {
    let to = from + 1;
    while (to < all.length && all[to]?.labeled.label !== "heading") to++;
    const heading = all[from];
    const content =
      heading?.labeled.label === "heading" ? (readHeading(heading.line.text) ?? "") : "";
    const under = all.slice(from + 1, to);
    const others = under.map(({ labeled }) => partsOf(labeled.label as Label)?.content ?? "");
    const taken = TAKEN_FOR[content];
    if (taken && others.length > 0 && others.every((other) => taken.has(other))) {
      for (const [index, { line, labeled }] of under.entries()) {
        const part = labeled.label.split(".")[1] === "owner" ? "head" : labeled.label.split(".")[1];
        result[from + 1 + index] = { line, labeled: { ...labeled, label: `${content}.${part}` } };
      }
    }
    from = to;
  }
  return result;
}
