/**
 * Computes the score with the neural line reader, which recognizes requirements in other words, in
 * steps between which the Worker can serve other requests.
 */

import { adjustByReadings } from "./meaning/adjust-evidence.ts";
import type { LineReader } from "./meaning/line-reader.ts";
import { readLinesInSteps } from "./meaning/read-lines.ts";
import type { Posting } from "./posting/posting.ts";
import type { AtsReport } from "./report.ts";
import { compareResume, scoreAgainst } from "./score.ts";

/**
 * @param reader null if unavailable: the score then uses names and occupations alone, and its
 * engine version says so
 * @param pause awaited after about every 20 ms of computation; can end it by throwing
 * @param today in UTC
 */
export async function scoreWithLineReader(
  posting: Posting,
  resumeText: string,
  today: Date,
  reader: LineReader | null,
  pause: () => Promise<void>,
): Promise<AtsReport> {
  if (!reader) return scoreAgainst(posting, resumeText, today);
  const { resume } = compareResume(posting, resumeText, today);
  const steps = readLinesInSteps(reader, resume, posting);
  for (;;) {
    const step = steps.next();
    if (step.done) return scoreAgainst(posting, resumeText, today, adjustByReadings(step.value));
    await pause();
  }
}
