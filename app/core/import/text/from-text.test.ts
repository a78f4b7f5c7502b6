/** Plain texts as people and programs write them. */
import { expect, test } from "vitest";
import { decodeText } from "#app/core/import/decode-text.ts";
import { fromText } from "./from-text.ts";

function read(text: string) {
  let ids = 0;
  const outcome = fromText(text, () => `n${++ids}`, null);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.resume;
}

const WRAPPED = `Anna Berg
anna@example.com

Work Experience
===============

Welder, Kockums AB
Mar 2019 - Jun 2021
* Welded hulls of ferries in a team of four, among them the one that
  carries half a million people a year
* Taught two apprentices

Fitter, Volvo AB
2016 - 2019
* Fitted engines

Skills
------
Welding, Soldering
`;

test("wrapped lines are joined, and underlined headings end sections", () => {
  const { experience, skills } = read(WRAPPED);
  expect(experience.map((it) => [it.position, it.company, it.startDate])).toEqual([
    ["Welder", "Kockums AB", "2019-03"],
    ["Fitter", "Volvo AB", "2016"],
  ]);
  expect(experience[0]?.description).toBe(
    "Welded hulls of ferries in a team of four, among them the one that carries half a million people a year\nTaught two apprentices",
  );
  expect(skills).toEqual(["Welding", "Soldering"]);
});

test("known headings are recognized in capitals and between signs; a company in capitals is no heading", () => {
  const { experience, skills, personalInfo } = read(
    "ANNA BERG\nanna@example.com\n\nEXPERIENCE\n\nKOCKUMS AB\nWelder\n2019 - 2021\n\n== Skills ==\n\nWelding",
  );
  expect(personalInfo.fullName).toBe("ANNA BERG");
  expect(experience).toMatchObject([{ company: "KOCKUMS AB", position: "Welder" }]);
  expect(skills).toEqual(["Welding"]);
});

test("columns of spaces and tabs are cells", () => {
  const { experience } = read(
    "Anna Berg\n\nEXPERIENCE\n\nWelder        Kockums AB\t2019 - 2021\n- Welded hulls",
  );
  expect(experience).toMatchObject([
    { position: "Welder", company: "Kockums AB", startDate: "2019", description: "Welded hulls" },
  ]);
});

test("texts of Windows and UTF-16 are decoded", () => {
  const utf16 = (text: string, isLittleEndian: boolean) =>
    Uint8Array.from(
      [...`\ufeff${text}`].flatMap((sign) => {
        const code = sign.charCodeAt(0);
        return isLittleEndian ? [code & 255, code >> 8] : [code >> 8, code & 255];
      }),
    );
  expect(decodeText(utf16("Łukasz", true))).toBe("Łukasz");
  expect(decodeText(utf16("Łukasz", false))).toBe("Łukasz");
  expect(decodeText(new Uint8Array([0x4a, 0xf6, 0x72, 0x67, 0x20, 0x96]))).toBe("Jörg –");
  expect(decodeText(new TextEncoder().encode("Jörg"))).toBe("Jörg");
});
