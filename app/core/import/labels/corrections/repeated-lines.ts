/** Labels as furniture what pages repeat: the head of the first page on later ones, and numbers of pages. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { OF_PERSON } from "#app/core/import/labels/labels.ts";
import type { Correction } from "./correction.ts";

/** "Page 1 of 2", also after a bar or a dash: "Ada Berg | Page 1 of 2". */
const PAGE_NUMBER =
  /^(?:.{0,60}[|·•–—-]\s*)?(?:page|seite|página|pagina|strona|strana|sida|side)\s+\d{1,2}\s*(?:\/|of|von|de|sur|z|di|av|van)\s*\d{1,2}$/iu;

/** "Ada Berg, page 2" at the head of a page, after or before the name. */
const LATER_PAGE = /(?<!\p{L})(?:page|seite|página|pagina|strona|strana|sida|side)\s+\d{1,2}$/iu;

export const withoutRepeats: Correction = (lines, labeled) => {
  const names = lines.flatMap(({ text }, index) =>
    labeled[index]?.label === "name" && text.includes(" ") ? [text.toLowerCase()] : [],
  );
  const isOnLaterPage = ({ text }: LabelLine) =>
    lines.some((other) => other.page > 1 && withoutNumber(other.text) === withoutNumber(text));
  const isLaterHead = (line: LabelLine) =>
    LATER_PAGE.test(line.text.trim()) &&
    (line.page > 1 || isOnLaterPage(line)) &&
    names.some((name) => line.text.toLowerCase().includes(name));
  const firstHead = new Set(
    lines.flatMap(({ page, text }, index) =>
      page === 1 && OF_PERSON.has(labeled[index]?.label ?? "") ? [text] : [],
    ),
  );
  return labeled.map((own, index) => {
    const line = lines[index];
    const isRepeated =
      line !== undefined && line.page > 1 && OF_PERSON.has(own.label) && firstHead.has(line.text);
    return isRepeated || (line !== undefined && (isPageNumber(line) || isLaterHead(line)))
      ? { ...own, label: "furniture" }
      : own;
  });
};

const withoutNumber = (text: string) => text.trim().replace(/\d+$/, "");

/** True for a line that ends in the number of a page, set apart from what is before it, such as the name. */
const isPageNumber = ({ text, cells, isBullet }: LabelLine): boolean =>
  !isBullet &&
  [text, ...(cells.length > 1 ? [cells.at(-1)?.text ?? ""] : [])].some((part) =>
    PAGE_NUMBER.test(part.trim()),
  );
