/** Published template versions never change, and the catalogue offers the newest one. */
import { expect, test } from "vitest";
import { designForVersion } from "#app/core/resume/design.ts";
import { listVersions, TEMPLATES, templateImages } from "./catalogue.ts";
import { countLayouts, loadLayout } from "./layouts.ts";
import { renderPrintPage, renderResume } from "./page/render-page.server.ts";
import { htmlToText } from "./page/resume-text.ts";
import { loadSample } from "./samples.ts";

const SUPERSEDED = TEMPLATES.filter(({ version }) => version > 1);

test("the catalogue has as many versions as layouts, and describes the changes of the newest", () => {
  expect(SUPERSEDED.length).toBeGreaterThan(0);
  for (const { id, version, news, thumbnail } of TEMPLATES) {
    expect(countLayouts(id), id).toBe(version);
    expect(news.length > 0, id).toBe(version > 1);
    expect(thumbnail).toBe(templateImages(id, version).thumbnail);
  }
});

// Snapshots from the release of the next version. A difference would change the design of existing resumes.
test.each(SUPERSEDED)("resumes on older versions of $id stay unchanged", async (template) => {
  const { id: templateId } = template;
  const resume = await loadSample(templateId);
  for (const version of listVersions(template).slice(0, -1)) {
    const html = await renderPrintPage({
      templateId,
      resume,
      design: designForVersion(version),
      title: "Resume",
      fontCss: "",
    });
    await expect(html).toMatchFileSnapshot(`./frozen/${templateId}-${version}.html`);
  }
});

test.each(SUPERSEDED)(
  "all versions of $id have the same text and different designs",
  async (template) => {
    const { id: templateId } = template;
    const resume = await loadSample(templateId);
    const rendered = await Promise.all(
      listVersions(template).map(async (version) => {
        const text = htmlToText(await renderResume({ templateId, resume, design: { version } }));
        return {
          // Older versions call each grade a GPA, and stay as they were.
          text: version === template.version ? text.replace(/^Grade: /gm, "GPA: ") : text,
          css: (await loadLayout(templateId, version)).css,
        };
      }),
    );
    expect(new Set(rendered.map(({ text }) => text)).size).toBe(1);
    expect(new Set(rendered.map(({ css }) => css)).size).toBe(template.version);
  },
);

test("without a version the first is loaded, and for an unknown one the newest", async () => {
  const [template] = SUPERSEDED;
  if (!template) throw new Error("No template has a second version");
  const first = await loadLayout(template.id);
  const newest = await loadLayout(template.id, template.version);
  expect(await loadLayout(template.id, 1)).toBe(first);
  expect(await loadLayout(template.id, 99)).toBe(newest);
  expect(newest).not.toBe(first);
  expect(await loadLayout("modern-professional", 7)).toBe(
    await loadLayout("modern-professional", 2),
  );
});
