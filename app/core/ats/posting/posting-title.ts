/** Reads the job title from a pasted posting, to fill in the title field. */
import type { AtsModel } from "#app/core/ats/model.ts";
import { readPosting } from "./posting.ts";

/** A labeled title, looked for in the first lines: `Position: Data Engineer II`. */
const LABELED = /^[ \t]*(?:job title|position title|position|role|title)[ \t]*:[ \t]*(\S.*)$/im;
const LABELED_LINES = 12;
/** A longer line is a sentence. */
const MAX_LABELED = 80;

/** The job title as the posting writes it; null if the posting names none. */
export function postingTitle(posting: string, model: AtsModel): string | null {
  const labeled = LABELED.exec(posting.split("\n", LABELED_LINES).join("\n"))?.[1]?.trim();
  if (labeled && labeled.length <= MAX_LABELED && !/[.!?:]$/.test(labeled)) return labeled;
  const { requirements } = readPosting(posting, model);
  return requirements.find(({ kind }) => kind === "title")?.surface ?? null;
}
