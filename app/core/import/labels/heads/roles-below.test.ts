/**
 * Tests that the last line below an employer is the job title if the entry has none. A part is a text between
 * separators in the first lines of an entry, with the label that a model gave it: "role" is a job title, "org" an
 * employer or school and "note" any other text.
 */

import { expect, test } from "vitest";
import type { HeadPart } from "./head-parts.ts";
import { withRolesBelow } from "./roles-below.ts";

type Part = [text: string, label: string, probability: number];

/** The labels of entries whose parts are on a line each. */
const labelsOf = (content: HeadPart["content"], ...entries: Part[][]) => {
  const look = { isBold: false, isItalic: false, isCaps: false, size: 10, separatorBefore: "" };
  const at = { cellIndex: 0, partIndex: 0, cellCount: 1, hasDates: false };
  const parts = entries.flatMap((entry, entryIndex) =>
    entry.map(
      ([text], lineIndex): HeadPart => ({
        ...{ text, content, entryIndex, lineIndex },
        ...{ ...look, ...at },
      }),
    ),
  );
  const labeled = entries.flat().map(([, label, probability]) => ({ label, probability }));
  return withRolesBelow(parts, labeled).map(({ label }) => label);
};
/** Two jobs with the job title on their last line. */
const JOBS: Part[][] = [
  [
    ["Klinikum Esslingen", "org", 1],
    ["Pflegerin", "role", 1],
  ],
  [
    ["Klinikum Tübingen", "org", 1],
    ["Stationsleitung", "role", 0.95],
  ],
];
const employer: Part = ["Altenzentrum Plochingen", "org", 1];

test("a doubtful last line below an employer is the job title if other jobs have theirs there", () => {
  const year: Part = ["Freiwilliges Soziales Jahr", "note", 0.4];
  expect(labelsOf("experience", ...JOBS, [employer, year]).at(-1)).toBe("role");
  expect(labelsOf("experience", [employer, year]).at(-1)).toBe("note");
  const sure: Part = ["Freiwilliges Soziales Jahr", "note", 0.9];
  expect(labelsOf("experience", ...JOBS, [employer, sure]).at(-1)).toBe("note");
});

test.each(["Berlin", "Teilzeit", "210 Betten"])("%s below an employer is no job title", (text) => {
  expect(labelsOf("experience", ...JOBS, [employer, [text, "note", 0.4]]).at(-1)).toBe("note");
});

test("of two organizations in volunteering, a doubtful last one is the role", () => {
  const head: Part[] = [
    ["Crucea Roșie", "org", 0.96],
    ["Formator prim ajutor", "org", 0.7],
  ];
  expect(labelsOf("volunteering", head)).toEqual(["org", "role"]);
  expect(labelsOf("memberships", head)).toEqual(["org", "org"]);
});
