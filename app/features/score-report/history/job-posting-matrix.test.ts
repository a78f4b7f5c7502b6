import { expect, test } from "vitest";
import type { AtsReport, Keyword } from "#app/core/ats/report.ts";
import { toMatrixColumn, toMatrixRows } from "./job-posting-matrix.ts";

const keyword = (canonical: string, found: boolean): Keyword => ({
  term: canonical,
  canonical,
  surface: canonical,
  kind: "hard",
  requirement: "required",
  weight: 0.1,
  found,
  how: found ? "exact" : null,
  credit: found ? 1 : 0,
  where: null,
  discountedBecause: null,
});
/** The column of a job posting with these keywords. */
const columnOf = (id: string, keywords: Keyword[]) =>
  toMatrixColumn(
    { id, score: 50, report: { metadata: { analysis: { keywords } } } as unknown as AtsReport },
    id,
  );

test("the most requested terms come first, and missing terms come before found ones", () => {
  const columns = [
    columnOf("one", [keyword("SQL", true), keyword("Go", true), keyword("Rust", false)]),
    columnOf("two", [keyword("SQL", true), keyword("Rust", false), keyword("Rust", true)]),
    columnOf("three", [keyword("Rust", false), keyword("constructor", false)]),
  ];
  expect(toMatrixRows(columns)).toEqual([
    { term: "Rust", cells: [false, true, false] },
    { term: "SQL", cells: [true, true, null] },
    { term: "constructor", cells: [null, null, false] },
    { term: "Go", cells: [true, null, null] },
  ]);
});
