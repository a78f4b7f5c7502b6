/** Creates Markdown in which no text is interpreted as markup. */
import type { Outline } from "./outline.ts";
import type { OutlineEntry } from "./outline-section.ts";

export function toMarkdown({ name, headline, contact, sections }: Outline): string {
  const blocks = [
    name && `# ${escapeMarks(name)}`,
    headline && `**${escapeMarks(headline)}**`,
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

/** Also escapes a first character that could start a list, heading or numbered item. */
function line(parts: string[]): string {
  return parts
    .map(escapeMarks)
    .join(" · ")
    .replace(/^[-+#=]/, "\\$&")
    .replace(/^(\d+)([.)])/, "$1\\$2");
}

/** Escapes characters that could start markup anywhere. */
function escapeMarks(text: string): string {
  return text.replace(/[\\`*_[\]<>|~&]/g, "\\$&");
}
