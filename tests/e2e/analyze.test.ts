/** The analysis page: three parts, a PDF check in the visitor's browser, history and export. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { awaitReact, launchBrowser, PHONE, WIDE } from "../support/browser.ts";
import { signedInContext } from "../support/editor.ts";
import { signUp } from "../support/people.ts";
import { REAL_POSTING, REAL_RESUME } from "../support/real-resume.ts";

const baseUrl = inject("baseUrl");
/** Folder for screenshots, for visual review. */
const shots = process.env.SCREENSHOTS;
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const OTHER_POSTING = {
  title: "Database administrator",
  company: "Harbour Trust",
  description:
    "You must be authorized to work in the EU.\n- PostgreSQL and Oracle\n- Kubernetes\n- On-call every fourth week",
};

async function openAnalysis(viewport: { width: number; height: number }) {
  const person = await signUp(baseUrl, "Zoë O'Connor");
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${person.token}` },
      body: JSON.stringify(body),
    });
    expect(answer.status, await answer.clone().text()).toBeLessThan(300);
    return answer.json();
  };
  const { resume } = (await call("POST", "/api/resumes", {
    title: "For logistics",
    templateId: "professional-elegant",
    resume: { ...REAL_RESUME, skills: REAL_RESUME.skills.slice(0, 3) },
  })) as { resume: { id: string } };
  const analyses = `/api/resumes/${resume.id}/analyses`;
  await call("POST", analyses, { jobDescription: OTHER_POSTING });
  await call("POST", analyses, { jobDescription: REAL_POSTING });
  await call("PUT", `/api/resumes/${resume.id}`, { content: { skills: REAL_RESUME.skills } });
  await call("POST", analyses, { jobDescription: REAL_POSTING });
  const context = await signedInContext(browser, baseUrl, person, viewport);
  const page = await context.newPage();
  await page.goto(`/analyze/${resume.id}`);
  await awaitReact(page);
  return { context, page, id: resume.id };
}

/** Checks the page with axe in both themes, and takes screenshots if SCREENSHOTS names a folder. */
async function look(page: Page, name: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousAxeFindings(page)).toEqual([]);
    if (shots)
      await page.screenshot({ path: `${shots}/${name}-${colorScheme}.png`, fullPage: true });
  }
}

describe.each([
  ["wide", WIDE],
  ["phone", PHONE],
  ["narrow", { width: 320, height: 700 }],
] as const)("on a %s screen", (size, viewport) => {
  test("the parts are accessible and fit the screen, and the resume's own PDF is read completely", async () => {
    const { context, page } = await openAnalysis(viewport);
    await page.getByText("Employers don't see it").first().waitFor();
    await page.getByRole("button", { name: /^Hard skills/ }).click();
    const parse = page.getByRole("meter", { name: "Parse" });
    await expect.poll(() => parse.getAttribute("aria-valuetext")).toBe("100 of 100");
    for (const part of ["Match", "Parse", "Writing", "History"]) {
      await page.getByRole("tab", { name: part }).click();
      await look(page, `analyze-${size}-${part.toLowerCase()}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
    await page.getByText("Skills edited").waitFor();
    await page.getByRole("heading", { name: "Compare job descriptions" }).waitFor();
    await context.close();
  });
});

test("a field links to the builder, and a PDF of another program can be checked", async () => {
  const { context, page, id } = await openAnalysis(WIDE);
  await page.getByRole("tab", { name: "Parse" }).click();
  await page.getByRole("heading", { name: "What a parser reads" }).waitFor();

  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  const chooser = page.getByLabel("Drop a PDF here, or choose one");
  await chooser.setInputFiles("public/templates/classic-executive.pdf");
  const read = page.getByRole("region", { name: /classic-executive\.pdf/ });
  await read.getByText("Robert J. Okafor").waitFor();
  await read.getByText("Lakeshore Foods Group · Chief Operating Officer").waitFor();
  await chooser.setInputFiles({
    name: "broken.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("no pdf at all"),
  });
  await page.getByText("This file can't be read as a PDF").waitFor();
  expect(sent).toEqual([]);

  await page.getByRole("link", { name: /^Company Ó Briain & Sons/ }).click();
  await page.waitForURL(new RegExp(`resume=${id}#field-experience.exp-3.company`));
  await page.waitForFunction(() => document.activeElement?.id === "field-experience.exp-3.company");
  await context.close();
});

test("[spec 8] exports the report once as a PDF, and reports a failure", async () => {
  const { context, page } = await openAnalysis(WIDE);
  await page.getByRole("meter", { name: "Parse" }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Report" }).click();
  expect((await download).suggestedFilename()).toMatch(/^ats-report-\d{4}-\d\d-\d\d\.pdf$/);
  await page.route("**/api/generate-pdf", (route) => route.abort());
  await page.getByRole("button", { name: "Export Report" }).click();
  await page.getByRole("alert").getByText("Failed to export report. Please try again.").waitFor();
  await context.close();
});
