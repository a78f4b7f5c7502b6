/**
 * The preview breaks its pages where the PDF does: as many pages, with the same words on each. For the newest versions,
 * print-readback.test.ts and print-languages.test.ts check this on the prints that they read. A superseded layout is
 * frozen, so of the fixtures with which it was checked when it was the newest, each version has the one with a photo,
 * the longest one, and two that take turns, so that each fixture occurs.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { listVersions, TEMPLATES } from "#app/core/templates/catalogue.ts";
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import { matchesPrintLayout } from "#app/editor/page/matches-print-layout.ts";
import { readWithMupdf } from "../support/pdf-extractors.ts";
import { previewedLetters, previewHtml, printedLetters } from "../support/preview-pages.ts";
import { PRINT_FIXTURES, type PrintFixture, resumeWithEntries } from "../support/print-fixtures.ts";
import { hasBrowser, launchBrowser, type Printable } from "../support/print-locally.ts";
import { SCRIPT_FIXTURES } from "../support/script-fixtures.ts";
import { usePrinter } from "../support/use-printer.ts";

const TIMEOUT_MS = 120_000;
const VERSIONS = TEMPLATES.flatMap((template) =>
  listVersions(template).map((version) => ({ templateId: template.id, version })),
);
const SUPERSEDED = TEMPLATES.flatMap((template) =>
  listVersions(template)
    .filter((version) => version !== template.version)
    .map((version) => ({ templateId: template.id, version })),
);

/** Fits on one printed line with less than a pixel of space left. */
const FITS =
  "Lead four teams (24 engineers) that own checkout, ledger and payouts for 9 million customers in 14 countries.";
const tight: Resume = {
  ...resumeWithEntries(8),
  experience: resumeWithEntries(8).experience.map((entry) => ({
    ...entry,
    description: Array.from({ length: 4 }, () => FITS).join("\n"),
  })),
};

const isAlways = ({ name }: PrintFixture) => ["a photo and two pages", "four pages"].includes(name);
const FIXTURES: PrintFixture[] = [...PRINT_FIXTURES, ...SCRIPT_FIXTURES];
const ALWAYS = FIXTURES.filter(isAlways);
const TAKING_TURNS = FIXTURES.filter((fixture) => !isAlways(fixture));
const SUPERSEDED_PRINTS = SUPERSEDED.flatMap((version, index) => {
  const turns = [2 * index, 2 * index + 1].map(
    (turn) => TAKING_TURNS[turn % TAKING_TURNS.length] as PrintFixture,
  );
  return [...ALWAYS, ...turns].map((fixture) => ({ ...version, ...fixture }));
});

/** Whether the browser rounds widths of letters to whole pixels (hinting); then its lines break elsewhere than in print. */
function hasWholePixelLetters(): boolean {
  const page = document.querySelector(".resume") as HTMLElement;
  return ["i", "m", "e", "t"].every((letter) => {
    const probe = document.createElement("span");
    probe.textContent = letter.repeat(100);
    probe.style.cssText = "position:absolute;white-space:nowrap;letter-spacing:0";
    page.appendChild(probe);
    const width = probe.getBoundingClientRect().width / 100;
    probe.remove();
    return Math.abs(width - Math.round(width)) < 0.005;
  });
}

/** A design whose paper, margin, size and spacing all differ from the default. */
const DESIGNED: Design = { paper: "letter", margin: 24, scale: 110, spacing: 130 };

describe.skipIf(!hasBrowser)("the preview", { timeout: TIMEOUT_MS }, () => {
  const printer = usePrinter();

  async function expectSamePages(shown: Printable, isRightToLeft = false) {
    const printed = printedLetters(await readWithMupdf(await printer.print(shown)));
    const page = await printer.showPreview(await previewHtml(shown));
    const previewed = await previewedLetters(page, shown);
    expect(previewed.length).toBe(printed.length);
    if (isRightToLeft) return;
    expect(previewed).toEqual(printed);
  }

  test("breaks lines as the print does where they fit by less than a pixel", () =>
    expectSamePages({ templateId: "modern-professional", resume: tight }));

  describe("detects whether its lines break as in print", () => {
    let html: string;
    beforeAll(async () => {
      html = await previewHtml({ templateId: "modern-professional", resume: tight });
    });

    test.each(["none", "full"])("with hinting: %s", async (hinting) => {
      const screen = await launchBrowser([`--font-render-hinting=${hinting}`]);
      const shown = await screen.newPage();
      await shown.setContent(html);
      await shown.evaluate("document.fonts.ready");
      const before = await shown.innerHTML(`#${FLOW_ID}`);
      const answer = await shown.evaluate(
        `(${matchesPrintLayout})(document.querySelector(".resume"))`,
      );
      // The result is measured, because some browsers ignore the flag, for example Debian's Chromium.
      expect(answer).toBe(!(await shown.evaluate(hasWholePixelLetters)));
      expect(await shown.innerHTML(`#${FLOW_ID}`)).toBe(before);
      await screen.close();
    });
  });

  test.each(SUPERSEDED_PRINTS)(
    "of $templateId $version has the same pages as the PDF: $name",
    ({ templateId, version, resume, photo, wholeWords }) =>
      expectSamePages({ templateId, resume, photo, design: { version } }, wholeWords !== undefined),
  );

  test.each(VERSIONS)(
    "of $templateId $version has the same pages on other paper, with other margins, size and spacing",
    ({ templateId, version }) =>
      expectSamePages({
        templateId,
        resume: resumeWithEntries(7),
        design: { ...DESIGNED, version },
      }),
  );
});
