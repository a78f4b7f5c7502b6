/**
 * Splits a job title from the contact details after it, "Pipe Welder ⇥ ada@berg.example", and labels it as the headline
 * of the resume. from-labels.ts applies it to the lines of a resume after a model labeled them.
 */

import {
  type LabeledLine,
  type LabelLine,
  replaceCells,
} from "#app/core/import/labels/label-line.ts";
import { isPlace } from "#app/core/import/readers/places.ts";

/** In lines from the top of the document: the headline is among these. */
const TOP_LINES = 8;
/** In words. */
const MAX_TITLE_WORDS = 6;
/** A text of 4 to 61 characters that begins with a capital, without signs of contact details and addresses. */
const MAY_BE_TITLE = /^\p{Lu}[^@\d:/,]{3,60}$/u;
/** Words that begin the name of a street. */
const STREET =
  /^(?:avenida|avenue|boulevard|calle|camino|chemin|place|piazza|plaza|rua|rue|strada|ulica|via|viale)\s/iu;
/** What follows the job in a title: "of English" in "Teacher of English". */
const COMPLEMENT = /\s(?:of|for|in|at|de|des|du|für|im|in|di|del|della|da|do|voor|för)\s.*$/u;

/**
 * `namesJob` tells whether a text names a job. Returns the lines unchanged if another line is the headline, or if there
 * is no name.
 */
export function splitHeadlineFromContact(
  all: readonly LabeledLine[],
  namesJob: (text: string) => boolean,
): LabeledLine[] {
  const hasLabel = (label: string) => all.some(({ labeled }) => labeled.label === label);
  if (!hasLabel("name") || hasLabel("headline")) return [...all];
  const headlineIndex = all
    .slice(0, TOP_LINES)
    .findIndex(
      ({ line, labeled }) => labeled.label === "contact" && startsWithTitle(line, namesJob),
    );
  return all.flatMap((labeledLine, index) => {
    const { line, labeled } = labeledLine;
    const [title, ...contacts] = line.cells;
    if (index !== headlineIndex || !title) return [labeledLine];
    return [
      { line: replaceCells(line, [title]), labeled: { ...labeled, label: "headline" } },
      { line: replaceCells(line, contacts), labeled },
    ];
  });
}

/** True for a job title in the first cell, before an email address or a number. */
function startsWithTitle(line: LabelLine, namesJob: (text: string) => boolean): boolean {
  const [title = "", ...contacts] = line.cells.map(({ text }) => text);
  return (
    MAY_BE_TITLE.test(title) &&
    title.split(/\s+/).length <= MAX_TITLE_WORDS &&
    namesJob(title) &&
    endsWithJob(title, namesJob) &&
    !STREET.test(title) &&
    !isPlace(title) &&
    contacts.some((text) => /@|\d{4}/.test(text))
  );
}

/** True if the title ends with a job; false for places that start with one, "Farmer Road" and "Hunter Valley". */
const endsWithJob = (title: string, namesJob: (text: string) => boolean): boolean =>
  namesJob(title.replace(COMPLEMENT, "").split(/\s+/).at(-1) ?? "");
