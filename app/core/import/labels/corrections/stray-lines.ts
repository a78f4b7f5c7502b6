/**
 * Corrects the labels of single lines that the model labeled unlike their surroundings: buttons of web pages, items of
 * lists taken for headings, contact details and languages in other sections, and the second lines of wrapped texts and
 * URLs.
 */

import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { endsInCutUrl } from "#app/core/import/readers/doc-line.ts";
import { findEmail, findPhone, findUrls } from "#app/core/import/readers/find-contacts.ts";
import { hasDate } from "#app/core/import/readers/has-date.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { startsWithLevel } from "#app/core/import/readers/language-levels.ts";
import { isSpokenLanguage } from "#app/core/import/readers/spoken-languages.ts";
import { guessHeading } from "#app/core/resume-languages/reading/read-heading.ts";
import type { Correction } from "./correction.ts";
import { isDutyCaption } from "./jobs/duty-captions.ts";
import { hasNameAndTools, looksLike } from "./line-entries.ts";

/** Buttons and links of a web page that was printed. */
const NAVIGATION =
  /^(?:menu|back to (?:the )?top|skip to (?:main )?content|(?:show|hide|toggle|open|close) (?:navigation|menu)(?: (?:show|hide) (?:navigation|menu))?|(?:download|print|view) (?:my |this )?(?:cv|resume|résumé|pdf|page)(?: as pdf)?)$/iu;

/** Labels buttons and links such as "Back to top" as "furniture", which is not imported. */
export const withoutNavigation: Correction = (lines, labeled) =>
  labeled.map((current, index) => {
    const line = lines[index];
    const isButton =
      line !== undefined &&
      !line.isBullet &&
      BUTTON_LABEL.test(current.label) &&
      NAVIGATION.test(line.text);
    return isButton ? { ...current, label: "furniture" } : current;
  });

/** The labels that models give buttons. Under other labels, "Menu" may be an employer or a skill. */
const BUTTON_LABEL = /^(?:contact|headline|heading|name|summary\.\w+)$/;

/** Labels of lists, such as "skills.item" for an item and "skills.rest" for the continuation of a wrapped line. */
const LIST_LABEL = /^(?:skills|languages|interests)\./;

/** Fewer lines of a list may look like a heading by chance. */
const MIN_SIMILAR_LINES = 3;

/** Labels of running text; a heading that looks like running text may not be relabeled by its look. */
const TEXT_LABEL = /^(?:experience|education|projects|summary|volunteering)\./;
/** In points: lines whose left edges are further apart are in different columns. */
const COLUMN_DISTANCE = 50;

/**
 * Relabels an unknown "heading" that looks like the lines of a list as an item of that list: it is the list's first or
 * last item, or was read amid the lines of another column.
 */
export const withListItems: Correction = (lines, labeled) =>
  labeled.map((current, index) => {
    const line = lines[index];
    const isUnknown = line && !isDutyCaption(line.text) && guessHeading(line.text) === null;
    if (current.label !== "heading") return current;
    const labelAbove = labeled[index - 1]?.label ?? "";
    if (LIST_LABEL.test(labelAbove) && isLastItem(lines, labeled, index))
      return { ...current, label: labelAbove };
    if (!isUnknown) return current;
    const [above, below] = [lines[index - 1], lines[index + 1]];
    const isFirst =
      below !== undefined &&
      LIST_LABEL.test(labeled[index + 1]?.label ?? "") &&
      looksLike(line, below) &&
      labeled[index - 1]?.label !== "heading";
    const isInOtherColumn = [above, below].every(
      (other) => other && other.page === line.page && Math.abs(other.x - line.x) > COLUMN_DISTANCE,
    );
    if (!isFirst && !isInOtherColumn) return current;
    const similar = labeled.filter(
      (_, otherIndex) => otherIndex !== index && looksLike(line, lines[otherIndex] as LabelLine),
    );
    const similarItems = similar.filter(({ label }) => LIST_LABEL.test(label));
    const [similarItem] = similarItems;
    const looksLikeText = similar.some(({ label }) => TEXT_LABEL.test(label));
    return similarItem && similarItems.length >= MIN_SIMILAR_LINES && !looksLikeText
      ? { ...current, label: similarItem.label }
      : current;
  });

/** True for a heading without content below it that looks like the list above it and unlike all known headings. */
function isLastItem(
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  index: number,
): boolean {
  const [line, above] = [lines[index], lines[index - 1]];
  const hasNoContent = labeled[index + 1]?.label === "heading";
  const knownHeadings = lines.filter(
    ({ text }, otherIndex) =>
      otherIndex !== index && labeled[otherIndex]?.label === "heading" && readHeading(text),
  );
  return (
    line !== undefined &&
    above !== undefined &&
    hasNoContent &&
    knownHeadings.length >= MIN_SIMILAR_LINES &&
    looksLike(line, above) &&
    !knownHeadings.some((other) => looksLike(line, other))
  );
}

