/** The OpenDocument export: the files in its archive and their XML. */
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { amelieNovak } from "#app/core/templates/samples/amelie-novak.ts";
import { SCRIPT_FIXTURES } from "../../../tests/support/script-fixtures.ts";
import { writeDocument } from "./write-document.ts";

const PNG = "data:image/png;base64,iVBORw0KGgo=";

async function open(resume: Resume, photo: string | null = null, templateId = "classic-executive") {
  const bytes = await writeDocument("odt", { resume, templateId, photo });
  const files = unzipSync(bytes);
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    bytes,
    names: Object.keys(files),
    content: part("content.xml"),
    styles: part("styles.xml"),
    manifest: part("META-INF/manifest.xml"),
  };
}

test("the file `mimetype` is first and uncompressed, where programs look for it", async () => {
  const { bytes, names, manifest } = await open(amelieNovak);
  expect(names[0]).toBe("mimetype");
  expect(strFromU8(bytes.subarray(0, 100))).toContain(
    "mimetypeapplication/vnd.oasis.opendocument.text",
  );
  for (const name of ["content.xml", "styles.xml", "meta.xml"]) expect(manifest).toContain(name);
});

test("headings, lists and links are real elements, with the template's styles", async () => {
  const { content, styles } = await open(amelieNovak);
  expect(content).toContain('<text:p text:style-name="Title">Amélie Novák</text:p>');
  expect(content).toMatch(/<text:h text:style-name="Heading_20_1" text:outline-level="1">Exp/);
  expect(content).toMatch(/<text:list-item><text:p [^>]*>Led four engineers/);
  expect(content).toContain('xlink:href="mailto:amelie.novak@example.com"');
  expect(styles).toMatch(/style:name="Title"(?:(?!<\/style:style>).)*style:font-name="Tinos"/);
  expect(styles).toMatch(/style:name="Contact_20_Details"(?:(?!<\/style:style>).)*double/);
  expect(styles).toContain('fo:text-transform="uppercase"');
});

test("markup and characters that XML forbids don't damage the file", async () => {
  const info = { ...emptyResume().personalInfo, fullName: '<w>&amp; "\u0001\ufffe\ud800Zoë' };
  const { content } = await open({ ...emptyResume(), personalInfo: info, skills: ["]]>"] });
  expect(content).toContain("&lt;w&gt;&amp;amp; &quot;Zoë");
  expect(content).toContain("]]&gt;");
});

test("a photo is a picture beside the name", async () => {
  const { names, content, manifest } = await open(amelieNovak, PNG);
  expect(names).toContain("Pictures/photo.png");
  expect(content).toContain('xlink:href="Pictures/photo.png"');
  expect(manifest).toContain("image/png");
});

test("paragraphs have the direction and language of the resume", async () => {
  const arabic = SCRIPT_FIXTURES.find(({ lang }) => lang === "ar");
  if (!arabic) throw new Error("There is an Arabic resume");
  const { styles } = await open(arabic.resume);
  expect(styles).toContain('style:writing-mode="rl-tb"');
  expect(styles).toContain('fo:language="ar"');
});

test("bold and languages are for East Asian and complex scripts as well", async () => {
  const { styles } = await open({ ...amelieNovak, language: "zh" });
  const heading = /style:name="Heading_20_1"(?:(?!<\/style:style>).)*/.exec(styles)?.[0];
  for (const script of ["fo:font-weight", "style:font-weight-asian", "style:font-weight-complex"])
    expect(heading).toContain(`${script}="bold"`);
  expect(styles).toContain('style:language-asian="zh"');
  expect(styles).toContain('style:language-complex="zh"');
});
