import * as v from "valibot";
import { expect, test } from "vitest";
import { atsReportResponseBody } from "#app/core/api-contract/calls/documents.ts";
import { withCorrections } from "#app/core/ats/corrections.ts";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import { scoreAgainst, scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { contrast } from "../../../../tests/support/oklch.ts";
import { reportHtml } from "./report-html.client.ts";
import { isoDay, reportFileName } from "./report-name.ts";

/** Texts that contain HTML, which the report must escape. */
const JOB_DESCRIPTION =
  "Requirements\n- Experience with <script>alert(1)</script> & O'Brien's method\n- SQL";
const REPORT = scoreResume(
  {
    resumeText: "Wrote SQL for the <img src=x onerror=alert(1)> register, ten years of it.",
    jobDescriptionText: JOB_DESCRIPTION,
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

test("[spec 7] the report's file is named ats-report-{date}, in local time", () => {
  expect(reportFileName(new Date(2026, 0, 9, 23, 59))).toBe("ats-report-2026-01-09");
  expect(isoDay(new Date(2026, 10, 30))).toBe("2026-11-30");
});

test("the report is a complete document with everything the panel shows", () => {
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  for (const text of [
    "ATS Score Analysis",
    `${REPORT.score} / 100`,
    REPORT.feedback[0] ?? "",
    `Keywords found: ${REPORT.metadata.analysis.rawScore} of ${REPORT.metadata.analysis.maxPossible}`,
    "Employers don't see it",
    REPORT.metadata.engine.version,
  ]) {
    expect(html).toContain(text);
  }
});

test("the report has only plain tags, loads nothing, and escapes all user text", () => {
  const tags = new Set(Array.from(html.matchAll(/<\/?([a-z0-9]+)/g), ([, name]) => name));
  const allowedTags =
    "html head meta title style body main div h1 h2 p ul li table thead tbody tr th td".split(" ");
  expect(allowedTags).toEqual(expect.arrayContaining([...tags]));
  expect(html).not.toMatch(/https?:|url\(|@import|<[a-z][^>]*\son\w+=|<script|<img/i);
  expect(html).toContain("&quot;Ann&quot; &lt;b&gt;&amp;");
});

test("a requirement met by an accepted alternative says so and passes the API schema", () => {
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
  expect(v.parse(atsReportResponseBody, report)).toEqual(report);
  expect(reportHtml(report, SUBJECT)).toContain(
    "through an alternative the job description accepts",
  );
});

test("a requirement that a person added or changed says so and passes the API schema", () => {
  const posting = readPosting(JOB_DESCRIPTION, ATS_MODEL);
  const corrections = {
    addedTerms: [{ words: "O'Brien's", requirement: "required" as const }],
    requirementChanges: [{ term: "SQL", requirement: "preferred" as const }],
    excludedTerms: ["not there"],
  };
  const report = scoreAgainst(withCorrections(posting, corrections), "Wrote SQL.", TODAY);
  expect(v.parse(atsReportResponseBody, report)).toEqual(report);
  const changed = reportHtml(report, SUBJECT);
  expect(changed).toContain("added by you");
  expect(changed).toContain("nice-to-have, changed by you");
  expect(html).not.toContain("by you");
});

test("[spec 9] the report shows a score of 67 in a yellow that is legible", () => {
  const yellow = reportHtml({ ...REPORT, score: 67 }, SUBJECT);
  expect(yellow).toContain('class="score good">67 / 100');
  const ruleOf = (selector: string) =>
    yellow.split("\n").find((line) => line.startsWith(`${selector} {`)) ?? "";
  const [, edge = "", fill = ""] =
    /border: 0\.3mm solid (#\w{6}); background: (#\w{6});/.exec(ruleOf(".bar.good p")) ?? [];
  const [, ground = ""] = /background: (#\w{6});/.exec(ruleOf(".score.good")) ?? [];
  const text = /body \{.*? color: (#\w{6});/.exec(yellow)?.[1] ?? "";
  expect([ground, fill]).toEqual(["#f7d000", "#f7d000"]);
  expect(contrast(text, ground)).toBeGreaterThan(7);
  expect(contrast(edge, "#ffffff")).toBeGreaterThan(3);
  expect(contrast(edge, "#ddd6cc")).toBeGreaterThan(3);
});
