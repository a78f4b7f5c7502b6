/** Even in their longest form and the largest type, dates do not cover other words. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DESIGN_BOUNDS, type Design } from "#app/core/resume/design.ts";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { resumeWithEntries } from "../support/print-fixtures.ts";
import { hasBrowser, launchBrowser, renderLocally } from "../support/print-locally.ts";

const LARGEST: Design = {
  dates: "long",
  scale: DESIGN_BOUNDS.scale.max,
  margin: DESIGN_BOUNDS.margin.max,
};
/** The width of A4 between the widest margins, in CSS pixels. */
const WIDTH_PX = Math.floor(((210 - 2 * DESIGN_BOUNDS.margin.max) / 25.4) * 96);

/** The lines of dates that cover a title, an employer or a school. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const boxesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    return [...document.querySelectorAll(".entry")].flatMap((entry) => {
      const others = [...entry.querySelectorAll("h3, .sub, .gpa")].flatMap(boxesOf);
      return [...entry.querySelectorAll(".dates")].flatMap((dates) => {
        const isCovering = boxesOf(dates).some((box) =>
          others.some(
            (other) =>
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
              // The boxes of adjacent lines may overlap a little, so a third of the height is allowed.
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > box.height / 3,
          ),
        );
        return isCovering ? [dates.textContent] : [];
      });
    });
  });

describe.skipIf(!hasBrowser)("drawn with a real browser", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: WIDTH_PX, height: 1000 } });
    await page.emulateMedia({ media: "print" });
  });
  afterAll(() => browser.close());

  const show = async (templateId: string, version: number) => {
    const design = { ...LARGEST, version };
    const html = await renderLocally({ templateId, resume: resumeWithEntries(4), design });
    await page.setContent(html, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
  };

  test.each(TEMPLATES)(
    "dates cover nothing in the newest version of $id",
    async ({ id, version }) => {
      await show(id, version);
      expect(await page.locator(".dates").count()).toBeGreaterThan(3);
      expect(await coveredBy(page)).toEqual([]);
    },
  );

  test("the check finds the covered words in minimal-modern's first version", async () => {
    await show("minimal-modern", 1);
    expect(await coveredBy(page)).not.toEqual([]);
  });
});
