import { expect, test } from "vitest";
import type { HeadPart } from "./head-parts.ts";
import { withRolesBelow } from "./roles-below.ts";

type Part = [text: string, label: string, probability: number];

/** The labels of entries whose parts are each on a line. */
const labelsOf = (content: HeadPart["content"], ...entries: Part[][]) => {
  const look = { isBold: false, isItalic: false, isCaps: false, size: 10, separatorBefore: "" };
  const at = { cellIndex: 0, partIndex: 0, cellCount: 1, hasDates: false };
  const parts = entries.flatMap((own, entryIndex) =>
    own.map(
      ([text], lineIndex): HeadPart => ({
        ...{ text, content, entryIndex, lineIndex },
        ...{ ...look, ...at },
      }),
    ),
  );
  const labeled = entries.flat().map(([, label, probability]) => ({ label, probability }));
  return withRolesBelow(parts, labeled).map(({ label }) => label);
};
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

test("the line below an employer is the role, if it is in other jobs, and the job has none", () => {
  const year: Part = ["Freiwilliges Soziales Jahr", "note", 0.4];
  expect(labelsOf("experience", ...JOBS, [employer, year]).at(-1)).toBe("role");
  expect(labelsOf("experience", [employer, year]).at(-1)).toBe("note");
  const sure: Part = ["Freiwilliges Soziales Jahr", "note", 0.9];
  expect(labelsOf("experience", ...JOBS, [employer, sure]).at(-1)).toBe("note");
});

test.each(["Berlin", "Teilzeit", "210 Betten"])("%s below an employer is no role", (text) => {
  expect(labelsOf("experience", ...JOBS, [employer, [text, "note", 0.4]]).at(-1)).toBe("note");
});

test("of two organizations in volunteering, the last is the role", () => {
  const head: Part[] = [
    ["Crucea Roșie", "org", 0.96],
    ["Formator prim ajutor", "org", 0.7],
  ];
  expect(labelsOf("volunteering", head)).toEqual(["org", "role"]);
  expect(labelsOf("memberships", head)).toEqual(["org", "org"]);
});
