/**
 * Moves personal facts that a document tells beside its contact details, without a heading about the person, to a
 * custom section of their own: "Date of birth ⇥ 3 May 1990" and "Nationality ⇥ British" become lines of "Personal
 * details". Otherwise they would be lost, since a resume has no field for them. from-labels.ts applies it to the lines
 * of a resume after a model labeled them.
 */

import {
  isPersonHeading,
  splitPersonalFact,
} from "#app/core/import/labels/heads/personal-facts.ts";
import { type LabeledLine, replaceText } from "#app/core/import/labels/label-line.ts";
import { DOCUMENT_TITLE } from "#app/core/import/readers/document-title.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { columnKind } from "#app/core/import/tables/column-names.ts";
import { languageOfHeadings } from "#app/core/resume-languages/reading/read-heading.ts";
import { isSingleFactValue } from "./fact-lines.ts";

/** A single fact may be a part of another text. */
const MIN_FACTS = 2;
/** Labels that the model gives such lines. */
const MAY_BE_FACT = /^(?:contact|furniture|custom\.item)$/;

/** The section's heading, by the language of the document's headings; in other languages it is English. */
const TITLES: Record<string, string> = {
  de: "Persönliche Daten",
  fr: "Informations personnelles",
  es: "Datos personales",
  pt: "Dados pessoais",
  it: "Dati personali",
  nl: "Persoonlijke gegevens",
  pl: "Dane osobowe",
  sv: "Personuppgifter",
  da: "Personlige oplysninger",
  nb: "Personlige opplysninger",
  cs: "Osobní údaje",
  ro: "Date personale",
  tr: "Kişisel bilgiler",
};
const DEFAULT_TITLE = "Personal details";

/** Only above the first section, in a document without a heading about the person; else the lines are unchanged. */
export function moveFactsWithoutHeading(lines: readonly LabeledLine[]): LabeledLine[] {
  const headings = lines.filter(({ labeled }) => labeled.label === "heading");
  const opensSection = ({ line }: LabeledLine) =>
    ![null, "contact"].includes(readHeading(line.text));
  const firstSection = headings.find(opensSection);
  const end = firstSection ? lines.indexOf(firstSection) : 0;
  if (headings.some(({ line }) => isPersonHeading(line.text))) return [...lines];
  // A heading of their own, as "Good to know", stays that of the facts below it.
  const ownHeading = lines.findIndex(isOwnHeading);
  const isTitled = ({ labeled }: LabeledLine, index: number) =>
    labeled.label === "custom.item" && ownHeading >= 0 && ownHeading < index;
  const facts = factsAmong(lines.slice(0, end).filter((line, index) => !isTitled(line, index)));
  const isCertain = facts.some(({ from }) => isFactOfTable(from));
  if (facts.length < (isCertain ? 1 : MIN_FACTS)) return [...lines];
  const moved = new Set(facts.map(({ from }) => from));
  const [{ from: first }] = facts as [Fact];
  const language = languageOfHeadings(headings.map(({ line }) => line.text)) ?? "";
  return [
    ...lines.filter((line) => !moved.has(line)),
    withTextAndLabel(first, TITLES[language] ?? DEFAULT_TITLE, "heading"),
    ...facts.map(({ from, text }) => withTextAndLabel(from, text, "custom.item")),
  ];
}

type PersonalFact = NonNullable<ReturnType<typeof splitPersonalFact>>;

const isOwnHeading = ({ line, labeled }: LabeledLine): boolean =>
  labeled.label === "heading" && !DOCUMENT_TITLE.test(line.text.trim());

interface Fact {
  from: LabeledLine;
  /** "Nationality: British". */
  text: string;
}

/** Known facts, and lines of caption and value below them: "Nearest airport ⇥ Odesa". */
function factsAmong(lines: readonly LabeledLine[]): Fact[] {
  const facts: Fact[] = [];
  let isBelowFact = false;
  for (const from of lines) {
    const { line, labeled } = from;
    if (isFactOfTable(from)) {
      facts.push({ from, text: line.text });
      continue;
    }
    // What a form tells to be about the vacancy stays out.
    const mayBeFact = MAY_BE_FACT.test(labeled.label) && line.tableLabel !== "furniture";
    const known = mayBeFact ? splitPersonalFact(line.cells) : null;
    const fact: PersonalFact | null =
      known ?? (isBelowFact && mayBeFact ? splitUnknownFact(from) : null);
    isBelowFact = fact !== null && fact.value !== "" && isSingleFactValue(fact.value);
    if (fact && isBelowFact) facts.push({ from, text: `${fact.label}: ${fact.value}` });
  }
  return facts;
}

/** True for a fact that a form has in its cells, "Notice period: 1 month" (tables/applicant-rows.ts). */
const isFactOfTable = ({ line, labeled }: LabeledLine): boolean =>
  line.tableLabel === "custom.item" && labeled.label === "custom.item" && line.cells.length === 1;

/** Captions of what applicants state besides personal facts. Others may be of contact details or an address. */
const FURTHER_CAPTION =
  /^(?:availab(?:le|ility)(?: from)?|nearest airport|(?:expected|desired|current) (?:salary|pay|rate)|salary (?:sought|expectations?)|day rate|transport|commuting time|dependents|spouse|equity status|id (?:no\.?|number)|identity number|tax number|military status|work permit|residence permit|smoker)$/iu;

/** "Nearest airport ⇥ Odesa"; null for other lines. */
function splitUnknownFact({ line }: LabeledLine): PersonalFact | null {
  const [caption, value, ...others] = line.cells;
  const label = caption?.text.replace(/\s*:$/, "") ?? "";
  const isCaption = FURTHER_CAPTION.test(label) || columnKind(label) === "detail";
  if (!value || others.length > 0 || !isCaption) return null;
  return { label, value: value.text.replace(/^\s*:\s*/, "") };
}

const withTextAndLabel = (
  { line, labeled }: LabeledLine,
  text: string,
  label: string,
): LabeledLine => ({ line: replaceText(line, text), labeled: { ...labeled, label } });