/**
 * Labels an email address, phone number or profile URL among skills, languages or interests as contact details, and the
 * name of the person's account right below contact details: "ada-berg-rn".
 */
export const withStrayContacts: Correction = (lines, labeled) => {
  const name = lines.find((_, index) => labeled[index]?.label === "name")?.text.toLowerCase() ?? "";
  const namesOfPerson = name.match(/\p{L}{3,}/gu) ?? [];
  return labeled.map((current, index) => {
    const text = lines[index]?.text ?? "";
    const isContact =
      (LIST_LABEL.test(current.label) && lines[index]?.cells.some(isContactDetail) === true) ||
      (current.label.startsWith("languages.") && NETWORKS.test(text));
    const isAccount =
      LIST_LABEL.test(current.label) &&
      labeled[index - 1]?.label === "contact" &&
      ACCOUNT.test(text) &&
      namesOfPerson.some((word) => text.includes(word));
    return (isContact && text.length <= MAX_CONTACT_LENGTH) || isAccount
      ? { ...current, label: "contact" }
      : current;
  });
};

/** The name of an account, words with hyphens, dots or underscores between them: "ada-berg-rn". */
const ACCOUNT = /^(?:[•·]\s*)?[a-z\d]+(?:[-_.][a-z\d]+)+$/;
/** In characters; longer lines are text that has contact details in it. */
const MAX_CONTACT_LENGTH = 100;

/** Names of networks without URLs: "LinkedIn | GitHub". */
const NETWORKS =
  /^[\s|·•/,]*(?:(?:linked ?in|git ?hub|gitlab|twitter|x|instagram|facebook|xing|medium|website|portfolio|blog)[\s|·•/,]*)+$/iu;

/**
 * Labels a language beside its level, "Dutch ⇥ fluent", as "languages.item" where it was taken for contact details, for
 * example below a page footer.
 */
export const withStrayLanguages: Correction = (lines, labeled) => {
  if (!labeled.some(({ label }) => label === "languages.item")) return [...labeled];
  return labeled.map((current, index) => {
    const [name, level, ...more] = lines[index]?.cells ?? [];
    const isLanguage =
      current.label === "contact" &&
      more.length === 0 &&
      isSpokenLanguage(name?.text ?? "") &&
      startsWithLevel(level?.text ?? "");
    return isLanguage ? { ...current, label: "languages.item" } : current;
  });
};

/** Labels "LinkedIn | GitHub" below the name as contact details where it was taken for the headline. */
export const withoutNetworkNames: Correction = (lines, labeled) =>
  labeled.map((current, index) =>
    current.label === "headline" && NETWORKS.test(lines[index]?.text ?? "")
      ? { ...current, label: "contact" }
      : current,
  );

/** Addresses of profiles: "linkedin.com/in/ada". */
const PROFILE = /(?:^|[/.])(?:linkedin|github|gitlab|medium|behance|dribbble|xing)\.com\//iu;

/** True for a cell that has only an email address, a phone number or a profile URL, perhaps with a label before it. */
const isContactDetail = ({ text }: { text: string }) => {
  const bare = text.replace(/^[^\p{L}\p{N}+(]+|[^\p{L}\p{N})]+$/gu, "");
  const [url = ""] = findUrls(bare);
  const isProfile =
    url !== "" && PROFILE.test(url) && /^(?:[\p{L} ]{2,20}:?\s*)?$/u.test(bare.replace(url, ""));
  return bare !== "" && (isProfile || findEmail(bare) === bare || findPhone(bare) === bare);
};

/** Words after which a text continues on the next line, even with a capital: "written in" above "TypeScript". */
const CONNECTING_WORD_AT_END =
  /\s(?:a|an|the|of|in|on|at|for|with|and|or|to|from|by|into|via|der|die|das|den|dem|des|und|oder|mit|für|von|im|zur|zum|le|la|les|du|de|et|ou|avec|pour|dans|el|los|las|y|con|para|del|e|com|il|di|het|een|en|van|met|voor|i|z|w|dla|och|med|för)$/u;

/** Articles, which cannot end a text, even if the line has room for more. */
const ARTICLE_AT_END = /\s(?:the|a|an|der|das|dem|den|le|les|el|los|una|het|een)$/u;

/**
 * True if the text above goes on in this line: it ends without punctuation, and either had no room for the next word,
 * which is in lower case or follows a connecting word, or ends in an article.
 */
