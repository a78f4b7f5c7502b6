/** Tests for the list of templates. */
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { findTemplate, TEMPLATES } from "./catalogue.ts";
import { describeLayout } from "./describe-layout.ts";
import { loadLayout } from "./layouts.ts";
import { CATEGORIES } from "./template.ts";
import { DEFAULT_TEMPLATE_ID } from "./template-summaries.ts";

test("[spec 9] the nine templates and classic-executive are listed first, modern-professional by default", () => {
  expect(TEMPLATES.slice(0, 10).map((template) => template.id)).toEqual([
    "modern-professional",
    "professional-elegant",
    "creative-portfolio",
    "minimal-modern",
    "tech-minimalist",
    "academic-research",
    "sales-impact",
    "startup-entrepreneur",
    "healthcare-professional",
    "classic-executive",
  ]);
  // Added later. Resumes store the ids, so these may not change either.
  expect(TEMPLATES.slice(10).map((template) => template.id)).toEqual([
    "engineer-compact",
    "executive-serif",
    "career-timeline",
    "portrait-header",
  ]);
  expect(findTemplate(DEFAULT_TEMPLATE_ID)?.name).toBe("Modern Professional");
  expect(findTemplate("nothing")).toBeUndefined();
});

test("[spec 2] no category is empty", () => {
  for (const category of CATEGORIES) {
    expect(TEMPLATES.some((template) => template.category === category)).toBe(true);
  }
});

test("every template has its own layout, a thumbnail and a preview", async () => {
  const layouts = await Promise.all(TEMPLATES.map(({ id }) => loadLayout(id)));
  expect(new Set(layouts.map(({ css }) => css)).size).toBe(TEMPLATES.length);
  expect(new Set(layouts.map(({ Component }) => Component)).size).toBe(TEMPLATES.length);
  for (const template of TEMPLATES) {
    expect(existsSync(`public${template.thumbnail}`)).toBe(true);
    expect(existsSync(`public${template.pdfPreview}`)).toBe(true);
    expect(template.features.length).toBeGreaterThan(2);
    expect(template.recommended.length).toBeGreaterThan(2);
  }
});

test("[spec 3] htmlStructure and cssStyles are derived from the layout", async () => {
  const { htmlStructure, cssStyles } = await describeLayout("classic-executive");
  expect(htmlStructure).toContain(">{fullName}</h1>");
  expect(htmlStructure).toContain(">{startDate} – {endDate}</p>");
  expect(htmlStructure).toContain("<h2>Professional Summary</h2>");
  expect(cssStyles).toBe((await loadLayout("classic-executive", 2)).css);
});
