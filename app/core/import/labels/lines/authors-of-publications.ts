/** Leaves out lines with the authors of a publication, which have no field: "Ada Berg, U. Graf" below its title. */

import { areNames } from "#app/core/import/labels/corrections/person/name-lines.ts";
import type { LabeledLine } from "#app/core/import/labels/label-line.ts";
import { stripBullet } from "#app/core/import/readers/doc-line.ts";
import { withoutDocumentTitle } from "#app/core/import/readers/document-title.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";

const HEAD = "publications.head";
const BELOW_HEAD = /^publications\.(?:more|item)$/;

/**
 * A line of authors has the name of the resume's person and else only names. Where it is the first of an entry, the title
 * below it starts the entry.
 */
export function withoutAuthors(lines: readonly LabeledLine[]): LabeledLine[] {
  const nameLine = lines.find(({ labeled }) => labeled.label === "name")?.line.text ?? "";
  const person = withoutDocumentTitle(nameLine) ?? nameLine;
  const result = readDatedBullets(lines);
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

/** In characters. */
const MAX_AUTHORS = 300;
const BETWEEN_AUTHORS = /\s*(?:[,;&]|\s(?:and|und|et|y|e|i|en|og|och)\s)\s*/u;
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

/** Makes the short bullets below a title parts of its head, if one of them is its date. */
function readDatedBullets(lines: readonly LabeledLine[]): LabeledLine[] {
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

/** In characters. */
const MAX_PART = 120;
