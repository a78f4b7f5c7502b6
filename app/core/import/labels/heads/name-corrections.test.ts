/**
 * Tests the corrections of names of certificates and degrees, and of towns beside the dates. A part is a text between
 * separators in the first lines of an entry, with the label that a model gave it: "role" is a job title, "org" an
 * employer or school, "field" a field of study, "issuer" who gave a certificate and "note" any other text.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { readHeads } from "./read-heads.ts";

/** Returns a function that reads an entry of these lines, with the given labels of its parts in order. */
const readOf =
  (content: "certificates" | "education" | "volunteering", cells: string[][]) =>
  (...labels: [label: string, probability: number][]) =>
    readHeads(
      [
        {
          content,
          lines: labeledLines(cells.map((texts) => [`${content}.head`, texts])).map(
            ({ line }) => line,
          ),
        },
      ],
      (parts) =>
        parts.map((_, at) => {
          const [label = "note", probability = 0] = labels[at] ?? [];
          return { label, probability };
        }),
    )[0]?.texts;

test("a doubtful note before a certificate's name is part of it, a sure note is not", () => {
  const read = readOf("certificates", [["Certified in Logistics, Transport and Distribution"]]);
  expect(read(["note", 0.5], ["name", 0.7])?.name).toBe(
    "Certified in Logistics, Transport and Distribution",
  );
  expect(read(["note", 0.9], ["name", 0.7])?.name).toBe("Transport and Distribution");
  const vendor = readOf("certificates", [["Microsoft Certified: Azure Fundamentals"]]);
  expect(vendor(["issuer", 1], ["name", 1])?.name).toBe("Microsoft Certified: Azure Fundamentals");
  const giver = readOf("certificates", [["Red Cross: First Aid"]]);
  expect(giver(["issuer", 1], ["name", 1])).toMatchObject({
    issuer: "Red Cross",
    name: "First Aid",
  });
});

test("the name of a degree before its abbreviation is part of it, a field of study is not", () => {
  const texts = readOf("education", [["Master of Business Administration - MBA, Marketing"]]);
  expect(texts(["field", 1], ["degree", 1], ["field", 1])).toMatchObject({
    degree: "Master of Business Administration - MBA",
    field: "Marketing",
  });
  const field = readOf("education", [["Economics - MBA"]]);
  expect(field(["field", 1], ["degree", 1])).toMatchObject({ degree: "MBA", field: "Economics" });
});

test("a town beside the dates below the organization is the place, a second organization is not", () => {
  const beside = (text: string) =>
    readOf("volunteering", [["Driver"], ["Red Cross"], ["2019 – 2021", text]])(
      ["role", 1],
      ["org", 1],
      ["org", 1],
    );
  expect(beside("Utrecht")).toMatchObject({ org: "Red Cross", place: "Utrecht" });
  expect(beside("Blue Cross")?.place).toBeUndefined();
});
