/** Reads a posting that consists of a title, a skill and given lines. */
import { readPosting } from "#app/core/ats/posting/posting.ts";
import { ATS_MODEL } from "./ats-model.ts";

/** A job title and a first item, without which the lines of a test would not be a list of requirements. */
const FRAME = ["Worker wanted", "Qualifications", "- Bookkeeping in QuickBooks"];

/** The requirements that the given lines add, each with the kind of its line: "RN license: required". */
export const listedRequirements = (...lines: string[]): string[] =>
  readPosting([...FRAME, ...lines].join("\n"), ATS_MODEL)
    .requirements.filter(({ name }) => !/QuickBooks|Bookkeeping|Worker/.test(name))
    .map(({ name, line }) => `${name}: ${line}`);
