import { expect, test } from "vitest";
import { labeledLines } from "../../../../tests/support/labeled-lines.ts";
import type { LabelLine } from "./label-line.ts";
import { withListStarts } from "./list-starts.ts";

type Row = [label: string, text: string, look?: Partial<LabelLine>];

function firstLabel(rows: Row[], probability = 0.5) {
  const all = labeledLines(rows.map(([label, text]) => [label, [text]]));
  const lines = all.map(({ line }, index) => ({ ...line, ...rows[index]?.[2] }));
  const labeled = all.map((each) => ({ ...each.labeled, probability }));
  return withListStarts(lines, labeled)[0]?.label;
}

test.each([
  ["skills", "SQL", "Python", "Kafka"],
  ["languages", "Swedish (native)", "English (fluent)", "German (basic)"],
  ["interests", "Choir", "Chess", "Bread"],
  ["skills", "Wound care", "Triage", "Infusions"],
])("a list of %s begins with %s, which looks as the items below do", (content, ...texts) => {
  const items = texts.slice(1).map((text): Row => [`${content}.item`, text]);
  const rows: Row[] = [["heading", texts[0] ?? ""], ...items];
  expect(firstLabel(rows)).toBe(`${content}.item`);
  expect(firstLabel(rows, 0.9)).toBe("heading");
});

const ITEMS: Row[] = [
  ["skills.item", "Python"],
  ["skills.item", "Kafka"],
];
test.each<[string, Row[]]>([
  ["a known heading", [["heading", "Skills"], ...ITEMS]],
  ["a bold line", [["heading", "Toolbox", { isBold: true }], ...ITEMS]],
  ["a larger line", [["heading", "Toolbox", { size: 12 }], ...ITEMS]],
  ["a line of capitals", [["heading", "TOOLBOX"], ...ITEMS]],
  ["a line further left", [["heading", "Toolbox", { x: -9 }], ...ITEMS]],
  ["a line above one item", [["heading", "Toolbox"], ...ITEMS.slice(1)]],
  [
    "a line above jobs",
    [
      ["heading", "Toolbox"],
      ["experience.head", "A"],
      ["experience.more", "B"],
    ],
  ],
  [
    "text without looks",
    [["heading", "Toolbox"], ...ITEMS].map(([a, b]) => [a ?? "", b as string, { columnRight: 0 }]),
  ],
])("%s stays a heading", (_, rows) => {
  expect(firstLabel(rows)).toBe("heading");
});
