/** The generator in tests/bench/imports makes files together with the resume ("truth") that each one shows. */
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { resumeSchema } from "#app/core/resume/schema.ts";
import { missingTexts } from "../bench/imports/generator/check-truth.mjs";
import { chooseFiles } from "../bench/imports/generator/choose.mjs";
import { pageHtml } from "../bench/imports/generator/html-page.mjs";
import { layoutsOf } from "../bench/imports/generator/layouts.mjs";
import { makeFile } from "../bench/imports/generator/make-file.mjs";
import { preparePage } from "../bench/imports/generator/prepare.mjs";
import { languagesOf } from "../bench/imports/generator/vocabulary.mjs";

const HTML = /<head>[\s\S]*<\/head>|<[^>]+>/g;

describe("resumes with known truth", () => {
  it("are resumes of the schema, and a page shows every text of them", () => {
    for (const from of ["dev", "held", "mixed"]) {
      for (const file of chooseFiles(7, 80, from)) {
        const { page, truth } = preparePage(file.seed, file.language, file.family);
        expect(v.safeParse(resumeSchema, truth).issues, file.family).toBeUndefined();
        if (page.layout.isWord) continue;
        const text = pageHtml(page).replace(HTML, "").replaceAll("&amp;", "&");
        expect(missingTexts(truth, text), file.family).toEqual([]);
      }
    }
  });

  it("are the same for the same seed", async () => {
    const file = { seed: 5, language: "en", family: "wordStyles" };
    const one = await makeFile(file, null);
    const other = await makeFile(file, null);
    expect(one.missing).toEqual([]);
    expect(one.truth).toEqual(other.truth);
    expect(v.safeParse(resumeSchema, one.truth).success).toBe(true);
  });

  it("reserves a quarter of the layouts and languages for measuring", () => {
    for (const { family, language } of [
      ...chooseFiles(3, 200, "dev"),
      ...chooseFiles(3, 200, "mixed"),
    ]) {
      expect(layoutsOf(true)).not.toContain(family);
      expect(languagesOf(true)).not.toContain(language);
    }
    for (const { family, language } of chooseFiles(3, 200, "held")) {
      expect(layoutsOf(true).includes(family) || languagesOf(true).includes(language)).toBe(true);
    }
    const all = [...layoutsOf(true), ...layoutsOf(false)];
    expect(all.length).toBeGreaterThanOrEqual(50);
    expect(layoutsOf(true).length / all.length).toBeCloseTo(0.25, 1);
  });
});
