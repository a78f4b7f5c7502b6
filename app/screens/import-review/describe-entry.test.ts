import { expect, test } from "vitest";
import { describeEntry } from "./describe-entry.ts";

test("a publication is described by its title, its publisher and its year", () => {
  const paper = { title: "On clay", publisher: "Press", date: "2018-02", url: "doi.example" };
  expect(describeEntry(paper)).toEqual({ name: "On clay", details: "Press · 2018" });
});

test("blank fields are left out", () => {
  const job = { company: "Acme", position: " ", startDate: "", endDate: "2019", current: false };
  expect(describeEntry(job)).toEqual({ name: "Acme", details: "" });
  expect(describeEntry({ institution: "MIT", startDate: "2015-10" })).toEqual({
    name: "MIT",
    details: "2015",
  });
  expect(describeEntry({ description: "Wrote it." })).toEqual({ name: "", details: "" });
});
