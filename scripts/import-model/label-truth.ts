/** Labels the lines of a file whose resume is known, as training data. */
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Content, Label } from "#app/core/import/labels/labels.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import type { ResumePatch } from "#app/core/resume/schema.ts";
import { type Claim, claimsOf } from "./claims.ts";
import { keyOf, unitsOf } from "./truth-units.ts";

export interface Truth {
  label: Label;
  /** Index of the entry in its section. */
  entry: number;
}

/** `truth`: the resume that the file shows. Returns the label and entry of each line, in the order of the lines. */
export function labelTruth(lines: readonly LabelLine[], truth: ResumePatch): Truth[] {
  const units = unitsOf(truth);
  const headingFormats = new Set(
    lines.filter((line) => readHeading(line.text) && !line.isBullet).map(formatOf),
  );
  const bodyFormat = mostCommon(lines.map(formatOf));
  headingFormats.delete(bodyFormat);
  const claims = lines.map((line) => claimsOf(line, units, headingFormats.has(formatOf(line))));
  const path = mostLikelyPath(lines, claims);
  return toLabels(lines, path, truth).map((label, index) => ({
    label,
    entry: path[index]?.entry ?? 0,
  }));
}

/** Equal for lines with the same size, style and letter case. */
const formatOf = ({ size, isBold, isItalic, text }: LabelLine) =>
  [size.toFixed(1), isBold, isItalic, text === text.toUpperCase()].join("|");

function mostCommon(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

/**
 * The highest-scoring sequence of claims, one for each line (Viterbi): staying in an entry or going on to the next
 * scores higher than jumping.
 */
function mostLikelyPath(lines: readonly LabelLine[], claims: readonly Claim[][]): Claim[] {
  let scores = claims[0]?.map(({ score }) => score) ?? [];
  const back: number[][] = [];
  for (let index = 1; index < lines.length; index++) {
    const claimsOfLine = claims[index] ?? [];
    /** For each claim of the line, the claim of the line before it on the best path. */
    const bestBefore: number[] = [];
    scores = claimsOfLine.map((claim, column) => {
      let best = Number.NEGATIVE_INFINITY;
      for (const [row, before] of (claims[index - 1] ?? []).entries()) {
        const score = (scores[row] ?? 0) + transitionScore(before, claim);
        if (score > best) {
          best = score;
          bestBefore[column] = row;
        }
      }
      return best + claim.score;
    });
    back.push(bestBefore);
  }
  let at = scores.indexOf(Math.max(...scores));
  const path: Claim[] = [];
  for (let index = lines.length - 1; index >= 0; index--) {
    const claim = claims[index]?.[at];
    if (claim) path.unshift(claim);
    at = back[index - 1]?.[at] ?? 0;
  }
  return path;
}

/** How well a claim follows that of the line before; the scale is that of the claims' scores. */
function transitionScore(before: Claim, claim: Claim): number {
  const sameContent = before.label === claim.label;
  if (claim.part === "rest" && !(sameContent && before.part !== "")) return -0.5;
  if (sameContent && before.entry === claim.entry) {
    // A head after the entry's text more likely belongs to another entry.
    return before.part !== "head" && before.part !== "" && claim.part === "head" ? -0.1 : 0.4;
  }
  if (sameContent && claim.entry === before.entry + 1) return claim.part === "head" ? 0.3 : 0.1;
  if (before.label === "name" && (claim.label === "name" || claim.label === "headline")) return 0.5;
  if (before.label === "heading" && claim.label !== "heading") return 0.35;
  return 0;
}

/** The label of a line in a section is "SECTION.PART", such as "experience.head" for the first line of a job. */
function toLabels(
  lines: readonly LabelLine[],
  path: readonly Claim[],
  truth: ResumePatch,
): Label[] {
  const jobs = truth.experience ?? [];
  const labels: Label[] = [];
  const begun = new Set<string>();
  /** True if a line that shows nothing of the resume was labeled as the first line of the entry. */
  let openedByOther = false;
  for (const [index, claim] of path.entries()) {
    const last = labels.at(-1);
    if (claim.label === "other") {
      const label = labelOfOther(last, path[index + 1]);
      openedByOther = label.endsWith(".head");
      labels.push(label);
      continue;
    }
    if (claim.label === "heading" || claim.label === "furniture" || claim.part === "") {
      labels.push(claim.label as Label);
      continue;
    }
    const content = claim.label as Content;
    const key = `${content}/${claim.entry}`;
    if (claim.part === "head") {
      const job = content === "experience" ? jobs[claim.entry] : undefined;
      const next = jobs[claim.entry + 1];
      const text = keyOf(lines[index]?.text ?? "");
      // An employer alone above several roles.
      const isEmployerOfRoles =
        job &&
        !begun.has(key) &&
        job.company !== "" &&
        next?.company === job.company &&
        text.includes(keyOf(job.company)) &&
        !text.includes(keyOf(job.position));
      const isFirst = !begun.has(key) && !(openedByOther && last === `${content}.head`);
      if (isEmployerOfRoles) labels.push("experience.owner");
      else {
        begun.add(key);
        labels.push(`${content}.${isFirst ? "head" : "more"}` as Label);
        openedByOther = false;
      }
      continue;
    }
    begun.add(key);
    labels.push(`${content}.${claim.part}` as Label);
  }
  return labels.map((label) => withoutHeads(label));
}

/** Labels a line that shows nothing of the resume by the lines around it. */
function labelOfOther(last: Label | undefined, next: Claim | undefined): Label {
  const [content, part] = last?.split(".") ?? [];
  if (content && part) {
    const opensNext =
      next?.part === "head" && next.label === content && part !== "head" && part !== "more";
    if (opensNext) return `${content}.head` as Label;
    return `${content}.${part === "head" || part === "more" ? "more" : "item"}` as Label;
  }
  if (last === "heading" && next?.part)
    return `${next.label}.${next.part === "head" ? "head" : "item"}` as Label;
  return "contact";
}

/** In sections without entries, such as skills, replaces the parts of heads with `item`. */
function withoutHeads(label: Label): Label {
  return label.replace(/^(summary|skills|languages|interests)\.(?:head|more)$/, "$1.item") as Label;
}
