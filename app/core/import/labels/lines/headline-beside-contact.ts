/**
 * Splits a job title from the contact details after it, "Pipe Welder ⇥ ada@berg.example", and labels it as the
 * headline.
 */

import {
  type LabeledLine,
  type LabelLine,
  replaceCells,
} from "#app/core/import/labels/label-line.ts";
import { isPlace } from "#app/core/import/readers/places.ts";

/** How many lines at the top of a document may have the headline. */
const TOP_LINES = 8;
const MAX_TITLE_WORDS = 6;
const MAY_BE_TITLE = /^\p{Lu}[^@\d:/,]{3,60}$/u;
const STREET =
  /^(?:avenida|avenue|boulevard|calle|camino|chemin|place|piazza|plaza|rua|rue|strada|ulica|via|viale)\s/iu;
/** What follows the job in a title: "of English" in "Teacher of English". */
const COMPLEMENT = /\s(?:of|for|in|at|de|des|du|für|im|in|di|del|della|da|do|voor|för)\s.*$/u;

/** The lines are unchanged if another line is the headline, or if there is no name. */
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

/** Excludes names of places that start with a job: "Farmer Road" and "Hunter Valley". */
const endsWithJob = (title: string, namesJob: (text: string) => boolean): boolean =>
  namesJob(title.replace(COMPLEMENT, "").split(/\s+/).at(-1) ?? "");
