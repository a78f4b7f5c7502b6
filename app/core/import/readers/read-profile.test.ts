import { expect, test } from "vitest";
import { readProfile } from "./read-profile.ts";

const lineOf = (text: string) => ({
  ...{ text, cells: [{ text, isBold: false }], isBold: false, isItalic: false, size: 10 },
  ...{ styleKey: "", isBullet: false, level: null, gap: 0, x: 0, page: 1 },
});
const read = (text: string) => readProfile([lineOf("Ada Lovelace"), lineOf(text)]).personalInfo;

test("a user name beside the name of its network stands for the address", () => {
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
])("a sign behind the name is no part of it: %s", (text, name) => {
  expect(readProfile([lineOf(text)]).personalInfo.fullName).toBe(name);
});

test("an address ends where its last part does", () => {
  expect(read("azevedo.example.pt").links).toEqual([{ label: "", url: "azevedo.example.pt" }]);
});
