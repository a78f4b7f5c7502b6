import { expect, test } from "vitest";
import { DOCUMENT_TITLE } from "./document-title.ts";
import { readProfile } from "./read-profile.ts";

const lineOf = (text: string) => ({
  ...{ text, cells: [{ text, isBold: false }], isBold: false, isItalic: false, size: 10 },
  ...{ styleKey: "", isBullet: false, level: null, gap: 0, x: 0, page: 1 },
});
const read = (text: string) => readProfile([lineOf("Ada Lovelace"), lineOf(text)]).personalInfo;

test("a user name beside the name of its network becomes an address", () => {
  expect(read("LinkedIn: ada-l | github ada7")).toMatchObject({
    linkedIn: "linkedin.com/in/ada-l",
    github: "github.com/ada7",
  });
  expect(read("ada-l (LinkedIn)").linkedIn).toBe("linkedin.com/in/ada-l");
  expect(read("LinkedIn: LinkedIn").linkedIn).toBe("");
});

test.each([
  ["Ada Lovelace,", "Ada Lovelace"],
  ["Denise Okafor, RN –", "Denise Okafor, RN"],
  ["Jean-Luc Abadie |", "Jean-Luc Abadie"],
  ["Samuel L. Ode", "Samuel L. Ode"],
])("punctuation after the name is removed: %s", (text, name) => {
  expect(readProfile([lineOf(text)]).personalInfo.fullName).toBe(name);
});

test("a town with a part of its postal code is no headline", () => {
  expect(read("Kendal LA9").headline).toBeUndefined();
  expect(read("Race Engineer F1").headline).toBe("Race Engineer F1");
});

test("an address ends where its last part does", () => {
  expect(read("azevedo.example.pt").links).toEqual([{ label: "", url: "azevedo.example.pt" }]);
});

test.each([
  ["duarte.codes", "duarte.codes"],
  ["Website: maribel.work/cv", "maribel.work/cv"],
  ["INES.STUDIO", "INES.STUDIO"],
])("a host name alone is an address, with any top-level domain: %s", (text, url) => {
  expect(read(text).links).toEqual([{ label: "", url }]);
});

test.each(["M.SC", "cv-ada.pdf", "St.Gallen", "first.second third"])(
  "%s is not an address",
  (text) => {
    expect(read(text).links).toBeUndefined();
  },
);

test("the path of a LinkedIn profile alone becomes an address", () => {
  expect(read("in/ada-l").linkedIn).toBe("linkedin.com/in/ada-l");
});

test("slashes between spaces separate contact details, but do not split a telephone number", () => {
  expect(read("12 Mill Lane, Leeds LS1 60622 / 312.555.0190 / ada@l.example")).toMatchObject({
    phone: "312.555.0190",
    email: "ada@l.example",
  });
  expect(read("030 / 123 45 67").phone).toBe("030 / 123 45 67");
});

test("the name of a network in brackets is the label of an address", () => {
  const lines = ["Ada Lovelace", "linkedin.com/in/ada-l", "(LinkedIn)"].map(lineOf);
  expect(readProfile(lines).uncertain).toEqual([]);
});

test("a postcode is no phone number, and a street no headline", () => {
  expect(read("4700-329 Braga · +351 255 550 118").phone).toBe("+351 255 550 118");
  for (const text of ["13083-970", "12.03.1994"]) expect(read(text).phone).toBe("");
  expect(read("Wallgraben 9").headline).toBeUndefined();
  expect(read("Calm Cook").headline).toBe("Calm Cook");
});

test.each([
  "Curriculum Vitae",
  "Europass Curriculum Vitae",
  "Curriculum Vitae of Key Expert",
  "Formato europeo per il curriculum vitae",
  "BIO-DATA",
  "Personal Data Sheet",
  "Application form",
  "ŽIVOTOPIS",
])("%s is the title of the document, not the name", (text) => {
  expect(DOCUMENT_TITLE.test(text)).toBe(true);
  expect(readProfile([lineOf(text), lineOf("Ada Lovelace")]).personalInfo.fullName).toBe(
    "Ada Lovelace",
  );
});

test.each(["Europass Ltd", "Application developer", "Data sheet", "Curriculum developer"])(
  "%s is no title of a document",
  (text) => {
    expect(DOCUMENT_TITLE.test(text)).toBe(false);
  },
);
