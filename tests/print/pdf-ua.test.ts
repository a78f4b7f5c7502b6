/**
 * Every PDF of ours is PDF/UA-1 by veraPDF: 24 resumes here, all of them in `npm run bench -- pdf-ua`. Skipped without
 * Java and Maven. One run of veraPDF validates all files, because most of a run is its start.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { fetchVeraPdf, validatePdfUa } from "../../scripts/verapdf.mjs";
import { aReportHtml } from "../support/pdf-ua-report.ts";
import { pdfUaSamples } from "../support/pdf-ua-samples.ts";
import { hasBrowser } from "../support/print-locally.ts";
import { REAL_RESUME } from "../support/real-resume.ts";
import { usePrinter } from "../support/use-printer.ts";

const samples = pdfUaSamples("few");
const veraPdf = hasBrowser ? fetchVeraPdf(process.cwd()) : null;

const LOOKS = {
  "icons and labels": { icons: true, links: "label", separators: "space" },
  "icons and bars": { icons: true, separators: "bar", lineHeight: 150 },
} as const;

describe.skipIf(!veraPdf)("validated with veraPDF (needs Java and Maven)", () => {
  const printer = usePrinter();
  /** The failed rules of each file, by its name. */
  const failed = new Map<string, string[]>();
  const previews = new Set<string>();

  beforeAll(async () => {
    const files: [name: string, path: string][] = [];
    for (const sample of samples) files.push([sample.name, await printer.print(sample)]);
    files.push(["report", await printer.printHtml(aReportHtml(REAL_RESUME.summary), "report")]);
    const [sample] = samples;
    if (!sample) throw new Error("There are no samples");
    for (const [name, look] of Object.entries(LOOKS)) {
      const design = { ...sample.design, ...look };
      files.push([name, await printer.print({ ...sample, design })]);
    }
    for (const name of await readdir("public/templates")) {
      if (!name.endsWith(".pdf")) continue;
      previews.add(name);
      files.push([name, join("public/templates", name)]);
    }
    const results = validatePdfUa(
      veraPdf ?? "",
      files.map(([, path]) => path),
    );
    for (const [index, [name]] of files.entries()) {
      const rules = results[index]?.failed.map(
        ({ rule, checks, where }) => `${rule}: ${checks} at ${where}`,
      );
      failed.set(name, rules ?? ["not validated"]);
    }
    expect(failed.size).toBe(files.length);
  }, 240_000);

  const failedOf = (names: Iterable<string>) => [...names].map((name) => [name, failed.get(name)]);
  const none = (names: Iterable<string>) => [...names].map((name) => [name, []]);

  test("24 resumes and a report have no failed check of PDF/UA-1", () => {
    const names = [...samples.map(({ name }) => name), "report"];
    expect(failedOf(names)).toEqual(none(names));
  });

  test("contact details with icons and separators have no failed check", () => {
    expect(failedOf(Object.keys(LOOKS))).toEqual(none(Object.keys(LOOKS)));
  });

  test("the gallery's previews have no failed check", () => {
    expect(previews.size).toBeGreaterThan(0);
    expect(failedOf(previews)).toEqual(none(previews));
  });
});
