/**
 * Every PDF of ours is PDF/UA-1 by veraPDF: 24 resumes here, all of them in `npm run bench -- pdf-ua`. Skipped without
 * Java and Maven.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fetchVeraPdf, validatePdfUa } from "../../scripts/verapdf.mjs";
import { aReportHtml } from "../support/pdf-ua-report.ts";
import { pdfUaSamples } from "../support/pdf-ua-samples.ts";
import { hasBrowser } from "../support/print-locally.ts";
import { REAL_RESUME } from "../support/real-resume.ts";
import { usePrinter } from "../support/use-printer.ts";

const samples = pdfUaSamples("few");
const veraPdf = hasBrowser ? fetchVeraPdf(process.cwd()) : null;

describe.skipIf(!veraPdf)("validated with veraPDF (needs Java and Maven)", () => {
  const printer = usePrinter();

  test("24 resumes and a report have no failed check of PDF/UA-1", async () => {
    const paths: string[] = [];
    for (const sample of samples) paths.push(await printer.print(sample));
    paths.push(await printer.printHtml(aReportHtml(REAL_RESUME.summary), "report"));
    const names = [...samples.map(({ name }) => name), "report"];
    const failed = validatePdfUa(veraPdf ?? "", paths).map((result, index) => [
      names[index],
      ...result.failed.map(({ rule, checks, where }) => `${rule}: ${checks} at ${where}`),
    ]);
    expect(failed).toEqual(names.map((name) => [name]));
  }, 240_000);

  test("icons and separators of contact details are no content", async () => {
    const [sample] = samples;
    if (!sample) throw new Error("There are no samples");
    const looks = [
      { icons: true, links: "label", separators: "space" },
      { icons: true, separators: "bar", lineHeight: 150 },
    ] as const;
    const paths: string[] = [];
    for (const look of looks)
      paths.push(await printer.print({ ...sample, design: { ...sample.design, ...look } }));
    const failed = validatePdfUa(veraPdf ?? "", paths).map(({ failed }) =>
      failed.map(({ rule }) => rule),
    );
    expect(failed).toEqual([[], []]);
  }, 120_000);

  test("the previews of the gallery have none either", async () => {
    const names = (await readdir("public/templates")).filter((name) => name.endsWith(".pdf"));
    const paths = names.map((name) => join("public/templates", name));
    const failed = validatePdfUa(veraPdf ?? "", paths).map(({ failed }, index) => [
      names[index],
      ...failed.map(({ rule }) => rule),
    ]);
    expect(failed).toEqual(names.map((name) => [name]));
  }, 120_000);
});
