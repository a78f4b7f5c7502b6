/**
 * Tests that a job title with dates is split from the text after it in the same line. Rows are lines of a resume, with
 * the label that a model predicted and the text. In labels, "head" is the first line of an entry, "more" a further line
 * of its title, employer or dates, "item" a bullet or other text and "rest" the continuation of a wrapped line.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { splitRunInHeads } from "./run-in-heads.ts";

const read = (...rows: [label: string, text: string][]) =>
  splitRunInHeads(labeledLines(rows.map(([label, text]) => [label, [text]]))).map(
    ({ line, labeled }) => `${labeled.label} ${line.text}`,
  );

test("the text after a job title with dates in brackets is the text of the job", () => {
  expect(
    read(
      ["experience.head", "Alsea Institute (Corvallis, OR)"],
      ["experience.more", "Hydrologist (May 2020 – Present). Head of the gauge network with"],
      ["experience.item", "62 stations in the Coast Range."],
      ["experience.item", "Technician (2016 – 2020). Installed gauges and"],
      ["experience.rest", "cameras."],
      ["heading", "Education"],
    ),
  ).toEqual([
    "experience.owner Alsea Institute (Corvallis, OR)",
    "experience.head Hydrologist (May 2020 – Present)",
    "experience.item Head of the gauge network with",
    "experience.rest 62 stations in the Coast Range.",
    "experience.head Technician (2016 – 2020)",
    "experience.item Installed gauges and",
    "experience.rest cameras.",
    "heading Education",
  ]);
});

test.each([
  ["experience.item", "• Manager (2016 – 2020). Led a team"],
  ["experience.item", "Led Apollo (a merger). Saved millions"],
  ["projects.head", "Heron (2016 – 2020). A log viewer"],
])("other lines stay whole: %s %s", (label, text) => {
  expect(read([label, text])).toEqual([`${label} ${text}`]);
});
