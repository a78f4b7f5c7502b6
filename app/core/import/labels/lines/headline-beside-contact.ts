/** Parts the post at the start of a line of contact details from them: "Pipe Welder ⇥ ada@berg.example". */

import { type LabeledLine, withCells } from "#app/core/import/labels/label-line.ts";
import { isPlace } from "#app/core/import/readers/places.ts";

/** The lines at the top that may have the headline. */
const TOP_LINES = 8;
/** In words. */
const MAX_POST = 6;
const POST = /^\p{Lu}[^@\d:/,]{3,60}$/u;
const STREET =
  /^(?:avenida|avenue|boulevard|calle|camino|chemin|place|piazza|plaza|rua|rue|strada|ulica|via|viale)\s/iu;
/** What a post is for: "Teacher of English". */
const PURPOSE = /\s(?:of|for|in|at|de|des|du|für|im|in|di|del|della|da|do|voor|för)\s.*$/u;

/** Only where no other line has the headline. */
export function splitHeadline(
  all: readonly LabeledLine[],
  namesJob: (text: string) => boolean,
): LabeledLine[] {
  const has = (label: string) => all.some(({ labeled }) => labeled.label === label);
  if (!has("name") || has("headline")) return [...all];
  const at = all
    .slice(0, TOP_LINES)
    .findIndex((own) => own.labeled.label === "contact" && startsWithPost(own, namesJob));
  return all.flatMap((own, index) => {
    const [post, ...rest] = own.line.cells;
    if (index !== at || !post) return [own];
    return [
      { line: withCells(own.line, [post]), labeled: { ...own.labeled, label: "headline" } },
      { ...own, line: withCells(own.line, rest) },
    ];
  });
}

function startsWithPost({ line }: LabeledLine, namesJob: (text: string) => boolean): boolean {
  const [post = "", ...rest] = line.cells.map(({ text }) => text);
  return (
    POST.test(post) &&
    post.split(/\s+/).length <= MAX_POST &&
    namesJob(post) &&
    endsInJob(post, namesJob) &&
    !STREET.test(post) &&
    !isPlace(post) &&
    rest.some((text) => /@|\d{4}/.test(text))
  );
}

/** Surnames are posts too: in "Farmer Road" and "Hunter Valley" the post is not the last word. */
const endsInJob = (post: string, namesJob: (text: string) => boolean): boolean =>
  namesJob(post.replace(PURPOSE, "").split(/\s+/).at(-1) ?? "");
