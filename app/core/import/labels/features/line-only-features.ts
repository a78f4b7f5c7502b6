/**
 * Computes those features of a line that need no other lines but the one before it, such as "bold=true" or "email".
 * line-features.ts adds the features of its section and neighbors. A trained model labels lines by these strings and
 * knows only them, so they and their limits change only with training.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { isCountry } from "#app/core/import/readers/countries.ts";
import {
  hasJobTitleWord,
  looksLikeLocation,
  scoreDegree,
  scoreJobTitle,
} from "#app/core/import/readers/entry-keywords.ts";
import { findEmail, findPhone, findUrls } from "#app/core/import/readers/find-contacts.ts";
import { startsWithLevel } from "#app/core/import/readers/language-levels.ts";
import { isPlace } from "#app/core/import/readers/places.ts";
import {
  gapStep,
  indentStep,
  lastCharacterKind,
  letterCaseKind,
  sizeStep,
  wordStep,
} from "./feature-steps.ts";
import { type BodyStyle, type LineFacts, maskNumbers } from "./line-facts.ts";

/** In points: a line that ends this close to the right edge of its column ends at the edge. */
const MAX_RIGHT_GAP = 3;

/** What is known of the document. */
interface Context {
  body: BodyStyle;
  /** The median space above lines, as a multiple of the font size. */
  commonGap: number;
  /** The largest font size of the first page, in points. */
  largest: number;
  /** Texts that are on several pages, in the form of `maskNumbers`. */
  repeated: ReadonlySet<string>;
  /** The index of the line. */
  index: number;
  /** The line before. */
  before: LabelLine | undefined;
}

/**
 * The features that the line has. Names that do not say what they are:
 * - `lastRight`: the last of several cells ends at the right edge of the column
 * - `placed`: the position of the line is known, as in a PDF
 * - `fits`: the first word had room on the line before, so that the line was not wrapped
 * - `level=`: the level of a heading; `level` alone: a level of a language, such as "B2"
 * - `top` and `foot`: `line.height`, the position on the page from its top (0) to its bottom (1)
 */
export function lineOnlyFeatures(fact: LineFacts, context: Context): string[] {
  const {
    line,
    wordCount,
    datePosition,
    headingSection,
    likelySection,
    isFull,
    wouldFitAbove,
    style,
  } = fact;
  const { body, commonGap, largest, repeated, index, before } = context;
  const { text } = line;
  const size = sizeStep(line.size / (body.size || 1));
  const features = [
    "bias",
    `heading=${headingSection ?? ""}`,
    `guess=${likelySection ?? ""}&bold=${line.isBold}`,
    `guess=${likelySection ?? ""}&words=${wordStep(wordCount)}`,
    `size=${size}`,
    `size=${size}&bold=${line.isBold}`,
    `bold=${line.isBold}`,
    `italic=${line.isItalic}`,
    `bodystyle=${style === body.style}`,
    `bullet=${line.isBullet}`,
    `cells=${Math.min(line.cells.length, 3)}`,
    `lastRight=${line.cells.length > 1 && line.columnRight - line.right < MAX_RIGHT_GAP}`,
    `boldFirst=${line.cells[0]?.isBold === true && !line.isBold}`,
    `words=${wordStep(wordCount)}`,
    `caps=${letterCaseKind(text)}`,
    `end=${lastCharacterKind(text)}`,
    `date=${datePosition}`,
    `date=${datePosition}&bold=${line.isBold}&words=${wordStep(wordCount)}`,
    `gap=${gapStep(line.gap, commonGap)}`,
    `full=${isFull}`,
    `fits=${wouldFitAbove}`,
    `fits=${wouldFitAbove}&caps=${letterCaseKind(text)}&bullet=${line.isBullet}`,
    `fits=${wouldFitAbove}&indent=${before ? indentStep(line.x - before.x) : ""}`,
    `indent=${indentStep(line.x - line.left)}`,
    `newBlock=${before?.block !== line.block || before?.page !== line.page}`,
    `level=${line.level}`,
    `placed=${line.columnRight > 0}`,
    `tag=${line.tag}`,
    `tag=${line.tag}&bullet=${line.isBullet}`,
    `tag=${line.tag}&bold=${line.isBold}`,
    `placed=${line.columnRight > 0}&starts=${line.startsEntry}`,
    `colon=${/^[^:]{2,40}:(?:\s|$)/.test(text)}`,
    `at=${Math.min(index, 8)}`,
    `page1=${line.page === 1}`,
    `top=${line.height === null ? "" : Math.min(4, Math.floor(line.height * 20))}`,
    `foot=${line.height !== null && line.height > 0.94}`,
    `largest=${line.page === 1 && line.size > largest - 0.2}`,
    `repeated=${repeated.has(maskNumbers(text))}`,
    `pageNumber=${/(?:^|\s)(?:\d{1,2}\s*(?:\/|of|von|de|sur|z|di|av|van)\s*\d{1,2}|(?:page|seite|p\.|página|pagina|strona|strana|sida|side)\s*\d{1,2})$/i.test(text) || /^\d{1,2}$/.test(text)}`,
  ];
  const flag = (name: string, is: boolean) => {
    if (is) features.push(name);
  };
  flag("email", findEmail(text) !== null);
  flag("phone", findPhone(text) !== null);
  flag("url", findUrls(text).length > 0);
  flag("title", hasJobTitleWord(text));
  flag("titleFirst", hasJobTitleWord(line.cells[0]?.text ?? ""));
  // The scores are negative for a likely employer or school.
  flag("employer", scoreJobTitle(text) < 0);
  flag("degree", scoreDegree(text) > 0);
  flag("school", scoreDegree(text) < 0);
  flag("place", isPlace(text) || line.cells.some((cell) => isPlace(cell.text)));
  flag(
    "placeLike",
    text.split(/[|·•]/).some((part) => looksLikeLocation(part.trim())),
  );
  flag(
    "country",
    text.split(/[,|·•]\s*/).some((part) => isCountry(part.trim())),
  );
  flag(
    "level",
    LANGUAGE_LEVELS.test(text) || line.cells.some((cell) => startsWithLevel(cell.text)),
  );
  flag("commas", (text.match(/,/g)?.length ?? 0) >= 3);
  flag("bars", /\s[|·•]\s/.test(text));
  flag("digits", /\d/.test(text.replace(/(?:19|20)\d{2}/g, "")));
  flag("percent", /\d\s?%/.test(text));
  flag("quote", /["“”„«]/.test(text));
  flag("doi", /doi|isbn|arxiv/i.test(text));
  flag("brackets", /\([^()]+\)$/.test(text));
  flag("dash", /\s[–—-]\s/.test(text));
  flag("etal", /et al|\(eds?\.\)/i.test(text));
  return features;
}

/** Levels of languages: "native", "B2". */
const LANGUAGE_LEVELS =
  /\b(?:native|fluent|bilingual|proficient|proficiency|conversational|intermediate|advanced|basic|beginner|elementary|mother tongue|working knowledge|muttersprache|fließend|verhandlungssicher|grundkenntnisse|courant|maternelle?|langue maternelle|nativo|fluido|intermedio|madrelingua|ojczysty|biegły|rodilý|[abc][12])\b/iu;
