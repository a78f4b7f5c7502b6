/** The RenderCV export: typed text is never read as YAML values or Markdown markup. */
import { expect, test } from "vitest";
import { parse } from "yaml";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { ENGLISH } from "#app/core/resume-languages/resume-words.ts";
import { toRenderCv } from "./to-rendercv.ts";

const write = (resume: object) => toRenderCv({ ...emptyResume(), ...resume }, [], ENGLISH);
const project = (liveLink: string) => ({
  projects: [
    { id: "p", name: "Kite", description: "", technologies: [], githubLink: "", liveLink },
  ],
});

test("words that YAML readers take for dates, numbers or booleans are quoted", () => {
  for (const word of ["2020-01-01", "yes", "off", "0o17", "<<", "null", "=1+1"]) {
    const text = write({ summary: `${word}\nx` });
    expect(parse(text, { version: "1.1" }).cv.sections["Professional Summary"]).toEqual([
      word,
      "x",
    ]);
  }
});

test("characters that YAML cannot contain are left out", () => {
  const body = "a\tb\u007f\u0007\ufffe\ud800";
  const text = write({ summary: body, customSections: [{ id: "c", title: "More", body }] });
  expect(parse(text).cv.sections).toEqual({ "Professional Summary": ["a b"], More: ["a b"] });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
  expect(text).not.toMatch(/[\0-\x08\x7f\ufffe]|\p{Surrogate}/u);
});

test("an address cannot end its link and start another one", () => {
  expect(write(project("https://a.example/x)[y](javascript:z)"))).toContain(
    "[Kite](https://a.example/x%29[y]%28javascript:z%29)",
  );
  expect(write(project("https://a.example/Kite_(bird)"))).toContain(
    "[Kite](https://a.example/Kite_(bird))",
  );
});
