/**
 * Labels lines with the authors of a publication, "Ada Berg, U. Graf" below its title, as "furniture", which is not
 * imported, because the resume has no field for them. from-labels.ts applies it to the lines of a resume after a model
 * labeled them.
 */

import { areNames } from "#app/core/import/labels/corrections/person/name-lines.ts";
import type { LabeledLine } from "#app/core/import/labels/label-line.ts";
import { stripBullet } from "#app/core/import/readers/doc-line.ts";
import { withoutDocumentTitle } from "#app/core/import/readers/document-title.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";

const HEAD = "publications.head";
const BELOW_HEAD = /^publications\.(?:more|item)$/;

/**
 * A line of authors has only names, one of them that of the resume's person. If it is the first line of an entry
 * ("publications.head"), the title below becomes the first line.
 */
export function withoutAuthors(lines: readonly LabeledLine[]): LabeledLine[] {
  const nameLine = lines.find(({ labeled }) => labeled.label === "name")?.line.text ?? "";
  const person = withoutDocumentTitle(nameLine) ?? nameLine;
  const result = relabelDatedBullets(lines);
  if (!person.includes(" ")) return result;
  return result.map((each, index) => {
    const above = result[index - 1];
    const { label } = each.labeled;
    const isAuthors = isLineOfAuthors(each, person);
    if (label === HEAD && isAuthors && isTitleBelow(result[index + 1]))
      return withLabel(each, "furniture");
    if (above?.labeled.label === HEAD && isTitleBelow(each) && isLineOfAuthors(above, person))
      return withLabel(each, HEAD);
    return BELOW_HEAD.test(label) && isAuthors ? withLabel(each, "furniture") : each;
  });
}

const withLabel = ({ line, labeled }: LabeledLine, label: string): LabeledLine => ({
  line,
  labeled: { ...labeled, label },
});

const isTitleBelow = (below: LabeledLine | undefined): boolean =>
  below?.labeled.label === "publications.more" && /\p{L}/u.test(below.line.text);

/** In characters: a longer line is no list of authors. */
const MAX_AUTHORS = 300;
/** Signs and words between authors: ", ", "; ", " and ". */
const BETWEEN_AUTHORS = /\s*(?:[,;&]|\s(?:and|und|et|y|e|i|en|og|och)\s)\s*/u;
/** Initials of an author: "U." or "A. M." */
const INITIALS = /^(?:\p{Lu}\.?[\s-]?){1,3}$/u;
const ET_AL = /[,\s]+et al\.?$/u;

function isLineOfAuthors({ line }: LabeledLine, person: string): boolean {
  const text = (stripBullet(line.text) ?? line.text).replace(ET_AL, "").replace(/[.:]$/, "");
  if (line.cells.length > 1 || text.length > MAX_AUTHORS) return false;
  const names = text.split(BETWEEN_AUTHORS).filter(Boolean);
  return (
    names.every((name) => INITIALS.test(name) || areNames([name])) &&
    names.some(
      (name, index) =>
        isNameOf(name, person) || isNameOf(`${name} ${names[index + 1] ?? ""}`, person),
    )
  );
}

/** True for "Ada Berg", "A. Berg" and "Berg A" of Ada Berg. */
function isNameOf(name: string, person: string): boolean {
  const [words, whole] = [wordsOf(name), wordsOf(person.replace(/,.*/, ""))];
  const [first = "", surname = ""] = [whole[0], whole.at(-1)];
  const others = words.filter((word) => word !== surname);
  return (
    words.includes(surname) &&
    others.length > 0 &&
    others.every((word) =>
      word.length > 1 ? whole.includes(word) : whole.some((one) => one.startsWith(word)),
    ) &&
    others.some((word) => first.startsWith(word))
  );
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/**
 * Labels the short bullets below a title as further lines of the entry's head ("publications.more"), if one of them is
 * a date alone.
 */
function relabelDatedBullets(lines: readonly LabeledLine[]): LabeledLine[] {
  const result = [...lines];
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    const isTitle = lines[from]?.labeled.label === HEAD;
    while (isTitle && lines[to]?.labeled.label === "publications.item") to++;
    const bullets = lines.slice(from + 1, to);
    const areParts =
      bullets.every(({ line }) => line.isBullet && line.text.length <= MAX_PART) &&
      bullets.some(({ line }) => findDate(line.text)?.rest.replace(/^•\s*/, "") === "");
    if (areParts)
      for (const [index, bullet] of bullets.entries())
        result[from + 1 + index] = withLabel(bullet, "publications.more");
    from = to;
  }
  return result;
}

/** In characters: a longer bullet is text. */
const MAX_PART = 120;
