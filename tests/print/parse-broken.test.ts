/** The report's part "Parse" names the fault of PDFs that are broken on purpose. */
import { describe, expect, test } from "vitest";
import { createParseReport } from "#app/core/pdf-check/parse-report.ts";
import { robertOkafor } from "#app/core/templates/samples/robert-okafor.ts";
import * as broken from "../support/broken-pdfs.ts";
import { hasBrowser } from "../support/print-locally.ts";
import { readPdfFile } from "../support/read-pdf-text.ts";
import { hasTool } from "../support/system-tool.ts";
import { usePrinter } from "../support/use-printer.ts";

const RESUME = robertOkafor;

async function reportOn(path: string) {
  const report = createParseReport(await readPdfFile(path), RESUME);
  const troubles = report.checks.filter(({ state }) => state !== "good").map(({ id }) => id);
  const states = new Map(report.fields.map(({ key, state }) => [key, state]));
  const why = (key: string) => report.fields.find((field) => field.key === key)?.because;
  return { ...report, troubles, states, why };
}

describe.skipIf(!hasBrowser)("broken on purpose", () => {
  const printer = usePrinter();

  test("letter-spaced words are named, and the fields they tore apart", async () => {
    const report = await reportOn(await broken.letterSpaced(printer, RESUME));
    expect(report.troubles).toContain("letter-spacing");
    expect(report.troubles).toContain("headings");
    expect(report.states.get("personalInfo.fullName")).toBe("altered");
    expect(report.why("experience.lakeshore.position")).toMatch(/split by spaces/);
    expect(report.recovered).toBeLessThan(60);
  });

  test("a picture of a page has no text layer, and every field is lost", async () => {
    const report = await reportOn(await broken.imageOnly(printer, RESUME));
    expect(report.troubles).toContain("text-layer");
    expect(report.checks[0]?.detail).toMatch(/images/);
    expect(new Set(report.states.values())).toEqual(new Set(["lost"]));
    expect(report.recovered).toBe(0);
  });

  test("ligature glyphs are counted, and the fields they changed are altered", async () => {
    const report = await reportOn(await broken.ligatureGlyphs(printer, RESUME));
    expect(report.troubles).toContain("ligatures");
    expect(report.states.get("experience.lakeshore.position")).toBe("altered");
    expect(report.why("experience.lakeshore.position")).toMatch(/ligatures/);
    expect(report.states.get("personalInfo.email")).toBe("recovered");
  });

  test("if two columns alternate in the file, the two reading orders disagree", async () => {
    const report = await reportOn(await broken.wovenColumns(printer, RESUME));
    expect(report.troubles).toContain("reading-order");
    expect(report.recovered).toBeLessThan(60);
  });

  test("if the file has the page's lines in reverse, they disagree too", async () => {
    const report = await reportOn(await broken.reversedOrder(printer, RESUME));
    expect(report.troubles).toContain("reading-order");
  });

  test("white words are reported as hidden text", async () => {
    const report = await reportOn(await broken.whiteText(printer, RESUME));
    expect(report.troubles).toContain("hidden");
    expect(report.checks.find(({ id }) => id === "hidden")?.detail).toContain("Kubernetes");
  });

  test.skipIf(!hasTool("qpdf"))("a file that forbids copying is reported", async () => {
    const file = broken.encrypted(
      await printer.print({ templateId: "modern-professional", resume: RESUME }),
      "",
    );
    const report = await reportOn(file);
    expect(report.troubles).toEqual(["copying"]);
  });

  test.skipIf(!hasTool("qpdf"))("a file that needs a password cannot be read", async () => {
    const file = broken.encrypted(
      await printer.print({ templateId: "modern-professional", resume: RESUME }),
      "me",
    );
    await expect(readPdfFile(file)).rejects.toMatchObject({ name: "PasswordException" });
  });
});
