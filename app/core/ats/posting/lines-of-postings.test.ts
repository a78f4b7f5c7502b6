/**
 * Whole postings of several layouts whose lines are labeled by hand (tests/bench/ats/postings): none
 * of the names in offers, praise and instructions may be listed as a requirement.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { readPosting } from "./posting.ts";

interface LabeledPosting {
  /** Its title. */
  posting: string;
  /** `joined`: the next line follows without a line break. */
  lines: { kind: string; text: string; joined?: boolean }[];
  /** What it asks for; `any` has the accepted names of one requirement. */
  requirements: { level: string; any: string[] }[];
  /** Names in it that are no requirements. */
  never: string[];
}

const FILE = new URL("../../../../tests/bench/ats/postings/open.jsonl", import.meta.url);
const POSTINGS = readFileSync(FILE, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as LabeledPosting);

/** Lower-cased words between spaces, so that `includes` compares whole words. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim()} `;

test.each(POSTINGS.map((labeled) => [labeled.posting, labeled] as const))(
  "no name that the posting only mentions is listed: %s",
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
