/** Packing the table of occupations, tested with a few rows: the same tables give the same file. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { weighPhrase } from "#app/core/ats/evidence/similar-wording.ts";
import { readOccupations } from "#app/core/ats/occupations/occupations.ts";
import { titleKey, titleWords } from "#app/core/ats/occupations/title-key.ts";
import type { WordKnowledge } from "#app/core/ats/words/word-knowledge.ts";
import { ATS_MODEL } from "../support/ats-model.ts";

const TABLES = {
  "onet-occupations": [
    ["O*NET-SOC Code", "Title", "Description"],
    ["29-1141.00", "Registered Nurses", ""],
    ["35-3023.01", "Baristas", ""],
    ["35-3031.00", "Waiters and Waitresses", ""],
    ["35-9099.00", "Food Workers, All Other", ""],
  ],
  "onet-titles": [
    ["O*NET-SOC Code", "Alternate Title", "Short Title"],
    ["29-1141.00", "Ward Nurse (WN)", "WN"],
    ["35-3031.00", "Table Server", ""],
    ["35-9099.00", "Tray Carrier", ""],
  ],
  "onet-reported-titles": [
    ["O*NET-SOC Code", "Reported Job Title"],
    ["35-3023.01", "Coffee Maker"],
  ],
  "onet-related": [
    ["O*NET-SOC Code", "Related O*NET-SOC Code", "Relatedness Tier"],
    ["29-1141.00", "35-3031.00", "Supplemental"],
  ],
  "onet-tasks": [
    ["O*NET-SOC Code", "Task ID", "Task"],
    ["29-1141.00", "7", "Provide wound care."],
  ],
  "onet-task-activities": [
    ["Task ID", "DWA ID", "DWA Title"],
    ["7", "1", "Treat patients' injuries."],
  ],
  "onet-technology": [["O*NET-SOC Code", "Example", "Commodity Title"]],
  "onet-tools": [["O*NET-SOC Code", "Example", "Commodity Title"]],
  "esco-occupations": [
    ["id", "label", "isco", "other labels", "description", "essential skills", "optional skills"],
    ["1", "barista", "5131", "coffee maker | espresso keeper", "", "grind coffee beans", ""],
  ],
};

const folder = mkdtempSync(join(tmpdir(), "covitae-occupations-"));
afterAll(() => rmSync(folder, { recursive: true }));

function packed(name: string): Uint8Array<ArrayBuffer> {
  const file = join(folder, name);
  const args = ["scripts/ats-occupations.mjs", "--taxonomies", folder, file];
  execFileSync(process.execPath, args, { stdio: "ignore" });
  return new Uint8Array(readFileSync(file));
}

const soughtIn = (written: string) =>
  weighPhrase(written, ATS_MODEL.lexicon, ATS_MODEL.wordKnowledge as WordKnowledge);

test("tables give the same file twice, and it reads back", () => {
  for (const [name, rows] of Object.entries(TABLES)) {
    const text = rows.map((row) => row.join("\t")).join("\n");
    writeFileSync(join(folder, `${name}.tsv.gz`), gzipSync(`${text}\n`));
  }
  const file = packed("one.bin");
  expect(packed("two.bin")).toEqual(file);
  const { occupationsOfTitle, nearness, isUsual, work } = readOccupations(
    new Uint8Array(gunzipSync(file)).buffer,
  );
  // The occupations of the file are 0 nurses, 1 baristas and 2 waiters; those called "All Other" are left out.
  const of = (title: string) => occupationsOfTitle(titleKey(titleWords(title.split(" "))));
  expect(of("ward nurse")).toEqual([0]);
  expect(of("registered nurse")).toEqual([0]);
  expect(of("espresso keeper")).toEqual([1]);
  expect(of("tray carrier")).toBe(null);
  expect(isUsual("Wound care", [0])).toBe(true);
  expect(isUsual("Wound care", [1])).toBe(false);
  expect(isUsual("Juggling", [1])).toBe(null);
  expect(work.shareOfOccupationsDoing(soughtIn("coffee grinding"), [0, 1])).toBe(0.5);
  expect(work.shareOfOccupationsDoing(soughtIn("injury treatment"), [0])).toBe(1);
  expect(work.shareOfOccupationsDoing(soughtIn("coffee"), [1])).toBe(0);
  // Baristas and waiters have codes that begin with 35-30; nurses are in the table as related to waiters.
  expect(nearness([1], [2])).toEqual({ mean: 0.5, max: 0.5 });
  expect(nearness([0], [2])).toEqual({ mean: 0.6, max: 0.6 });
});
