import * as v from "valibot";
import { expect, test } from "vitest";
import { atsReportAnswer } from "#app/core/api-contract/calls/documents.ts";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { isoDay, reportFileName, reportHtml } from "./report-html.ts";

const POSTING =
  "Requirements\n- Experience with <script>alert(1)</script> & O'Brien's method\n- SQL";
const REPORT = scoreResume(
  {
    resumeText: "Wrote SQL for the <img src=x onerror=alert(1)> register, ten years of it.",
    jobDescriptionText: POSTING,
  },
  ATS_MODEL,
  TODAY,
);
const SUBJECT = {
  resumeTitle: '"Ann" <b>&',
  jobTitle: "</title><script>",
  company: "A & B",
  date: "2026-08-01",
};
const html = reportHtml(REPORT, SUBJECT);

test("[spec 7] the report's file is named ats-report-{date}, in the reader's own day", () => {
  expect(reportFileName(new Date(2026, 0, 9, 23, 59))).toBe("ats-report-2026-01-09");
  expect(isoDay(new Date(2026, 10, 30))).toBe("2026-11-30");
});

test("the report is a whole document that holds what the panel shows", () => {
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  for (const said of [
    "ATS Score Analysis",
    `${REPORT.score} / 100`,
    REPORT.feedback[0] ?? "",
    `Keywords found: ${REPORT.metadata.analysis.rawScore} of ${REPORT.metadata.analysis.maxPossible}`,
    "no employer sees this number",
    REPORT.metadata.engine.version,
  ]) {
    expect(html).toContain(said);
  }
});

test("it has plain tags only, no address to fetch from, and whatever people wrote is escaped", () => {
  const tags = new Set(Array.from(html.matchAll(/<\/?([a-z0-9]+)/g), ([, name]) => name));
  const plain =
    "html head meta title style body main div h1 h2 p ul li table thead tbody tr th td".split(" ");
  expect(plain).toEqual(expect.arrayContaining([...tags]));
  expect(html).not.toMatch(/https?:|url\(|@import|<[a-z][^>]*\son\w+=|<script|<img/i);
  expect(html).toContain("&quot;Ann&quot; &lt;b&gt;&amp;");
});

test("what another thing stands for is said so, and the contract knows it", () => {
  const report = scoreResume(
    {
      resumeText: "Experience\nNurse, 2015 - 2022\n- Charted in Cerner for thirty beds.",
      jobDescriptionText: "Registered Nurse\nRequirements\n- Epic or Cerner",
    },
    ATS_MODEL,
    TODAY,
  );
  const epic = report.metadata.analysis.keywords.find(({ term }) => term === "Epic");
  expect(epic?.how).toBe("alternative");
  expect(v.parse(atsReportAnswer, report)).toEqual(report);
  expect(reportHtml(report, SUBJECT)).toContain("by another that the posting takes as well");
});
