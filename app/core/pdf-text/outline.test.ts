/** A resume's lines split into sections and entries, and the contact details in them. */
import { expect, test } from "vitest";
import { readContact } from "./contact.ts";
import { readEntries } from "./entries.ts";
import type { TextLine } from "./lines.ts";
import { splitSections } from "./outline.ts";

/** `|` separates cells; a leading `#` means bold, `##` bold and large. */
function lines(...texts: string[]): TextLine[] {
  return texts.map((marked, index) => {
    const [, signs = "", text = ""] = /^(#*)(.*)$/.exec(marked) ?? [];
    const look = {
      size: signs === "##" ? 14 : 10,
      isBold: signs !== "",
      isItalic: false,
      font: signs === "" ? "Body" : "Bold",
    };
    const cells = text
      .split("|")
      .map((cell, cellIndex) => ({ text: cell, x: cellIndex * 200, width: 50, ...look }));
    const line = { page: 1, x: 0, y: index * 14, width: 500, cells };
    return { ...line, ...look, text: cells.map((cell) => cell.text).join(" ") };
  });
}

const RESUME = lines(
  "##Ann Example",
  "ann@example.org|+44 20 7946 0000|Leeds",
  "linkedin.com/in/ann",
  "##Work Experience",
  "#Head of Sales|Mar 2021 – Present",
  "Bolt & Co",
  "• Sold more than ever before, in 2019 and in 2020, to all of the northern shops",
  "#Clerk|2018 – 2021",
  "Acme",
  "##Talks I gave",
  "Leeds, 2020",
  "##Skills",
  "Sales, Excel",
);

test("a resume is split at its headings, standard ones by name and others by style", () => {
  const { head, sections } = splitSections(RESUME);
  expect(head.map(({ text }) => text)).toContain("Ann Example");
  expect(sections.map(({ heading, kind }) => [heading, kind])).toEqual([
    ["Work Experience", "experience"],
    ["Talks I gave", null],
    ["Skills", "skills"],
  ]);
});

test("the text next to a heading in the margin belongs to its section", () => {
  const [line] = lines("##Skills");
  const [text] = lines("Sales, Excel");
  const beside = {
    ...(line as TextLine),
    cells: [...(line?.cells ?? []), ...(text?.cells ?? [])],
    text: "Skills Sales, Excel",
  };
  expect(splitSections([beside, ...lines("and more")]).sections[0]).toMatchObject({
    heading: "Skills",
    lines: [{ text: "Sales, Excel" }, { text: "and more" }],
  });
});

test("entries start at lines in the style of the first one", () => {
  const entries = readEntries(splitSections(RESUME).sections[0]?.lines ?? []);
  expect(entries.map(({ heads, dates }) => [heads, dates?.start, dates?.end])).toEqual([
    [["Head of Sales", "Bolt & Co"], "2021-03", "present"],
    [["Clerk", "Acme"], "2018", "2021"],
  ]);
});

test("with a single style, entries start as many lines above their dates as the first one does", () => {
  const entries = readEntries(
    lines("Bolt & Co", "Head of Sales|2021 – now", "Sold things", "Acme", "Clerk|2018 – 2021"),
  );
  expect(entries.map(({ heads }) => heads[0])).toEqual(["Bolt & Co", "Acme"]);
});

test("entries with only heads and dates stay separate", () => {
  const entries = readEntries(lines("#BSc|2010 – 2013", "#MSc|2013 – 2015", "Leeds"));
  expect(entries.map(({ heads }) => heads[0])).toEqual(["BSc", "MSc"]);
});

test("name, email, phone and links are found, and years are not a phone number", () => {
  expect(readContact(RESUME)).toEqual({
    name: "Ann Example",
    emails: ["ann@example.org"],
    phones: ["+44 20 7946 0000"],
    sites: ["linkedin.com/in/ann"],
  });
  expect(readContact([])).toEqual({ name: "", emails: [], phones: [], sites: [] });
});

test.each(["08/2013 - 04/2018", "01.02.2013 – 03.04.2018", "2013-08-01", "2013 2018"])(
  "%s is a period, not a phone number",
  (period) => expect(readContact(lines(`Clerk|${period}`)).phones).toEqual([]),
);
