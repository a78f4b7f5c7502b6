import { expect, test } from "vitest";
import { describeEntry } from "./describe-entry.ts";

test("a publication is described by its title, its publisher and its year", () => {
  const paper = { title: "On clay", publisher: "Press", date: "2018-02", url: "doi.example" };
  expect(describeEntry(paper)).toEqual({ name: "On clay", details: "Press · 2018" });
});

test("blank fields are left out", () => {
  const job = { company: "Acme", position: " ", startDate: "", current: false };
  expect(describeEntry(job)).toEqual({ name: "Acme", details: "" });
});

test("the year is that of the start", () => {
  const school = { institution: "MIT", startDate: "2015-10", endDate: "2019" };
  expect(describeEntry(school)).toEqual({ name: "MIT", details: "2015" });
  expect(describeEntry({ company: "Acme", startDate: "", endDate: "2019" })).toEqual({
    name: "Acme",
    details: "",
  });
});

test("a description names no entry", () => {
  expect(describeEntry({ description: "Wrote it." })).toEqual({ name: "", details: "" });
});
