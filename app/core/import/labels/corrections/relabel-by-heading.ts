/**
 * Relabels lines by the headings that the document has and lacks: doubtful contact details as projects, education as
 * certificates, volunteering as jobs. from-labels.ts applies each function to the lines that a model labeled.
 */

import type { LabeledLine } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import { findKnownHeading } from "#app/core/resume-languages/reading/read-heading.ts";
import { headingRanges } from "./heading-ranges.ts";

/** A label of a contact detail with a lower probability is doubtful. */
const UNLIKELY = 0.5;

/** Relabels doubtful contact details under a heading of projects as text of a project. */
export function relabelAsProjects(lines: readonly LabeledLine[]): LabeledLine[] {
  let isUnderProjects = false;
  let labelAbove = "";
  return lines.map(({ line, labeled }) => {
    if (labeled.label === "heading") isUnderProjects = readHeading(line.text) === "projects";
    const isDoubtfulContact =
      isUnderProjects && labeled.label === "contact" && labeled.probability < UNLIKELY;
    const continuesSentence = labelAbove.startsWith("projects.") && /^\p{Ll}/u.test(line.text);
    // "item" is the first line of a bullet or paragraph, "rest" its continuation.
    const part = continuesSentence ? "rest" : "item";
    const label = isDoubtfulContact ? `projects.${part}` : labeled.label;
    labelAbove = label;
    return { line, labeled: { ...labeled, label } };
  });
}

/** "Qualifications", "Professional qualifications and licenses". */
const QUALIFICATIONS =
  /^(?:professional |other )?qualifications(?:\s+(?:&|and)\s+(?:cards?|tickets?|licen[cs]es|certificat(?:es|ions)|accreditations))?$/iu;

/**
 * Relabels education without periods under "Qualifications" as certificates, if education has a heading of its own
 * elsewhere.
 */
export function relabelAsCertificates(lines: readonly LabeledLine[]): LabeledLine[] {
  const result = [...lines];
  const isEducation = ([from]: [number, number]) =>
    findKnownHeading(lines[from]?.line.text ?? "")?.section === "education" &&
    !QUALIFICATIONS.test(lines[from]?.line.text.trim() ?? "");
  if (!headingRanges(lines).some(isEducation)) return result;
  for (const [from, to] of headingRanges(lines)) {
    const linesBelow = lines.slice(from + 1, to);
    const areCertificates =
      QUALIFICATIONS.test(lines[from]?.line.text.trim() ?? "") &&
      linesBelow.every(
        ({ line, labeled }) =>
          labeled.label.startsWith("education.") && !findPeriod(line.text)?.period.startDate,
      );
    if (areCertificates)
      for (const [index, { line, labeled }] of linesBelow.entries()) {
        const label = labeled.label.replace("education.", "certificates.");
        result[from + 1 + index] = { line, labeled: { ...labeled, label } };
      }
  }
  return result;
}

/** Relabels volunteering as jobs in a document without jobs and without a heading of volunteering. */
export function relabelAsJobs(lines: readonly LabeledLine[]): LabeledLine[] {
  const hasVolunteeringHeading = lines.some(
    ({ line, labeled }) => labeled.label === "heading" && readHeading(line.text) === "volunteering",
  );
  const hasJobs = lines.some(({ labeled }) => labeled.label.startsWith("experience."));
  if (hasVolunteeringHeading || hasJobs) return [...lines];
  return lines.map(({ line, labeled }) => ({
    line,
    labeled: { ...labeled, label: labeled.label.replace(/^volunteering\./, "experience.") },
  }));
}
