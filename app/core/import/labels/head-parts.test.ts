import { expect, test } from "vitest";
import { cutHead } from "./head-parts.ts";
import { fromDocLines } from "./label-line.ts";

function cut(text: string) {
  const cells = [{ text, isBold: false }];
  const [line] = fromDocLines([
    {
      ...{ text, cells, isBold: false, isItalic: false, size: 10, styleKey: "", isBullet: false },
      ...{ level: null, gap: 0, x: 0, page: 1 },
    },
  ]);
  const head = cutHead({ content: "experience", lines: line ? [line] : [] }, 0);
  return { parts: head.parts.map((part) => part.text), period: head.periods[0] };
}

test.each([
  ["Nurse, Mercy Hospital, Columbus, OH", ["Nurse", "Mercy Hospital", "Columbus", "OH"]],
  ["Nurse at Mercy Hospital | Columbus", ["Nurse", "Mercy Hospital", "Columbus"]],
  ["Mercy Hospital (Columbus) — Nurse", ["Mercy Hospital", "Columbus", "Nurse"]],
])("%s", (text, parts) => {
  expect(cut(text).parts).toEqual(parts);
});

test.each([
  ["Nurse, from March 2019 until today", "2019-03", "", true],
  ["Nurse 07/2020 - 09/2023 (3 yrs 3 mos)", "2020-07", "2023-09", false],
  ["Nurse 24.08.2023 – 01.02.2025", "2023-08", "2025-02", false],
  ["Nurse Nov ’14 to Dec ’17", "2014-11", "2017-12", false],
  ["Nurse 2015 - 17", "2015", "2017", false],
  ["Nurse Mar 2020 –", "2020-03", "", true],
  ["Nurse 2019", "", "2019", false],
])("the dates are taken out: %s", (text, startDate, endDate, current) => {
  expect(cut(text)).toEqual({ parts: ["Nurse"], period: { startDate, endDate, current } });
});
