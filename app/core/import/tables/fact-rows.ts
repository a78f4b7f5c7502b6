/** Reads personal facts in rows, "Date of birth ⇥ …", with the heading above them in the same table. */
import { isFactLabelAlone, isPersonHeading } from "#app/core/import/labels/heads/personal-facts.ts";
import { type ArrangedLine, type LineMaker, type NamedRow, textOf } from "./arrange-entry.ts";

/** Fewer without a heading may be anything. */
const MIN_FACTS = 2;

export function readFactRows<Line>(
  rows: readonly NamedRow<Line>[],
  index: number,
  maker: LineMaker<Line>,
): ArrangedLine<Line>[][] {
  const [title, ...others] = rows[index] ?? [];
  const lines = title?.lines ?? [];
  const isTitled = others.length === 0 && isPersonHeading(textOf(lines, maker));
  const read: ArrangedLine<Line>[][] = isTitled
    ? [lines.map((line) => ({ line, tableLabel: "heading" }))]
    : [];
  const start = read.length;
  for (const [name, value, ...more] of rows.slice(index + start)) {
    const [label] = name?.lines ?? [];
    const [first, ...below] = value?.lines ?? [];
    if (
      !label ||
      !first ||
      below.length + more.length > 0 ||
      !isFactLabelAlone(textOf(name?.lines ?? [], maker))
    )
      break;
    const line = maker.beside([maker.withText(label, textOf(name?.lines ?? [], maker)), first]);
    read.push([isTitled ? { line, tableLabel: "custom.item" } : { line }]);
  }
  const isSure = read.length - start >= (isTitled ? 1 : MIN_FACTS);
  return isSure ? read : [];
}
