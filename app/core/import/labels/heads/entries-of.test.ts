/**
 * Tests how labeled lines are grouped to entries and wrapped lines joined. In labels, "head" is the first line of an
 * entry, "more" a further line of its title, employer or dates and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { entriesOf } from "./entries-of.ts";

function entries(content: "experience" | "awards", ...rows: [part: string, text: string][]) {
  const all = labeledLines(rows.map(([part, text]) => [`${content}.${part}`, [text]]));
  const read = entriesOf(
    all.map(({ line }) => line),
    all.map(({ labeled }) => labeled),
    content,
    (before, after) =>
      /[-\u2010]$/.test(before) ? before.slice(0, -1) + after : `${before} ${after}`,
  );
  return read.map(({ head, body }) => ({ head: head.lines.map(({ text }) => text), body }));
}

test("a place in brackets below the text of a job belongs to its head", () => {
  expect(
    entries(
      "experience",
      ["head", "Museum – Fellow"],
      ["item", "Planned shows"],
      ["more", "(Bari)"],
      ["more", "(see also below)"],
    ),
  ).toEqual([{ head: ["Museum – Fellow", "(Bari)"], body: ["Planned shows", "(see also below)"] }]);
});

test.each([
  ["Fellow, Institute for", "Polar Studies", ["Fellow, Institute for Polar Studies"]],
  ["Salish Hack Day Win‐", "ner", ["Salish Hack Day Winner"]],
  ["Fellow, Institute", "Polar Studies", ["Fellow, Institute", "Polar Studies"]],
  ["Director of", "2019 – 2021", ["Director of", "2019 – 2021"]],
  ["Fellow, Institute for", "Polar Studies, 2019", ["Fellow, Institute for Polar Studies, 2019"]],
  ["DUT Gestion", "logistique et", ["DUT Gestion logistique et"]],
  ["National Employment Law", "Council", ["National Employment Law Council"]],
  ["Advanced Life Support", "(ALS)", ["Advanced Life Support (ALS)"]],
  ["Advanced Life Support", "(AHA)", ["Advanced Life Support", "(AHA)"]],
  ["Cook", "at Oak Inn", ["Cook", "at Oak Inn"]],
  ["Cook", "part-time", ["Cook", "part-time"]],
  ["Cook", "since 2019", ["Cook", "since 2019"]],
  ["Nurse, May", "2019", ["Nurse, May 2019"]],
  ["Nurse, May 2018", "2019", ["Nurse, May 2018", "2019"]],
])(
  'the lines "%s" and "%s" are joined if the second continues a name: %j',
  (first, second, head) => {
    expect(entries("awards", ["head", first], ["more", second])[0]?.head).toEqual(head);
  },
);

test("an indented line continues the name of a bullet, also with a year", () => {
  const [first, second] = labeledLines([
    ["certificates.head", ["• Uprawnienia do kierowania robotami bez"]],
    ["certificates.more", ["ograniczeń (2014)"]],
  ]);
  const headOf = (name: string, more: string, x: number) => {
    const lines = [first, second].flatMap((each, index) =>
      each
        ? [{ ...each.line, text: index === 0 ? name : more, x: index * x, columnRight: 900 }]
        : [],
    );
    const cells = (line: (typeof lines)[number]) =>
      line.cells.map((cell) => ({ ...cell, text: line.text }));
    return entriesOf(
      lines.map((line) => ({ ...line, cells: cells(line) })),
      [first, second].flatMap((each) => each?.labeled ?? []),
      "certificates",
      (before, after) => `${before} ${after}`,
    )[0]?.head.lines.length;
  };
  const name = "• Uprawnienia do kierowania robotami bez";
  expect(headOf(name, "ograniczeń (2014)", 8)).toBe(1);
  expect(headOf(name, "ograniczeń (2014)", 0)).toBe(2);
  expect(headOf("• Forklift Licence", "counterbalance (2014)", 8)).toBe(2);
  expect(headOf(name, "ograniczeń wagowych, 2014", 8)).toBe(1);
  expect(headOf("• Licence for trucks", "issued by Acme", 8)).toBe(2);
});

test("a line in the last style of the line above continues it if it had no room there", () => {
  const headOf = (below: string, { isItalic = true, right = 400 } = {}) => {
    const all = labeledLines([
      ["experience.head", ["Mercy Hospital, Austin — Nurse, Step-"]],
      ["experience.more", [below]],
      ["experience.item", ["Cared for patients after surgery"]],
    ]);
    const spans = [
      { text: "Mercy Hospital, Austin —", isBold: true, isItalic: false, size: 10 },
      { text: " Nurse, Step-", isBold: false, isItalic: true, size: 10 },
    ];
    const lines = all.map(({ line }, index) => ({
      ...line,
      columnRight: 600,
      right: index === 1 ? 60 : index === 2 ? 400 : right,
      isItalic: index === 1 && isItalic,
      cells: line.cells.map((cell) => (index === 0 ? { ...cell, spans } : cell)),
    }));
    const labeled = all.map(({ labeled }) => labeled);
    const [entry] = entriesOf(lines, labeled, "experience", (before, after) => before + after);
    return entry?.head.lines.map(({ text }) => text);
  };
  const whole = ["Mercy Hospital, Austin — Nurse, Step-Down"];
  expect(headOf("Down")).toEqual(whole);
  expect(headOf("Down", { isItalic: false })).toHaveLength(2);
  expect(headOf("Down", { right: 200 })).toHaveLength(2);
  expect(headOf("May 2019")).toHaveLength(2);
  expect(headOf("Down", { right: 500 })).toHaveLength(2);
  expect(headOf("Bachelor of Nursing")).toHaveLength(2);
});

test("a bold line continues a bold degree without room, above a school in plain type", () => {
  const headOf = (degree: string, below: string, school: string, right = 580) => {
    const all = labeledLines([
      ["education.head", [degree]],
      ["education.more", [below]],
      ["education.more", [school]],
    ]);
    const lines = all.map(({ line }, index) => ({
      ...line,
      columnRight: 600,
      right: index === 0 ? right : 60,
      isBold: index < 2,
      cells: line.cells.map((cell) => ({ ...cell, isBold: index < 2 })),
    }));
    const labeled = all.map(({ labeled }) => labeled);
    const [entry] = entriesOf(lines, labeled, "education", (before, after) => `${before} ${after}`);
    return entry?.head.lines.map(({ text }) => text);
  };
  expect(headOf("National Diploma Dental", "Nursing", "Leeds City College")).toEqual([
    "National Diploma Dental Nursing",
    "Leeds City College",
  ]);
  expect(headOf("National Diploma Dental", "Nursing", "Leeds City College", 300)).toHaveLength(3);
  expect(headOf("National Diploma Dental", "Oak College", "School of Care")).toHaveLength(3);
  expect(headOf("National Diploma Dental", "Leeds", "School of Care")).toHaveLength(3);
  expect(headOf("National Diploma Dental", "Nursing", "2010 - 2011")).toHaveLength(3);
  expect(headOf("Diploma in Dental Nursing", "With Merit", "Leeds City College")).toHaveLength(3);
});
