/** The score in a room of two: only the author of a change calls the server; the other browser estimates. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, WIDE } from "../support/browser.ts";
import { summaryField } from "../support/editor.ts";
import { REAL_POSTING } from "../support/real-resume.ts";
import { openTogether } from "../support/two-people.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Records a page's requests to the score service and waits for responses. */
function watchScores(page: Page) {
  const isScore = (url: string, method: string) =>
    url.endsWith("/api/ats-score") && method === "POST";
  const watched = {
    asked: 0,
    answered: () =>
      page.waitForResponse((answer) => isScore(answer.url(), answer.request().method())),
  };
  page.on("request", (request) => {
    if (isScore(request.url(), request.method())) watched.asked++;
  });
  return watched;
}

const panelOf = (page: Page) => page.getByRole("region", { name: "ATS Score Analysis" });
const scoreShown = async (page: Page) =>
  Number(await panelOf(page).getByRole("meter").first().getAttribute("aria-valuenow"));

test("[spec 4] in a room of two only the one who changed something triggers the score", async () => {
  const { ada, bob, end } = await openTogether(browser, baseUrl, {
    text: "Software engineer in logistics.",
    bobsScreen: WIDE,
  });
  const [hers, his] = [watchScores(ada), watchScores(bob)];
  await ada.getByLabel("Job Title").fill(REAL_POSTING.title);
  await ada.getByLabel("Job Description").fill(REAL_POSTING.description);
  await Promise.all([
    hers.answered(),
    ada.locator("form").getByRole("button", { name: "Save", exact: true }).click(),
  ]);
  await expect.poll(() => bob.getByLabel("Job Title").inputValue()).toBe(REAL_POSTING.title);
  await panelOf(ada).getByRole("meter").first().waitFor();
  const first = await scoreShown(ada);
  expect([hers.asked, his.asked]).toEqual([1, 0]);

  // Bob changes something twice, and each time only his browser calls the service.
  for (const more of [" Kubernetes in production.", " PostgreSQL every day."]) {
    await summaryField(bob).focus();
    await bob.keyboard.press("End");
    // Filled at once, because a pause between two letters is long enough to call the service.
    await Promise.all([his.answered(), bob.keyboard.insertText(more)]);
  }
  await expect.poll(() => summaryField(ada).inputValue()).toContain("PostgreSQL every day.");
  expect([hers.asked, his.asked]).toEqual([1, 2]);
  // Meanwhile Ada's panel shows the estimate of her own browser, and says so.
  await panelOf(ada).getByText("Estimated in your browser").waitFor();
  await expect.poll(() => scoreShown(ada)).toBeGreaterThan(first);
  await expect.poll(async () => (await scoreShown(ada)) - (await scoreShown(bob))).toBe(0);

  await Promise.all([hers.answered(), ada.getByLabel("Address").fill("Galway")]);
  await panelOf(ada).getByText("Estimated in your browser").waitFor({ state: "detached" });
  expect([hers.asked, his.asked]).toEqual([2, 2]);
  await end();
});

test("[spec 4] when the service fails, the panel says so and the last good result stays", async () => {
  const { ada, end } = await openTogether(browser, baseUrl, { text: "Software engineer." });
  await ada.getByLabel("Job Title").fill(REAL_POSTING.title);
  await ada.getByLabel("Job Description").fill(REAL_POSTING.description);
  await ada.locator("form").getByRole("button", { name: "Save", exact: true }).click();
  await panelOf(ada).getByRole("meter").first().waitFor();
  const good = await scoreShown(ada);
  await ada.route("**/api/ats-score", (route) => route.abort());
  await panelOf(ada).getByRole("button", { name: "Re-analyze" }).click();
  const failed = "Failed to calculate ATS score. Please try again.";
  await ada.getByRole("alert").getByText(failed).waitFor();
  await panelOf(ada).getByText(failed).waitFor();
  expect(await scoreShown(ada)).toBe(good);
  await ada.unroute("**/api/ats-score");
  await panelOf(ada).getByRole("button", { name: "Re-analyze" }).click();
  await panelOf(ada).getByText(failed).waitFor({ state: "detached" });
  await end();
});

test("a score that is cleared is no longer in the text for screen readers", async () => {
  const { ada, end } = await openTogether(browser, baseUrl, { text: "Software engineer." });
  const announced = panelOf(ada).getByRole("status").first();
  const analyze = async () => {
    await ada.getByLabel("Job Title").fill(REAL_POSTING.title);
    await ada.getByLabel("Job Description").fill(REAL_POSTING.description);
    await ada.locator("form").getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => announced.textContent()).toMatch(/^ATS score \d+ of 100\./);
  };
  await analyze();
  await ada.getByRole("button", { name: "Clear", exact: true }).click();
  await panelOf(ada).getByText("No ATS Analysis Yet").waitFor();
  await expect.poll(() => announced.textContent()).toBe("");
  // The same score is announced again.
  await analyze();
  await end();
});

test("[spec 7] when the health check fails the panel says so until the service is back", async () => {
  const { ada, end } = await openTogether(browser, baseUrl, { text: "Software engineer." });
  const away = panelOf(ada).getByText("The score service does not answer at the moment.");
  await ada.route("**/api/ats-score", (route) => route.abort());
  await ada.reload();
  await away.waitFor();
  await ada.unroute("**/api/ats-score");
  await panelOf(ada).getByRole("button", { name: "Get ATS Score" }).click();
  await away.waitFor({ state: "detached" });
  await end();
});
