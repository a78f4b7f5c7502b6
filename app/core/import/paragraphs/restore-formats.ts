/** Restores bold, italic and links in the texts of a resume that was read from lines without formats. */
import { plainText, type Run, tidyRuns, writeInline } from "#app/core/resume/inline-text.ts";
import { mapFormattedTexts } from "#app/core/resume/plain-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";

/** Lines in the formatting syntax of resumes (`**bold**`), by their plain text. */
export type LineFormats = Map<string, string>;

/**
 * Replaces each line of the resume's texts that equals the plain text of a line in `formats`.
 * `resume` has its formatting characters escaped, because asterisks in the file are literal.
 */
export function restoreFormats(resume: Resume, formats: LineFormats): Resume {
  if (formats.size === 0) return resume;
  const restoreLine = (line: string) => formats.get(plainText(line)) ?? line;
  return mapFormattedTexts(resume, (text) =>
    text.split("\n").map(restoreLine).join("\n"),
  ) as Resume;
}

/**
 * Returns the line in the formatting syntax of resumes, indented if nested; null if it has no
 * formats. A format of the whole line counts only for list items: elsewhere it marks a heading.
 */
export function formattedLine(
  runs: readonly Run[],
  { isListItem, isNested }: { isListItem: boolean; isNested: boolean },
): string | null {
  const [first, ...others] = tidyRuns(runs);
  if (!first) return null;
  const isUniform = others.length === 0 && first.link === undefined;
  const hasFormats = first.bold || first.italic || first.link !== undefined || others.length > 0;
  const writesFormats = hasFormats && (isListItem || !isUniform);
  if (!writesFormats && !isNested) return null;
  const text = writesFormats
    ? writeInline(runs)
    : writeInline(runs.map((run) => ({ text: run.text })));
  return isNested ? `  ${text}` : text;
}
