/** Web pages as programs and people make them. */
import { expect, test } from "vitest";
import { fromHtml } from "./from-html.ts";
import { readHtml } from "./read-html.ts";

function linesOf(html: string) {
  const read = readHtml(html);
  if ("message" in read) throw new Error(read.message);
  return read.lines;
}
const texts = (html: string) => linesOf(html).map(({ text }) => text);

test("what a page hides, and its scripts, are not read", () => {
  const html = `<html><head><title>T</title><style>.no { display: none }</style></head><body>
    <p>Ann Berg</p><p class="no">hidden</p><p style="visibility:hidden">hidden</p><p hidden>hidden</p>
    <script>hidden()</script><template>hidden</template><i aria-hidden="true">icon</i><p>Graz</p></body></html>`;
  expect(texts(html)).toEqual(["Ann Berg", "Graz"]);
});

test("rules for other media, and what follows a statement, hide nothing", () => {
  for (const css of [
    "@media (max-width: 600px) { p { color: red } .x { display: none } }",
    "@media print { .y { color: red } .x { display: none } }",
    "@media (max-width: 600px) { @supports (display: grid) { .x { display: none } } }",
    ".x { display: none } .x { display: block }",
    ".x { visibility: hidden } .x { visibility: visible }",
    ".y { .x { display: none } }",
    "@supports not (display: grid) { .x { display: none } }",
  ])
    expect(texts(`<style>${css}</style><p class="x">Ann</p>`), css).toEqual(["Ann"]);
  for (const css of [
    '@charset "utf-8"; .x { display: none }',
    "@import url(a.css); .x { display: none }",
    "@media screen and (min-width: 600px) { p { color: red } .x { display: none } }",
    "@font-face { src: url(a.woff) } .x { display: none }",
    "@media screen, print { .x { display: none } }",
    "@media(min-width:768px){.x{display:none}}",
    "@media (width >= 48rem) { .x { display: none } }",
    "@layer base { .x { display: none } }",
    "@media print { .y { color: red } } .x { display: none }",
    "/* .x { */ .x { display: none } /* } ",
    ".x { color: red; .y { color: blue } display: none }",
    ".x { display: none; .y { color: blue } }",
  ])
    expect(texts(`<style>${css}</style><p class="x">Ann</p><p>B</p>`), css).toEqual(["B"]);
});

test("headings, list items, line breaks and tables become lines", () => {
  const lines = linesOf(
    "<h1>Ann</h1><h2>Skills</h2><ul><li>Triage<li>Wound care</ul>a<br>b<table><tr><td>x<td>2019 – 2020</table>",
  );
  expect(lines.map(({ text, level, isBullet }) => [text, level, isBullet])).toEqual([
    ["Ann", 0, false],
    ["Skills", 1, false],
    ["Triage", null, true],
    ["Wound care", null, true],
    ["a", null, false],
    ["b", null, false],
    ["x 2019 – 2020", null, false],
  ]);
});

test("elements side by side become cells", () => {
  const [line] = linesOf(
    '<style>.row{display:flex}</style><div class="row"><span>Nurse</span><span>2019</span></div>',
  );
  expect(line?.cells.map(({ text }) => text)).toEqual(["Nurse", "2019"]);
  for (const css of [
    "display:flex;flex-direction:column",
    "flex-direction:column;display:flex",
    "display:flex;flex-flow:column wrap",
  ]) {
    const lines = texts(`<div style="${css}"><div>Nurse</div><div>2019</div></div>`);
    expect(lines, css).toEqual(["Nurse", "2019"]);
  }
  const [other] = linesOf('<p>Nurse<span style="float: right">2019</span></p>');
  expect(other?.cells.map(({ text }) => text)).toEqual(["Nurse", "2019"]);
});

test("addresses of links are read where the text does not show them", () => {
  const outcome = fromHtml(
    `<h1>Ann Berg</h1><p><a href="mailto:ann@example.com">Mail</a> | <a href="https://www.linkedin.com/in/ann">LinkedIn</a></p>
     <h2>Experience</h2><h3>Nurse</h3><p>Clinic, 2019 – 2021</p><ul><li>Led <b>nine</b> of <a href="https://example.org/x">us</a></ul>`,
    () => "n",
    null,
  );
  if (!outcome.ok) throw new Error(outcome.message);
  const { personalInfo, experience } = outcome.resume;
  expect(personalInfo).toMatchObject({
    email: "ann@example.com",
    linkedIn: expect.stringContaining("linkedin.com/in/ann"),
  });
  expect(experience[0]?.description).toBe("Led **nine** of [us](https://example.org/x)");
});

test("an element floated to the right by a rule with an ancestor, before its text, is a cell", () => {
  const [line] = linesOf(
    '<style>.e span{float:right}</style><p class="e"><span>2019 – 2021</span><b>Clinic</b> — Nurse</p>',
  );
  expect(line?.cells.map(({ text }) => text)).toEqual(["2019 – 2021", "Clinic — Nurse"]);
});

test("a list item with headings is no bullet, but the items of a list inside it are", () => {
  const lines = linesOf(
    "<h2>Experience</h2><ol><li><h3>Clinic</h3><p>2019</p><ul><li>Led nine</ul><li><h3>Ward</h3></ol>",
  );
  expect(lines.map(({ text, isBullet, level }) => [text, isBullet, level])).toEqual([
    ["Experience", false, 1],
    ["Clinic", false, 2],
    ["2019", false, null],
    ["Led nine", true, null],
    ["Ward", false, 2],
  ]);
});

test.each([
  [".s{display:inline-block;margin:2px}", "inline blocks"],
  [".s{padding:1px 8px}", "padding at the sides"],
  [".s{border:1px solid #999}", "a border"],
  ["p .s{margin-right:6px}", "a margin at one side"],
])("boxes beside each other are cells: %s", (css) => {
  const [line] = linesOf(
    `<style>${css}</style><p><span class=s>Arterial lines</span> <span class=s>Epic</span><span class=s>CRRT</span></p>`,
  );
  expect(line?.cells.map(({ text }) => text)).toEqual(["Arterial lines", "Epic", "CRRT"]);
});

test.each([".s{color:red}", ".s{padding:2px 0}", ".s{border:none}", ".s{margin:0}"])(
  "elements that nothing separates visibly are one text: %s",
  (css) => {
    const [line] = linesOf(
      `<style>${css}</style><p><span class=s>Arterial</span> <span class=s>lines</span></p>`,
    );
    expect(line?.cells.map(({ text }) => text)).toEqual(["Arterial lines"]);
  },
);

test("a large first letter is no column", () => {
  const [line] = linesOf("<style>.c{float:left}</style><p><span class=c>D</span>ear reader</p>");
  expect(line?.cells.map(({ text }) => text)).toEqual(["Dear reader"]);
});

test("a box within a sentence does not split it", () => {
  const [line] = linesOf(
    "<style>code{padding:2px 4px}</style><p>Wrote <code>run</code>, then <code>read</code>.</p>",
  );
  expect(line?.cells.map(({ text }) => text)).toEqual(["Wrote run, then read."]);
});

test.each([
  ".y{display:inline-block;width:22mm}",
  ".y{float:left}",
  ".e .y{display:inline-block;min-width:6em}",
])("a column of years at the left is a cell: %s", (css) => {
  const [line] = linesOf(
    `<style>${css}</style><div class=e><span class=y>2019–present</span>Charge Nurse, Cardiac ICU</div>`,
  );
  expect(line?.cells.map(({ text }) => text)).toEqual([
    "2019–present",
    "Charge Nurse, Cardiac ICU",
  ]);
});
