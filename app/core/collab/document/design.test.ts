/** Design settings (colors, fonts, margins) in the shared document: read as written, merged one by one, validated. */
import { expect, test } from "vitest";
import * as Y from "yjs";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { checkSetting, type Verdict } from "./check-values.ts";
import { setDesign } from "./edit-document.ts";
import { settingsRoot } from "./layout.ts";
import { readDocument } from "./read-document.ts";
import { seedDocument } from "./write-document.ts";

function aDocument(): Y.Doc {
  const doc = new Y.Doc();
  const seed = { templateId: "modern-professional", content: emptyResume(), jobDescription: null };
  seedDocument(doc, { ...seed, design: { paper: "letter" } });
  return doc;
}
const designOf = (doc: Y.Doc) => readDocument(doc)?.design;

function refusalOf(key: string, value: unknown): string | null {
  const verdict: Verdict = { malformed: null, overflows: [], isIncomplete: false };
  checkSetting(key, value, () => true, verdict);
  return verdict.malformed;
}

test("settings are read as they were written; one set to undefined is absent, so the template's default applies", () => {
  const doc = aDocument();
  setDesign(doc, { accent: "#1f5673", margin: 14, order: ["skills", "summary"] });
  expect(designOf(doc)).toEqual({
    accent: "#1f5673",
    margin: 14,
    order: ["skills", "summary"],
    paper: "letter",
  });
  setDesign(doc, { accent: undefined, order: undefined });
  expect(designOf(doc)).toEqual({ margin: 14, paper: "letter" });
});

test("setting the present value makes no update", () => {
  const doc = aDocument();
  let writes = 0;
  doc.on("update", () => writes++);
  setDesign(doc, { paper: "letter" });
  expect(writes).toBe(0);
});

test("two settings that two people change at once are both kept", () => {
  const doc = aDocument();
  const copies = [{ scale: 95 }, { spacing: 80 }].map((patch) => {
    const copy = new Y.Doc();
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
    setDesign(copy, patch);
    return Y.encodeStateAsUpdate(copy);
  });
  for (const update of copies) Y.applyUpdate(doc, update);
  expect(designOf(doc)).toEqual({ paper: "letter", scale: 95, spacing: 80 });
});

test("valid design settings are accepted", () => {
  const good: [string, unknown][] = [
    ["accent", "#1f5673"],
    ["fonts", "tinos"],
    ["scale", 100],
    ["margin", 12],
    ["paper", "a4"],
    ["dates", "iso"],
    ["order", ["skills", "summary"]],
    ["hidden", []],
    ["titles", { skills: "Fähigkeiten" }],
    ["lineHeight", 122],
    ["headline", false],
    ["separators", "lines"],
    ["icons", true],
    ["links", "label"],
    ["accent", undefined],
  ];
  for (const [key, value] of good) expect(refusalOf(`design.${key}`, value)).toBeNull();
});

test("design settings that would break a page or a stylesheet are rejected", () => {
  const bad: [string, unknown][] = [
    ["accent", "#fefefe"],
    ["accent", "red;}*{display:none"],
    ["fonts", "Comic Sans"],
    ["scale", 10],
    ["scale", 100.5],
    ["spacing", Number.NaN],
    ["margin", 90],
    ["paper", "a0"],
    ["order", ["skills", "skills"]],
    ["hidden", ["personalInfo"]],
    ["titles", { skills: "x".repeat(101) }],
    ["titles", { nothing: "x" }],
    ["__proto__", {}],
    ["nothing", 1],
    ["margin", new Y.Map()],
    ["lineHeight", 90],
    ["separators", "·"],
    ["links", "nothing"],
    ["icons", "yes"],
  ];
  for (const [key, value] of bad) {
    expect(refusalOf(`design.${key}`, value), `${key} ${String(value)}`).toContain(
      "cannot be that",
    );
  }
  expect(settingsRoot(aDocument()).has("design.scale")).toBe(false);
});
