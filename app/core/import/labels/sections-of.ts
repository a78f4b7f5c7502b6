/** Turns labeled lines into the profile and the sections that the readers take: wrapped lines joined, entries begun. */
import { type DocLine, stripBullet } from "#app/core/import/readers/doc-line.ts";
import type { SplitLines } from "#app/core/import/readers/split-sections.ts";
import type { Labeled } from "./crf.ts";
import type { Join } from "./join-wrapped.ts";
import type { LabelLine } from "./label-line.ts";
import { type Content, type Label, partsOf } from "./labels.ts";

export interface LabeledSections extends SplitLines {
  headline: string;
}

export function sectionsOf(
  lines: readonly LabelLine[],
  labeled: readonly Labeled[],
  readElsewhere: ReadonlySet<Content>,
  join: Join,
): LabeledSections {
  const result: LabeledSections = { profile: [], sections: [], headline: "" };
  let heading = "";
  let open = null as { content: Content; lines: DocLine[] } | null;
  for (const [index, line] of lines.entries()) {
    const label = (labeled[index]?.label ?? "contact") as Label;
    const parts = partsOf(label);
    if (label === "furniture") continue;
    if (label === "heading") {
      heading = line.text;
      open = null;
    } else if (label === "headline") {
      result.headline = result.headline ? join(result.headline, line.text) : line.text;
    } else if (!parts) {
      result.profile.push({ ...docLine(line), level: label === "name" ? 0 : null });
    } else {
      const { content, part } = parts;
      if (readElsewhere.has(content)) {
        open = null;
        continue;
      }
      if (open?.content !== content) {
        open = { content, lines: [] };
        const kind = content === "custom" ? null : content;
        result.sections.push({ kind, title: heading, lines: open.lines });
      }
      const last = open.lines.at(-1);
      if (part === "rest" && last) {
        const end = last.cells.at(-1);
        if (end) end.text = join(end.text, line.text);
        last.text = last.cells.map(({ text }) => text).join(" ");
        continue;
      }
      const startsEntry = part === "head" || part === "owner";
      const isItem = part === "item" && content !== "skills" && content !== "languages";
      const made = docLine(line);
      open.lines.push({ ...made, startsEntry, isBullet: isItem || made.isBullet });
    }
  }
  return result;
}

export function docLine(line: LabelLine): DocLine {
  const withoutBullet = stripBullet(line.text);
  const [first] = line.cells;
  const isCaps = line.text === line.text.toUpperCase();
  return {
    text: withoutBullet ?? line.text,
    cells: line.cells.map(({ text, isBold }, at) => ({
      text: at === 0 && withoutBullet !== null ? (stripBullet(text) ?? text) : text,
      isBold,
    })),
    isBold: line.isBold,
    isItalic: line.isItalic,
    size: line.size,
    styleKey: [line.size.toFixed(1), first?.isBold, line.isItalic, isCaps].join("|"),
    isBullet: line.isBullet,
    level: null,
    gap: line.gap,
    x: line.x,
    page: line.page,
  };
}
