/** What the design settings change about the header (name, headline, contact details) of every template. */
import { expect, test } from "vitest";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { renderResume } from "#app/core/templates/page/render-page.server.ts";
import { htmlToText } from "#app/core/templates/page/resume-text.ts";
import { amelieNovak } from "#app/core/templates/samples/amelie-novak.ts";

const resume: Resume = {
  ...amelieNovak,
  personalInfo: {
    ...amelieNovak.personalInfo,
    headline: "Product engineer",
    linkedIn: "https://www.linkedin.com/in/amelie",
    github: "github.com/amelie",
    links: [
      { id: "a", label: "Portfolio", url: "https://www.amelie.example/work" },
      { id: "b", label: "", url: "amelie.example" },
      { id: "c", label: "Signal", url: "not an address" },
    ],
  },
};
const render = (templateId: string, version: number, design: Design) =>
  renderResume({ templateId, resume, design: { version, ...design } });
const headOf = (markup: string) => /<header.*?<\/header>/.exec(markup)?.[0] ?? "";
/** The texts of the contact details after e-mail, phone and address. */
const itemsOf = (markup: string) =>
  htmlToText(/<ul class="contact">.*?<\/ul>/.exec(markup)?.[0] ?? "")
    .split("\n")
    .slice(3);

test.each(TEMPLATES)("$id shows the headline under the name, or hides it", async (template) => {
  const shown = htmlToText(headOf(await render(template.id, template.version, {}))).split("\n");
  expect(shown.slice(0, 2)).toEqual([resume.personalInfo.fullName, "Product engineer"]);
  const hidden = await render(template.id, template.version, { headline: false });
  expect(hidden).not.toContain("Product engineer");
});

test.each(TEMPLATES)("$id shows icons that add nothing to the text", async ({ id, version }) => {
  const plain = await render(id, version, {});
  const withIcons = await render(id, version, { icons: true, separators: "space" });
  expect(htmlToText(withIcons)).toBe(htmlToText(plain));
  expect(plain).not.toContain("<svg");
  expect(withIcons.match(/<svg class="icon" aria-hidden="true"/g)).toHaveLength(8);
});

test("links show label and address, the address alone, or the label alone", async () => {
  const items = async (design: Design) => itemsOf(await render("modern-professional", 2, design));
  expect(await items({})).toEqual([
    "www.linkedin.com/in/amelie",
    "github.com/amelie",
    "Portfolio: www.amelie.example/work",
    "amelie.example",
    "Signal: not an address",
  ]);
  expect(await items({ links: "address" })).toEqual([
    "linkedin.com/in/amelie",
    "github.com/amelie",
    "amelie.example/work",
    "amelie.example",
    "Signal: not an address",
  ]);
  expect(await items({ links: "label" })).toEqual([
    "LinkedIn",
    "GitHub",
    "Portfolio",
    "amelie.example",
    "Signal: not an address",
  ]);
});

test("whatever a link shows, its target is the whole address", async () => {
  for (const links of [undefined, "address", "label"] as const) {
    const markup = await render("modern-professional", 2, { links });
    expect(markup).toContain('href="https://www.linkedin.com/in/amelie"');
    expect(markup).toContain('href="https://www.amelie.example/work"');
  }
});
