/** What is read of a template's stylesheet to imitate it in DOCX and ODT. */
import { expect, test } from "vitest";
import { loadLayout } from "#app/core/templates/layouts.ts";
import { TEMPLATE_SUMMARIES } from "#app/core/templates/template-summaries.ts";
import { LOOK_PARTS, readLook } from "./look.ts";

const lookOf = async (id: string, design = {}) => {
  const version = TEMPLATE_SUMMARIES.find((template) => template.id === id)?.version;
  const layout = await loadLayout(id, version);
  return { layout, look: readLook(layout.css, design) };
};

test.each(TEMPLATE_SUMMARIES.map(({ id }) => id))(
  "the look of %s has its fonts and readable values",
  async (id) => {
    const { layout, look } = await lookOf(id);
    for (const part of LOOK_PARTS) {
      const { font, size, color } = look[part];
      expect(layout.fonts, part).toContain(font);
      expect(size, part).toBeGreaterThanOrEqual(9);
      expect(color, part).toMatch(/^[\da-f]{6}$/);
    }
    expect(look.heading.size).toBeGreaterThanOrEqual(look.text.size);
    expect(look.name.size).toBeGreaterThan(look.heading.size);
  },
);

test("borders, capitals, backgrounds and a bar at the left are those of the template's page", async () => {
  const { look: modern } = await lookOf("modern-professional");
  expect(modern.heading).toMatchObject({ capitals: true, color: "1f5673", bold: true });
  expect(modern.contact.below).toMatchObject({ color: "1f5673" });
  const { look: classic } = await lookOf("classic-executive");
  expect(classic.contact).toMatchObject({ centered: true, below: { isDouble: true } });
  expect(classic.heading.below).toMatchObject({ isDouble: false });
  const { look: creative } = await lookOf("creative-portfolio");
  expect(creative.name).toMatchObject({ background: "a63a24", color: "ffffff" });
  expect(creative.contactLink).toBe("ffffff");
  const { look: tech } = await lookOf("tech-minimalist");
  expect([tech.name.beside?.color, tech.heading.above]).toEqual(["0f6b5c", undefined]);
  const { look: elegant } = await lookOf("professional-elegant");
  expect(elegant.heading).toMatchObject({ italic: true, above: { color: "b9aea4" } });
  const { look: healthcare } = await lookOf("healthcare-professional");
  expect(healthcare.heading.below?.color).toBe("a0c1c8");
});

test("design settings override the template's", async () => {
  const design = { accent: "#7a1f5c", fonts: "alegreya", scale: 120, spacing: 50 } as const;
  const [{ look: plain }, { look }] = [
    await lookOf("modern-professional"),
    await lookOf("modern-professional", design),
  ];
  expect([look.name.font, look.text.font]).toEqual(["Alegreya", "Alegreya Sans"]);
  expect([look.heading.color, look.contact.below?.color]).toEqual(["7a1f5c", "7a1f5c"]);
  expect(look.text.size).toBeCloseTo(10.8 * 1.02 * 1.2);
  expect(look.heading.before).toBeCloseTo(plain.heading.before / 2);
});
