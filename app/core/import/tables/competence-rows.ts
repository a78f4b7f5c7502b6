/**
 * Reads the rows of a Europass form that have a person's languages and skills: "Madrelingua ⇥ Italiano", "Inglese" above
 * "Capacità di lettura ⇥ Buona", and "Capacità e competenze tecniche ⇥ …".
 */
import { isLanguageAbility } from "#app/core/import/readers/language-abilities.ts";
import { isSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";
import { textOf } from "./arrange-entry.ts";
import { rowsFrom } from "./rows-from.ts";
import type { GridRow, LineMaker, RowLines } from "./table-types.ts";

const MOTHER_TONGUE =
  /^(?:madrelingua|prima lingua|mother tongues?|langues? maternelles?|lenguas? maternas?|idiomas? maternos?|línguas? maternas?|limbi?a? matern[eă]|muttersprachen?)\s*:?$/iu;
/** Two mother tongues: "Euskera y Castellano". */
const AND = /\s*[,;/]\s*|\s+(?:and|und|et|y|e|i|en|och|og|și|a)\s+/u;
const OTHER_LANGUAGES =
  /^(?:altr[ae] lingu[ae]|other languages?|autres? langues?|otr[ao]s? (?:idiomas?|lenguas?)|outras? línguas?|alte limbi(?: străine cunoscute)?|sonstige sprachen?)\s*:?$/iu;
const ABILITY_OF = /^(?:[•·▪*–-]\s*)?(?:capacità di |capacidad de |capacidade de |capacité de )?/iu;
/** Without a language, "Capacità di lettura" would be any ability, so a language needs two of them. */
const MIN_ABILITIES = 2;
/** In characters. */
const MAX_LEVEL_LENGTH = 30;

const SKILLS_LABEL =
  /^(?:(?:altre )?capacità e competenze(?: (?:relazionali|organizzative|tecniche|informatiche|artistiche|sociali|comunicative|gestionali))?|(?:social|organi[sz]ational|technical|computer|artistic|other) skills and competences?|(?:capacidades|aptitudes) y competencias (?:sociales|organizativas|técnicas|informáticas|artísticas)|(?:aptitudes|capacités) et compétences (?:sociales|organisationnelles|techniques|informatiques|artistiques))\s*:?$/iu;
/** True for the label of skills in a form of Europass: "Social skills and competences". */
export const isCompetenceLabel = (text: string): boolean => SKILLS_LABEL.test(text);
/** The last of a Europass form's competences, which is no skill. */
const DRIVING_LICENSE = /^patente (?:o patenti|di guida)\s*:?$/iu;
/** In characters; a longer piece between commas is prose. */
const MAX_SKILL_LENGTH = 45;

/** True for the label of a level of a language: "Capacità di lettura". */
export const isAbilityLabel = (text: string): boolean =>
  isLanguageAbility(text.replace(ABILITY_OF, ""));

/** True for any label beside a person's languages and skills in a form of Europass. */
export const isLabelOfForm = (text: string): boolean =>
  [MOTHER_TONGUE, OTHER_LANGUAGES, SKILLS_LABEL, DRIVING_LICENSE].some((label) =>
    label.test(text),
  ) || isAbilityLabel(text);

/** The languages or skills of the rows that start at `index`; empty if they have none. */
export function readCompetenceRows<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): RowLines<Line> {
  const [label, value, ...others] = rows[index] ?? [];
  const [labelText, valueText] = [label, value].map((cell) => textOf(cell?.lines ?? [], maker));
  const [line] = value?.lines ?? label?.lines ?? [];
  if (!labelText || others.length > 0 || line === undefined) return [];
  const name = labelText.replace(/\s*:$/, "");
  if (!valueText)
    return OTHER_LANGUAGES.test(labelText) && languageRows(rows, index + 1, maker).length > 0
      ? [[{ line, tableLabel: "furniture" }]]
      : languageRows(rows, index, maker);
  if (MOTHER_TONGUE.test(labelText) && isSpokenLanguage(valueText))
    return [
      valueText.split(AND).map((language) => ({
        line: joinTexts([language, name], line, maker),
        tableLabel: "languages.item",
      })),
    ];
  if (DRIVING_LICENSE.test(labelText))
    return [[{ line: joinTexts([labelText, valueText], line, maker), tableLabel: "custom.item" }]];
  if (!isCompetenceLabel(labelText)) return [];
  if (!isList(valueText))
    return [
      [
        { line: maker.withText(line, name), tableLabel: "heading" },
        { line: maker.withText(line, valueText), tableLabel: "custom.item" },
      ],
    ];
  return [[{ line: maker.withText(line, `${name}: ${valueText}`), tableLabel: "skills.item" }]];
}

const joinTexts = <Line>(texts: readonly string[], line: Line, maker: LineMaker<Line>): Line =>
  maker.joinCells(texts.map((text) => maker.withText(line, text)));

/** A language in a row of its own, with its levels in the rows below. */
function languageRows<Line>(
  rows: readonly GridRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): RowLines<Line> {
  const [cell, ...others] = rows[index] ?? [];
  const [line] = cell?.lines ?? [];
  const language = textOf(cell?.lines ?? [], maker);
  if (line === undefined || others.length > 0 || !isSpokenLanguage(language)) return [];
  const levels: string[] = [];
  for (const [label, value, ...more] of rowsFrom(rows, index + 1)) {
    const ability = textOf(label?.lines ?? [], maker);
    const level = textOf(value?.lines ?? [], maker);
    const isLevel = level !== "" && level.length <= MAX_LEVEL_LENGTH && more.length === 0;
    if (!isLevel || !isAbilityLabel(ability)) break;
    levels.push(level);
  }
  if (levels.length < MIN_ABILITIES) return [];
  const level = [...new Set(levels)].length === 1 ? (levels[0] ?? "") : levels.join(" / ");
  // In brackets, any word is a level: "Inglese (Elementare)".
  return [
    [{ line: maker.withText(line, `${language} (${level})`), tableLabel: "languages.item" }],
    ...levels.map(() => []),
  ];
}

/** True for "AutoCAD, Revit", false for sentences. */
const isList = (text: string): boolean =>
  !/[.!]\s|[.!]$/.test(text) &&
  text.split(/[,;]\s*/).every((piece) => piece.length <= MAX_SKILL_LENGTH);
