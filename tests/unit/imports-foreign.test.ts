/**
 * How many fields are read from each resume made with another program (tests/foreign/recipe*.mjs). The numbers are in
 * docs/imports.md. When one rises, raise it there and in tests/support/foreign-sources.ts.
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
    // The programs write the country differently.
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
