/** Markdown that says what was typed: nothing in the texts is taken for markup. */
import type { Outline } from "./outline.ts";
import type { OutlineEntry } from "./outline-section.ts";

export function toMarkdown({ name, contact, sections }: Outline): string {
  const blocks = [
    name && `# ${escapeMarks(name)}`,
    line(contact),
    ...sections.flatMap(({ heading, paragraphs, items, entries }) => [
      `## ${escapeMarks(heading)}`,
      ...paragraphs.map((text) => line([text])),
      list(items),
      ...entries.flatMap(entryBlocks),
    ]),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function entryBlocks({ title, lines, body, links }: OutlineEntry): string[] {
  return [
    title && `### ${escapeMarks(title)}`,
    line(lines),
    body?.kind === "paragraph" ? line([body.text]) : "",
    body?.kind === "bullets" ? list(body.items) : "",
    line(links),
  ];
}

const list = (items: string[]) => items.map((item) => `- ${line([item])}`).join("\n");

/** Its first sign could begin a list, a heading or a numbered item. */
function line(parts: string[]): string {
  return parts
    .map(escapeMarks)
    .join(" · ")
    .replace(/^[-+#=]/, "\\$&")
    .replace(/^(\d+)([.)])/, "$1\\$2");
}

/** Signs that could begin markup anywhere. */
function escapeMarks(text: string): string {
  return text.replace(/[\\`*_[\]<>|~&]/g, "\\$&");
}
