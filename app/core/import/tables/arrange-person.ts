/** Arranges the values that a table has for a person: the resume's person or a referee. */
import { isPostLabel, mayBePost } from "./post-labels.ts";
import type { ArrangedLine, EntryValues, LineMaker } from "./table-types.ts";

const NAME_KINDS = ["firstName", "middleName", "surname"] as const;

/** Joins the parts of a name, which forms may have in separate cells, into the full name. */
export function withFullName<Line>(
  values: EntryValues<Line>,
  maker: LineMaker<Line>,
): EntryValues<Line> {
  const [first] = values.get("firstName") ?? [];
  if (!first || !values.has("surname")) return values;
  const parts = NAME_KINDS.flatMap((kind) => values.get(kind) ?? []);
  const rest = [...values].filter(([kind]) => !NAME_KINDS.some((part) => part === kind));
  const name = maker.withText(first, parts.map((part) => maker.textOf(part)).join(" "));
  return new Map([["name", [name]] as const, ...rest]);
}

/** The lines of the resume's person or of a referee: the name, the position with its employer, and the rest. */
export function arrangePerson<Line>(
  name: Line,
  values: EntryValues<Line>,
  maker: LineMaker<Line>,
): ArrangedLine<Line>[] {
  const [relationship] = values.get("relationship") ?? [];
  const [employer] = values.get("employer") ?? [];
  // "Former manager" is the post of a referee without another.
  const isPost = relationship && employer && !values.has("position");
  const job = isPost
    ? [
        maker.withText(
          employer,
          [relationship, employer].map((line) => maker.textOf(line)).join(", "),
        ),
      ]
    : [values.get("position"), values.get("employer")].flatMap((lines) => lines ?? []);
  // Of the resume's person, a form does not say how the person is known.
  const isReferee = relationship !== undefined;
  const used = [name, ...job, ...(isPost ? [relationship, employer] : [])];
  const others = [...values.values()].flat().filter((line) => !used.includes(line));
  const lines = [name, ...(job.length > 0 ? [maker.joinCells(job)] : []), ...others];
  return lines.map((line, index) => {
    const post = isReferee ? null : readPost(maker.textOf(line));
    return {
      ...{ line: post === null ? line : maker.withText(line, post), startsEntry: index === 0 },
      ...(line === name ? { tableLabel: "name" } : {}),
      ...(post === null ? {} : { tableLabel: "headline" }),
      ...(isReferee && index > 0 ? { tableLabel: "references.more" } : {}),
    };
  });
}

/** The post in "Proposed position: Highway Engineer"; null for other texts. */
function readPost(text: string): string | null {
  const [label = "", post = "", ...others] = text.split(": ");
  return others.length === 0 && isPostLabel(label) && mayBePost(post) ? post : null;
}