const isIncomplete = (above: LabelLine, line: LabelLine): boolean =>
  !/[.:;!?]$/.test(above.text) &&
  ((!wouldHaveFit(above, line) &&
    (/^\p{Ll}/u.test(line.text) ||
      (CONNECTING_WORD_AT_END.test(above.text) && hasSameWeight(above, line)))) ||
    (ARTICLE_AT_END.test(above.text) && hasSameWeight(above, line)));
const hasSameWeight = (above: LabelLine, line: LabelLine): boolean =>
  above.cells.at(-1)?.isBold === line.cells[0]?.isBold;

/** A label with at least this probability is kept after a complete sentence: the line starts a paragraph. */
const LIKELY = 0.8;
/** True if the line above ends a sentence and had no room for the first word of this line. */
const continuesParagraph = (above: LabelLine, line: LabelLine): boolean =>
  /\p{L}\.$/u.test(above.text) &&
  !above.isBullet &&
  line.text.split(" ").length > MIN_PROSE_WORDS &&
  !wouldHaveFit(above, line);
/** In words: a line of running text has more. */
const MIN_PROSE_WORDS = 4;

/** Labels of running text. */
const TEXT_PART = /^(?:experience|projects|volunteering|summary)\.(?:item|rest)$/;
/** The section in the label of a line that may continue the text above. */
const CONTENT_AND_PART = /^(\w+)\.(?:item|more|head|rest)$/;

/** Labels a line as the rest of the text above if that is incomplete and the line's first word had no room there. */
export const withWrappedText: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [index, current] of labeled.entries()) {
    const [line, above] = [lines[index], lines[index - 1]];
    const labelAbove = result[index - 1]?.label ?? "";
    const text = line?.text ?? "";
    // "of patients." is no heading but the end of a sentence.
    const isCutHeading = current.label === "heading" && /^\p{Ll}.*\.$/u.test(text);
    const [, content] = CONTENT_AND_PART.exec(isCutHeading ? labelAbove : current.label) ?? [];
    const isContinuation =
      line !== undefined &&
      above !== undefined &&
      content !== undefined &&
      TEXT_PART.test(labelAbove) &&
      labelAbove.startsWith(`${content}.`) &&
      !line.isBullet &&
      line.columnRight > 0 &&
      line.page === above.page &&
      line.block === above.block &&
      line.cells.length === 1 &&
      line.size === above.size &&
      !(current.label.endsWith(".head") && (hasDate(line) || hasNameAndTools(line))) &&
      (isIncomplete(above, line) ||
        (current.probability < LIKELY && continuesParagraph(above, line)));
    if (isContinuation) result[index] = { ...current, label: `${content}.rest` };
  }
  return result;
};

/**
 * Relabels wrapped text of a summary as the rest of the line above, if both are under the heading of another section or
 * the line above names it in its first cell: "Skills ⇥ Excel, wedding and".
 */
export const withoutStraySummary: Correction = (lines, labeled) => {
  const result = [...labeled];
  let section: string | null = null;
  for (const [index, current] of labeled.entries()) {
    if (current.label === "heading") section = readHeading(lines[index]?.text ?? "");
    const [, content] = CONTENT_AND_TEXT_PART.exec(result[index - 1]?.label ?? "") ?? [];
    const [name, ...others] = lines[index - 1]?.cells ?? [];
    const isNamed = others.length > 0 && readHeading(name?.text ?? "") === content;
    const isStray =
      current.label === "summary.rest" &&
      content !== "summary" &&
      content !== undefined &&
      (content === section || isNamed);
    if (isStray) result[index] = { ...current, label: `${content}.rest` };
  }
  return result;
};

/** The section in the label of a line that does not start an entry. */
const CONTENT_AND_TEXT_PART = /^(\w+)\.(?:more|item|rest)$/;
/**
 * The rest of a wrapped URL: "example.org", "rivers/2024", "en-gb"; a word that begins with a capital is not matched.
 */
const REST_OF_URL = /^(?=[a-z\d]|\S*[./])[\w./?&=#%~-]{2,}$/;

/** Labels the second line of a wrapped URL as the rest of the text above: "… in spring. https://riverwatch.". */
export const withBrokenUrls: Correction = (lines, labeled) =>
  labeled.map((current, index) => {
    const [, content] = CONTENT_AND_TEXT_PART.exec(current.label) ?? [];
    const continuesUrl =
      content !== undefined &&
      labeled[index - 1]?.label.startsWith(`${content}.`) &&
      REST_OF_URL.test(lines[index]?.text ?? "") &&
      endsInCutUrl(lines[index - 1]?.text ?? "");
    return continuesUrl ? { ...current, label: `${content}.rest` } : current;
  });
