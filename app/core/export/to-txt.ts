/** Creates plain text for application forms: headings on their own lines, one fact per line. */
import { type Bullet, textOfRuns } from "#app/core/resume/description.ts";
import type { Outline } from "./outline.ts";
import { type OutlineEntry, textOfLink } from "./outline-section.ts";

/** `language`: for the capitals of headings. */
export function toTxt({ name, headline, contact, sections }: Outline, language = "en"): string {
  const blocks = [
    [name, headline, ...contact.map(textOfLink)],
    ...sections.flatMap(({ heading, paragraphs, items, entries }) => {
      const [first, ...rest] = [
        ...(paragraphs.length > 0 ? [paragraphs.map(textOfRuns)] : []),
        ...(items.length > 0 ? [[items.join(", ")]] : []),
        ...entries.map(entryLines),
      ];
      return [[heading.toLocaleUpperCase(language), ...(first ?? [])], ...rest];
    }),
  ];
  const text = blocks.map((lines) => lines.filter((line) => line !== "").join("\n"));
  return `${text.filter((block) => block !== "").join("\n\n")}\n`;
}

function entryLines({ title, lines, body, links }: OutlineEntry): string[] {
  const bullets = body?.kind === "bullets" ? body.items.map(bulletLine) : [];
  const paragraph = body?.kind === "paragraph" ? [textOfRuns(body.runs)] : [];
  return [
    title,
    ...lines.map(({ text }) => text),
    ...paragraph,
    ...bullets,
    ...links.map(textOfLink),
  ];
}

const bulletLine = ({ runs, isNested }: Bullet) => `${isNested ? "  " : ""}- ${textOfRuns(runs)}`;
