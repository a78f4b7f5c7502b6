/**
 * Corrects line labels: "Position: Cook" right below the first lines of a job, labeled as its text ("experience.item"),
 * becomes one of these lines ("experience.more"), from which the job title is read.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { hasJobTitleWord } from "#app/core/import/readers/entry-keywords.ts";
import { columnKind } from "#app/core/import/tables/column-names.ts";

/** A caption of up to 30 characters, a colon and a value: "Job title: Cook". */
const LABELED = /^(\p{L}[\p{L} ]{2,29}?)\s*:\s+(\S.*)$/u;
/** In words; a longer value is a sentence: "Role: Led the team that …". */
const MAX_WORDS = 8;
const HEAD = /^experience\.(?:head|more)$/;

/** The caption before a job title in lower case, "position"; null for other lines and for sentences. */
function captionOfJobTitle(text: string): string | null {
  const [, caption = "", value = ""] = LABELED.exec(text) ?? [];
  const isJobTitle =
    columnKind(caption) === "position" &&
    value.split(/\s+/).length <= MAX_WORDS &&
    !/[.!?;]$/.test(value);
  return isJobTitle ? caption.toLowerCase() : null;
}

/** Only if the same caption introduces job titles in several jobs and the lines above have no job title yet. */
export const withCaptionedJobTitles: Correction = (lines, labeled) => {
  const captions = lines.map(({ text, isBullet, cells }, index) =>
    labeled[index]?.label.startsWith("experience.") && !isBullet && cells.length === 1
      ? captionOfJobTitle(text)
      : null,
  );
  const counts = new Map<string, number>();
  for (const caption of captions) if (caption) counts.set(caption, (counts.get(caption) ?? 0) + 1);
  let hasJobTitle = false;
  return labeled.map((current, index) => {
    const caption = captions[index];
    const isBelowHead = HEAD.test(labeled[index - 1]?.label ?? "");
    const isOfSeveral = (counts.get(caption ?? "") ?? 0) > 1;
    const isJobTitle =
      current.label === "experience.item" && isBelowHead && isOfSeveral && !hasJobTitle;
    if (HEAD.test(current.label)) {
      if (current.label === "experience.head") hasJobTitle = false;
      hasJobTitle ||= caption !== null || hasJobTitleWord(lines[index]?.text ?? "");
    }
    hasJobTitle ||= isJobTitle;
    return isJobTitle ? { ...current, label: "experience.more" } : current;
  });
};
