/** `npm run -s ats` answers each line of JSON with a score, without a server. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { adjustByReader } from "#app/core/ats/meaning/adjust-evidence.ts";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import { scoreAgainst } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../support/ats-model.ts";
import { lineReader } from "../support/line-reader.ts";

const NURSE = {
  resumeText: "Ann Lee\nExperience\nHarbor Clinic, Registered Nurse, 2019 - 2023\n- Wound care",
  jobDescriptionText: "Registered Nurse\nRequirements\n- Wound care\n- BLS certification",
};

function scored(texts: typeof NURSE & { jobTitle?: string }) {
  const posting = readPosting(texts.jobDescriptionText, ATS_MODEL, texts.jobTitle);
  return scoreAgainst(posting, texts.resumeText, TODAY, adjustByReader(lineReader));
}

function answersTo(...lines: string[]): unknown[] {
  const { status, stdout } = spawnSync("node", ["scripts/ats.mjs"], {
    encoding: "utf8",
    input: lines.join("\n"),
  });
  expect(status).toBe(0);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("each line is answered by one line, the same report as from the API", () => {
  const titled = { ...NURSE, jobTitle: "Charge Nurse" };
  expect(answersTo(JSON.stringify(NURSE), JSON.stringify(titled))).toEqual([
    scored(NURSE),
    scored(titled),
  ]);
});

test("a line that cannot be scored says why, and the next is scored", () => {
  expect(answersTo("no JSON", '{"resumeText":"Ann"}', JSON.stringify(NURSE))).toEqual([
    { message: "This line is not readable JSON" },
    { message: "jobDescriptionText must be text" },
    scored(NURSE),
  ]);
});
