/**
 * Computes the score with the neural line reader, which recognizes requirements in other words, in
 * steps between which the Worker can serve other requests.
 */
import type { LineReader } from "./meaning/line-reader.ts";
import { readInSteps } from "./meaning/reading.ts";
import { weighing } from "./meaning/with-reading.ts";
import type { Posting } from "./posting/posting.ts";
import type { AtsReport } from "./report.ts";
import { compare, scoreAgainst } from "./score.ts";

/**
 * @param reader null if unavailable: the score then uses names and occupations alone, and its
 * engine version says so
 * @param pause awaited after about every 20 ms of computation; can end it by throwing
 * @param today in UTC
 */
export async function scoreWithReading(
  posting: Posting,
  resumeText: string,
  today: Date,
  reader: LineReader | null,
  pause: () => Promise<void>,
): Promise<AtsReport> {
  if (!reader) return scoreAgainst(posting, resumeText, today);
  const { resume } = compare(posting, resumeText, today);
  const steps = readInSteps(reader, resume, posting);
  for (;;) {
    const step = steps.next();
    if (step.done) return scoreAgainst(posting, resumeText, today, weighing(step.value));
    await pause();
  }
}
