/**
 * Resumes made with other people's tools (tests/foreign/recipe.mjs, recipe-tex.mjs): how many fields come back from each.
 * The figures stand in docs/imports.md; one that rises is to be raised there and here.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fromJson } from "#app/import/from-json.ts";
import { importFile } from "#app/import/import-file.ts";
import type { Resume } from "#app/resume/schema.ts";
import { differingFields } from "./support/compare-fields.ts";
import { readPdfFile } from "./support/read-pdf-file.ts";
import { shownValues } from "./support/shown-values.ts";

const FOLDER = "tests/foreign";
type Section = "projects" | "languages" | "certificates" | "summary";

/** File, fields that came back, and sections that the file does not have. */
const SOURCES: [file: string, recovered: number, without: Section[]][] = [
  ["pdfmake.pdf", 42, ["projects", "certificates"]],
  ["react-pdf.pdf", 38, ["projects", "certificates", "languages"]],
  ["word-tabs.docx", 45, ["projects"]],
  ["word-tabs.pdf", 45, ["projects"]],
  ["word-plain.docx", 38, ["projects", "certificates", "languages"]],
  ["word-plain.pdf", 38, ["projects", "certificates", "languages"]],
  ["word-table.docx", 27, ["projects", "summary"]],
  ["html.docx", 43, ["certificates", "languages"]],
  ["html.pdf", 43, ["certificates", "languages"]],
  ["tex-article.pdf", 46, ["certificates"]],
  ["tex-moderncv-banking.pdf", 50, []],
  ["tex-moderncv-classic.pdf", 50, []],
  ["theme-flat.pdf", 17, []],
  ["theme-kendall.pdf", 21, []],
  ["theme-macchiato.pdf", 21, []],
  ["theme-stackoverflow.pdf", 30, []],
  ["theme-elegant.pdf", 10, []],
];

const newId = () => Math.random().toString(36).slice(2);

function wantedWithout(sections: Section[]): Resume {
  const person = fromJson(readFileSync(`${FOLDER}/person.json`, "utf8"), newId);
  if (!person.ok) throw new Error(person.message);
  const { resume } = person;
  const rest = Object.entries(resume).map(([key, value]) =>
    (sections as string[]).includes(key) ? [key, key === "summary" ? "" : []] : [key, value],
  );
  return Object.fromEntries(rest);
}

describe.each(SOURCES)("%s", (file, recovered, without) => {
  test(`gives ${recovered} fields back`, async () => {
    const bytes = new Uint8Array(readFileSync(`${FOLDER}/${file}`));
    const outcome = await importFile(bytes, { newId, readPdf: readPdfFile });
    if (!outcome.ok) throw new Error(outcome.message);
    const wanted = wantedWithout(without);
    // Each says the country in its own way.
    const { personalInfo } = outcome.resume;
    if (personalInfo.address.includes("Stockholm")) {
      personalInfo.address = wanted.personalInfo.address;
    }
    const lost = differingFields(wanted, outcome.resume);
    const of = shownValues(wanted).length;
    if (process.env.SHOW_FIGURES) {
      console.log(`| ${file} | ${of - lost.length} of ${of} |`);
      for (const { path, wanted, got } of lost) console.log(`   ${path}: ${wanted} ≠ ${got}`);
    }
    expect({ recovered: of - lost.length, of }).toEqual({ recovered, of });
  });
});
