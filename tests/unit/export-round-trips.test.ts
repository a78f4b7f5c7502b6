/** Each format keeps and loses exactly the fields that the table in docs/exports.md says. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { writeDocument } from "#app/core/export/write-document.ts";
import { importFile } from "#app/core/import/import-file.ts";
import { everythingResume, lostFields, valuesOf } from "../support/everything-resume.ts";
import { loadModels } from "../support/import-models.ts";

const FORMATS = ["docx", "odt", "txt", "md", "json", "rendercv", "europass"] as const;

const rows = readFileSync("docs/exports.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => {
    const [fields = "", ...cells] = line.split("|").slice(1, -1);
    return {
      fields: [...fields.matchAll(/`([^`]+)`/g)].map(([, field = ""]) => field),
      cells: cells.map((cell) => cell.trim()),
    };
  });

const resume = everythingResume();

test("the table names fields of the resume, each once", () => {
  const known = new Set([...valuesOf(resume).keys()].map((path) => path.replace(/\.\d+/g, ".*")));
  const named = rows.flatMap(({ fields }) => fields);
  expect(named.filter((field) => !known.has(field))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  expect(rows.every(({ cells }) => cells.length === FORMATS.length)).toBe(true);
});

describe.each(FORMATS)("%s", (format) => {
  test("keeps and loses what the table says", async () => {
    const bytes = await writeDocument(format, { resume, templateId: "modern-professional" });
    let ids = 0;
    const outcome = await importFile(bytes, {
      newId: () => `new-${++ids}`,
      loadModels,
      readPdf: () => Promise.reject(new Error("No PDF is read here")),
    });
    if (!outcome.ok) throw new Error(outcome.message);
    const column = FORMATS.indexOf(format);
    const said = rows.filter(({ cells }) => cells[column] !== "held").flatMap((row) => row.fields);
    expect([...lostFields(resume, outcome.resume)].sort()).toEqual(said.sort());
  });
});
