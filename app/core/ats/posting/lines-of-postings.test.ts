/** Whole postings of several layouts, written line by line with what each line does (tests/bench/ats/postings). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { readPosting } from "./posting.ts";

interface Written {
  posting: string;
  lines: { kind: string; text: string; joined?: boolean }[];
  requirements: { level: string; any: string[] }[];
  never: string[];
}

const FILE = new URL("../../../../tests/bench/ats/postings/open.jsonl", import.meta.url);
const POSTINGS = readFileSync(FILE, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Written);

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim()} `;

test.each(POSTINGS.map((written) => [written.posting, written] as const))(
  "of offers, boasts and instructions nothing is listed: %s",
  (_, { lines, requirements, never }) => {
    const text = lines.map((line) => `${line.text}${line.joined ? " " : "\n"}`).join("");
    const listed = readPosting(text, ATS_MODEL).requirements;
    const asked = requirements.flatMap(({ any }) => any.map(plain));
    const isAsked = (name: string) =>
      asked.some((each) => each.includes(name) || name.includes(each));
    const wrong = listed
      .map(({ surface }) => plain(surface))
      .filter((name) => never.some((each) => plain(each) === name) && !isAsked(name));
    expect(wrong).toEqual([]);
  },
);
