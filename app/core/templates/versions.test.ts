/** Template versions: what one once drew it draws for ever, and the catalogue offers the newest. */
import { expect, test } from "vitest";
import { onVersion } from "#app/core/resume/design.ts";
import { picturesOf, TEMPLATES, versionsOf } from "./catalogue.ts";
import { layoutsOf, loadLayout } from "./layouts.ts";
import { renderPrintPage, renderResume } from "./page/render-page.server.ts";
import { htmlToText } from "./page/resume-text.ts";
import { loadSample } from "./samples.ts";

const SUPERSEDED = TEMPLATES.filter(({ version }) => version > 1);

test("the catalogue knows as many versions as there are layouts, and says what the newest changes", () => {
  expect(SUPERSEDED.length).toBeGreaterThan(0);
  for (const { id, version, news, thumbnail } of TEMPLATES) {
    expect(layoutsOf(id), id).toBe(version);
    expect(news.length > 0, id).toBe(version > 1);
    expect(thumbnail).toBe(picturesOf(id, version).thumbnail);
  }
});

// Written when the next version came. A difference here changes resumes that nobody touched.
test.each(SUPERSEDED)(
  "resumes on the versions before the newest of $id stay as they were",
  async (template) => {
    const { id: templateId } = template;
    const resume = await loadSample(templateId);
    for (const version of versionsOf(template).slice(0, -1)) {
      const html = await renderPrintPage({
        templateId,
        resume,
        design: onVersion(version),
        title: "Resume",
        fontCss: "",
      });
      await expect(html).toMatchFileSnapshot(`./frozen/${templateId}-${version}.html`);
    }
  },
);

test.each(SUPERSEDED)(
  "all versions of $id say the same words and look different",
  async (template) => {
    const { id: templateId } = template;
    const resume = await loadSample(templateId);
    const drawn = await Promise.all(
      versionsOf(template).map(async (version) => ({
        text: htmlToText(await renderResume({ templateId, resume, design: { version } })),
        css: (await loadLayout(templateId, version)).css,
      })),
    );
    expect(new Set(drawn.map(({ text }) => text)).size).toBe(1);
    expect(new Set(drawn.map(({ css }) => css)).size).toBe(template.version);
  },
);

test("no version is the first; one there is not is the newest before it", async () => {
  const [template] = SUPERSEDED;
  if (!template) throw new Error("No template has a second version");
  const first = await loadLayout(template.id);
  const newest = await loadLayout(template.id, template.version);
  expect(await loadLayout(template.id, 1)).toBe(first);
  expect(await loadLayout(template.id, 99)).toBe(newest);
  expect(newest).not.toBe(first);
  expect(await loadLayout("modern-professional", 7)).toBe(await loadLayout("modern-professional"));
});
