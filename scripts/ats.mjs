/**
 * `node scripts/ats.mjs < PAIRS.jsonl`: scores resumes on the command line. Reads one
 * {"resumeText","jobDescriptionText","jobTitle"?} per input line and prints one report (report.ts), or
 * {"message"} for an unusable line, per line.
 */
import { createInterface } from "node:readline";
import { adjustByReader } from "../app/core/ats/meaning/adjust-evidence.ts";
import { readPosting } from "../app/core/ats/posting/posting.ts";
import { scoreAgainst } from "../app/core/ats/score.ts";
import { modelFromDisk, readerFromDisk } from "./ats/read-model.mjs";

const model = modelFromDisk();
const reader = readerFromDisk();
const withLineReader = reader ? adjustByReader(reader) : undefined;

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  process.stdout.write(`${JSON.stringify(answer(line))}\n`);
}

/** The report for one input line, or a message. */
function answer(line) {
  let texts;
  try {
    texts = JSON.parse(line);
  } catch {
    return { message: "This line is not readable JSON" };
  }
  for (const key of ["resumeText", "jobDescriptionText"]) {
    if (typeof texts?.[key] !== "string") return { message: `${key} must be text` };
  }
  if (texts.jobTitle !== undefined && typeof texts.jobTitle !== "string")
    return { message: "jobTitle must be text" };
  const posting = readPosting(texts.jobDescriptionText, model, texts.jobTitle);
  return scoreAgainst(posting, texts.resumeText, new Date(), withLineReader);
}
