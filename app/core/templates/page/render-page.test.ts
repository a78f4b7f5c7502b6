/** The HTML documents from which PDFs are printed, and their fonts. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { fontCssWithUrls } from "#app/core/templates/style/fonts.ts";
import { hardResume } from "../../../../tests/support/hard-resume.ts";
import { renderPrintPage, renderPrintPageWithFonts } from "./render-page.server.ts";
import { htmlToText } from "./resume-text.ts";

const page = { templateId: "modern-professional", resume: hardResume(), title: `Zoë & <"Co">` };
const readFont = async (path: string) => new Uint8Array(await readFile(`public${path}`)).buffer;

test("the print page is a complete document that starts with its content security policy", async () => {
  const html = await renderPrintPage({ ...page, fontCss: "" });
  expect(html).toMatch(
    /^<!doctype html><html lang="en" dir="ltr"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:">/,
  );
  expect(html).toContain("<title>Zoë &amp; &lt;&quot;Co&quot;&gt;</title>");
  expect(html).toContain("@page{size:A4;");
  const letter = await renderPrintPage({
    ...page,
    fontCss: "",
    design: { paper: "letter" },
    resume: { ...emptyResume(), summary: "ניהול צוות" },
  });
  expect(letter).toMatch(/<html lang="he" dir="rtl">.*@page\{size:letter;/s);
});

test("no text can close the stylesheet or open an element", async () => {
  const html = await renderPrintPage({ ...page, fontCss: "" });
  expect(html.match(/<\/?style>/g)?.length).toBe(2);
  expect(html).not.toContain("<script");
});

test("printed fonts are data URLs of the needed subsets, and nothing else is loaded", async () => {
  const hard = await renderPrintPageWithFonts({ ...page, readFile: readFont });
  // Regular, italic and bold of all 5 subsets.
  expect(hard.match(/@font-face/g)?.length).toBe(15);
  const plain = await renderPrintPageWithFonts({
    ...page,
    resume: { ...emptyResume(), summary: "Plain words" },
    readFile: readFont,
  });
  // The same faces of the Latin subset alone.
  expect(plain.match(/@font-face/g)?.length).toBe(3);
  for (const [, address] of hard.matchAll(/url\("([^"]*)"\)/g)) {
    expect(address).toMatch(/^data:font\/woff2;base64,d09GMg/);
  }
});

test("in the browser, fonts come from the site's origin", () => {
  const css = fontCssWithUrls(["Tinos"]);
  // 4 faces of 5 subsets.
  expect(css.match(/@font-face/g)?.length).toBe(20);
  expect(css).toContain('url("/fonts/tinos-latin-700-normal.woff2")');
});

test("closing tags of blocks become line breaks, entities become characters", () => {
  expect(
    htmlToText(
      "<style>p{}</style><h1>A &amp; B</h1><ul><li>C&#x27;s</li><li>D&lt;E</li></ul><p>F <b>G</b></p>",
    ),
  ).toBe("A & B\nC's\nD<E\nF G");
});
