/** Creates Markdown from an outline. All texts are escaped, so that none is interpreted as markup. */
import type { Bullet } from "#app/core/resume/description.ts";
import { type Run, tidyRuns } from "#app/core/resume/inline-text.ts";
import type { Outline } from "./outline.ts";
import { type OutlineEntry, textOfLink } from "./outline-section.ts";

export function toMarkdown({ name, headline, contact, sections }: Outline): string {
  const blocks = [
    name && `# ${escapeMarks(name)}`,
    headline && `**${escapeMarks(headline)}**`,
    line(contact.map(textOfLink)),
    ...sections.flatMap(({ heading, paragraphs, items, entries }) => [
      `## ${escapeMarks(heading)}`,
      ...paragraphs.map((runs) => atStart(inline(runs))),
      list(items),
      ...entries.flatMap(entryBlocks),
    ]),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function entryBlocks({ title, lines, body, links }: OutlineEntry): string[] {
  return [
    title && `### ${escapeMarks(title)}`,
    line(lines.map(({ text }) => text)),
    body?.kind === "paragraph" ? atStart(inline(body.runs)) : "",
    body?.kind === "bullets" ? body.items.map(bullet).join("\n") : "",
    line(links.map(textOfLink)),
  ];
}

const list = (items: string[]) => items.map((item) => `- ${line([item])}`).join("\n");

const bullet = ({ runs, isNested }: Bullet) => `${isNested ? "  " : ""}- ${atStart(inline(runs))}`;

/** Asterisks next to a space are literal in Markdown, so formats begin and end at a letter (tidyRuns). */
function inline(runs: readonly Run[]): string {
  const written = tidyRuns(runs).map(({ text, bold, italic, link }) => {
    const stars = "*".repeat((bold ? 2 : 0) + (italic ? 1 : 0));
    const marked = stars + escapeMarks(text) + stars;
    return link ? `[${marked}](${link})` : marked;
  });
  return written.join("");
}

/** Also escapes a first character that could start a list, heading or numbered item. */
function line(parts: string[]): string {
  return atStart(parts.map(escapeMarks).join(" · "));
}

const atStart = (text: string) => text.replace(/^[-+#=]/, "\\$&").replace(/^(\d+)([.)])/, "$1\\$2");

/** Escapes characters that could start markup anywhere. */
function escapeMarks(text: string): string {
  return text.replace(/[\\`*_[\]<>|~&]/g, "\\$&");
}
