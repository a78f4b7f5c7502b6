/** Reads the job title from a pasted posting, to fill in the title field. */
import type { AtsModel } from "#app/core/ats/model.ts";
import { readPosting } from "./posting.ts";

/** `Position: Data Engineer II`, among the first lines. */
const LABELED = /^[ \t]*(?:job title|position title|position|role|title)[ \t]*:[ \t]*(\S.*)$/im;
const LABELED_LINES = 12;
/** A longer line is a sentence. */
const MOST_LABELED = 80;

/** Null where it names none. */
export function postingTitle(posting: string, model: AtsModel): string | null {
  const labeled = LABELED.exec(posting.split("\n", LABELED_LINES).join("\n"))?.[1]?.trim();
  if (labeled && labeled.length <= MOST_LABELED && !/[.!?:]$/.test(labeled)) return labeled;
  const { requirements } = readPosting(posting, model);
  return requirements.find(({ kind }) => kind === "title")?.surface ?? null;
}
