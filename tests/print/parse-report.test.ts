/** By the report's part "Parse", every field of our templates' prints is recovered. */
import { describe, expect, test } from "vitest";
import { createParseReport } from "#app/core/pdf-check/parse-report.ts";
import { listVersions, TEMPLATES } from "#app/core/templates/catalogue.ts";
import { amelieNovak } from "#app/core/templates/samples/amelie-novak.ts";
import { inesCarvalho } from "#app/core/templates/samples/ines-carvalho.ts";
import { robertOkafor } from "#app/core/templates/samples/robert-okafor.ts";
import { hardResume } from "../support/hard-resume.ts";
import { hasBrowser } from "../support/print-locally.ts";
import { readPdfFile } from "../support/read-pdf-text.ts";
import { REAL_RESUME } from "../support/real-resume.ts";
import { richResume } from "../support/rich-resume.ts";
import { usePrinter } from "../support/use-printer.ts";

const RESUMES = [
  ["a software engineer", amelieNovak],
  ["an editor", inesCarvalho],
  ["an executive", robertOkafor],
  ["somebody with accents and markup", REAL_RESUME],
  ["somebody with every hard sign", hardResume()],
  ["a nurse with every further field", richResume()],
] as const;
/** A superseded layout is frozen: the resumes with every sign and every field show that it still prints as it did. */
const SUPERSEDED_RESUMES = RESUMES.slice(-2);
const VERSIONS = TEMPLATES.flatMap((template) =>
  listVersions(template).map((version) => ({
    templateId: template.id,
    design: { version },
    resumes: version === template.version ? RESUMES : SUPERSEDED_RESUMES,
  })),
);

describe.skipIf(!hasBrowser)("printed and read back", () => {
  const printer = usePrinter();

  describe.each(VERSIONS)("$templateId $design.version", ({ templateId, design, resumes }) => {
    test.each(resumes)(
      "every field of %s is recovered, and no check complains",
      async (_, resume) => {
        const pdf = await readPdfFile(await printer.print({ templateId, resume, design }));
        const report = createParseReport(pdf, resume);
        expect(report.fields.filter(({ state }) => state !== "recovered")).toEqual([]);
        expect(report.recovered).toBe(100);
        const complaints = report.checks.filter(({ state }) => state !== "good");
        expect(complaints.map(({ id }) => id)).toEqual([]);
      },
    );
  });
});
