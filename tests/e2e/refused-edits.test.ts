/** Edits that the room rejects are never shown as saved or syncing, and are not lost. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchBrowser, WIDE } from "../support/browser.ts";
import { awaitSaved, openEditor, openEntry, summaryField } from "../support/editor.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
const REFUSAL = "A resume is limited to 1 MB";
/** With this many jobs of this many characters, and the projects below, a resume is about 10 kB below its 1 MB. */
const ENTRIES = 99;
const BODY = 10_000;
/** Characters of a summary that still fits; the longer projects after it do not. */
const SUMMARY = 4_000;

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function aResumeNearItsCap() {
  const person = await signUp(baseUrl, "Ada Lovelace");
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${baseUrl}/api/resumes${path}`, {
      method,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${person.token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { resume: { id: string } };
  };
  const { resume } = await call("POST", "", { templateId: "modern-professional" });
  const jobs = Array.from({ length: ENTRIES }, (_, i) => ({
    ...{ id: `e${i}`, company: "C", position: "P", startDate: "2020-01", endDate: "2021-01" },
    ...{ current: false, description: "word ".repeat(BODY / 5) },
  }));
  for (const part of [jobs.slice(0, 50), jobs.slice(50)]) {
    await call("PUT", `/${resume.id}`, { content: { experience: part } });
  }
  const projects = Array.from({ length: 4 }, (_, i) => ({
    ...{ id: `p${i}`, name: "P", description: "x".repeat(i < 3 ? BODY : 5_000) },
    ...{ technologies: [], githubLink: "", liveLink: "" },
  }));
  await call("PUT", `/${resume.id}`, { content: { projects } });
  return { person, resumeId: resume.id };
}

test("rejected edits are reported, counted as not synced, stored, and accepted once they fit", async () => {
  const { person, resumeId } = await aResumeNearItsCap();
  const address = `/builder/modern-professional?resume=${resumeId}`;
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE, address);
  const field = async (name: string) => (await openEntry(page, name)).getByLabel("Description");
  await awaitSaved(page);
  await summaryField(page).fill("s".repeat(SUMMARY));
  await awaitSaved(page);
  for (let i = 0; i < 4; i++) await page.getByRole("button", { name: "Add Education" }).click();
  await awaitSaved(page);
  await (await field("Project 4")).fill("y".repeat(BODY));
  for (let i = 0; i < 3; i++) {
    await page.getByRole("button", { name: "Add Project" }).click();
    await (await field(`Project ${5 + i}`)).fill("z".repeat(BODY));
  }
  await page.getByText(REFUSAL).first().waitFor();
  await page
    .getByText(/\d+ changes? not yet synced/)
    .first()
    .waitFor();

  // The reason is still shown after its notification has disappeared.
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await page.getByText(`Not saved on the server: ${REFUSAL}`).waitFor();

  await page.reload();
  await page.getByLabel("Full Name").waitFor();
  await page.getByText(REFUSAL).first().waitFor();
  await page
    .getByText(/\d+ changes? not yet synced/)
    .first()
    .waitFor();
  expect(await (await field("Project 7")).inputValue()).toBe("z".repeat(BODY));

  // Save is pressed right after the text fits again: it waits for the room's answer, and the error disappears.
  // Three emptied projects are enough; no entry is pressed afterward, as the error's bar moves the form when it goes.
  for (const i of [1, 2, 5]) await (await field(`Project ${i}`)).fill("");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await page.getByText(/^Not saved on the server|^Resume saved successfully!/).waitFor();
  expect(await page.getByText("Resume saved successfully!").count()).toBe(1);
  await awaitSaved(page);
  await page.getByText(REFUSAL).first().waitFor({ state: "detached" });
  expect(await (await field("Project 7")).inputValue()).toBe("z".repeat(BODY));
  await context.close();
});

test("other rejections do not mark the edits as rejected", async () => {
  const person = await signUp(baseUrl, "Ada Lovelace");
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE);
  await awaitSaved(page);
  const resumeId = new URL(page.url()).searchParams.get("resume");
  // The real room, but its answers to edits are delayed until the page has shown the rejection.
  const held: Array<() => void> = [];
  let isHolding = false;
  await page.routeWebSocket(/\/api\/room/, (socket) => {
    const room = socket.connectToServer();
    room.onMessage((data) => {
      const pass = () => socket.send(data);
      if (isHolding && typeof data !== "string") held.push(pass);
      else pass();
    });
    socket.onMessage((data) => {
      room.send(data);
      if (!isHolding || typeof data === "string") return;
      room.send(JSON.stringify({ type: "joinRoom", resumeId: `not ${resumeId}` }));
    });
  });
  await page.reload();
  await page.getByLabel("Full Name").waitFor();
  await awaitSaved(page);
  isHolding = true;
  await summaryField(page).fill("On its way.");
  await page.getByText("This socket is for another resume").waitFor();
  expect(await page.getByText("Saving...").count()).toBeGreaterThan(0);
  expect(await page.getByText(/not yet synced/).count()).toBe(0);
  isHolding = false;
  for (const pass of held) pass();
  await awaitSaved(page);
  await context.close();
});
