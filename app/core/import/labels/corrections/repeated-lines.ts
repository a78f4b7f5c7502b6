/**
 * Corrects line labels: page headers, page footers and lines of the first page's top that later pages repeat become
 * "furniture", which is not imported.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { PERSON_LABELS } from "#app/core/import/labels/labels.ts";
import { DOCUMENT_TITLES_IN_TEXT } from "#app/core/import/readers/document-title.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";
import type { Correction } from "./correction.ts";

/** "Page 1 of 2", also after a bar or a dash: "Ada Berg | Page 1 of 2". */
const PAGE_NUMBER =
  /^(?:.{0,60}[|·•–—-]\s*)?(?:page|seite|página|pagina|strona|strana|sida|side)\s+\d{1,2}\s*(?:\/|of|von|de|sur|z|di|av|van)\s*\d{1,2}$/iu;

/** "Page 2" alone on its line. */
const PAGE_ALONE = /^(?:page|seite|página|pagina|strona|strana|sida|side|pagină)\s+\d{1,2}$/iu;

/** "page 2" at the end of a page header: "Ada Berg, page 2". */
const LATER_PAGE = /(?<!\p{L})(?:page|seite|página|pagina|strona|strana|sida|side)\s+\d{1,2}$/iu;

export const withoutRepeatedLines: Correction = (lines, labeled) => {
  // A name of one word might be any word.
  const names = lines.flatMap(({ text }, index) =>
    labeled[index]?.label === "name" && text.includes(" ") ? [text.toLowerCase()] : [],
  );
  const firstNameIndex = labeled.findIndex(({ label }) => label === "name");
  const isOnLaterPage = ({ text }: LabelLine) =>
    lines.some((other) => other.page > 1 && withoutNumber(other.text) === withoutNumber(text));
  const isHeaderOfLaterPage = (line: LabelLine) =>
    LATER_PAGE.test(line.text.trim()) &&
    (line.page > 1 || isOnLaterPage(line)) &&
    names.some((name) => line.text.toLowerCase().includes(name));
  // Texts about the person on other lines of the first page. A header with further facts is kept.
  const otherFactsOfPerson = (header: LabelLine) =>
    lines.flatMap((line, index) =>
      line !== header && line.page === 1 && PERSON_LABELS.has(labeled[index]?.label ?? "")
        ? line.cells.map(({ text }) => text.trim().toLowerCase())
        : [],
    );
  const personLinesOnFirstPage = new Set(
    lines.flatMap(({ page, text }, index) =>
      page === 1 && PERSON_LABELS.has(labeled[index]?.label ?? "") ? [text] : [],
    ),
  );
  return labeled.map((current, index) => {
    const line = lines[index];
    const isRepeated =
      line !== undefined &&
      line.page > 1 &&
      PERSON_LABELS.has(current.label) &&
      personLinesOnFirstPage.has(line.text);
    return isRepeated ||
      (line !== undefined &&
        (endsInPageNumber(line) ||
          isPrintedAddress(line) ||
          isHeaderOfLaterPage(line) ||
          (index !== firstNameIndex && isPageMargin(line, names, otherFactsOfPerson))))
      ? { ...current, label: "furniture" }
      : current;
  });
};

/** In letters: shorter facts and surnames would be found within other words. */
const MIN_FACT_LENGTH = 3;
/** The height of page headers and footers, as a share of the page's height. */
const MARGIN = 0.1;

/**
 * True for a page header or footer with the person's name and nothing new: its other words are on the first page, or
 * are the document's title or a page number: "Curriculum vitae ⇥ Ada Berg", "Ada Berg · Welder · 2". Beside the title,
 * a date is that of the document: "May 4, 2026 ⇥ Ada Berg · Résumé ⇥ 1".
 */
function isPageMargin(
  line: LabelLine,
  names: readonly string[],
  otherFactsOfPerson: (line: LabelLine) => readonly string[],
): boolean {
  const { text, page, height } = line;
  // At the top of the first page is the person's name itself.
  const isHead = page > 1 && height !== null && height < MARGIN;
  const isFoot = height !== null && height > 1 - MARGIN;
  if (!isHead && !isFoot) return false;
  const lowercaseText = text.toLowerCase();
  const hasTitle = lowercaseText.search(DOCUMENT_TITLES_IN_TEXT) >= 0;
  const spellings = hasTitle
    ? [...names.flatMap(nameSpellings), ...names.flatMap(shortNames)]
    : names.flatMap(nameSpellings);
  const name = spellings.find((spelling) => lowercaseText.includes(spelling));
  if (name === undefined) return false;
  const withoutName = lowercaseText.replace(name, " ");
  const withoutDate = hasTitle
    ? withoutName.replace(findDate(withoutName)?.text ?? "", " ")
    : withoutName;
  // The longest facts first: a shorter one may be a part of them.
  const remaining = [...otherFactsOfPerson(line)]
    .sort((a, b) => b.length - a.length)
    .reduce(
      (text, fact) => (fact.length >= MIN_FACT_LENGTH ? text.replaceAll(fact, " ") : text),
      withoutDate,
    )
    .replace(DOCUMENT_TITLES_IN_TEXT, " ")
    .replace(ANY_PAGE_NUMBER, " ");
  return !/[\p{L}\p{N}]/u.test(remaining);
}

/** The spellings of a name in page headers: "ada berg, rn", "ada berg", "berg, ada". */
function nameSpellings(whole: string): string[] {
  const name = whole.replace(/,.*/, "");
  const words = name.split(" ");
  return [whole, name, `${words.at(-1)}, ${words.slice(0, -1).join(" ")}`];
}

/** The spellings of a name beside the document's title: "a. berg", "berg". */
function shortNames(whole: string): string[] {
  const words = whole.replace(/,.*/, "").split(" ");
  const surname = words.at(-1) ?? "";
  return surname.length >= MIN_FACT_LENGTH ? [`${whole.charAt(0)}. ${surname}`, surname] : [];
}

/** "page 2 of 3", "2/3", "– 2 –". */
const ANY_PAGE_NUMBER =
  /(?<!\p{L})(?:page|p\.|seite|página|pagina|strona|strana|sida|side|pag\.|s\.)?\s*\d{1,2}(?:\s*(?:\/|of|von|de|sur|z|di|av|van)\s*\d{1,2})?(?![\p{L}\p{N}])/giu;

/** "Ada Berg, page 2" without its number, to compare the headers of pages. */
const withoutNumber = (text: string) => text.trim().replace(/\d+$/, "");

/** The footer that browsers print, the page's address and its number of all pages: "https://site.example/ada 1/2". */
const PRINTED_ADDRESS = /^(?:https?|file):\/\/\S+\s+(\d{1,2})\/(\d{1,2})$/u;

/** True for such a footer if its number is that of the page. */
function isPrintedAddress({ text, page }: LabelLine): boolean {
  const [, number = "", pages = ""] = PRINTED_ADDRESS.exec(text.trim()) ?? [];
  return Number(number) === page && page <= Number(pages);
}

/** True for a page number, and for a line that ends in "page 1 of 2", after a separator or in a cell of its own. */
const endsInPageNumber = ({ text, cells, isBullet }: LabelLine): boolean =>
  !isBullet &&
  (PAGE_ALONE.test(text.trim()) ||
    [text, ...(cells.length > 1 ? [cells.at(-1)?.text ?? ""] : [])].some((part) =>
      PAGE_NUMBER.test(part.trim()),
    ));
