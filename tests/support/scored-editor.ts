/** Opens the editor with a resume that is scored against a posting. */
import type { Browser } from "playwright-core";
import type { Resume } from "#app/core/resume/schema.ts";
import { WIDE } from "./browser.ts";
import { openEditor } from "./editor.ts";
import { signUp } from "./people.ts";
import { REAL_RESUME } from "./real-resume.ts";

export async function openScoredEditor(
  browser: Browser,
  baseUrl: string,
  posting: { title: string; description: string },
  { content = REAL_RESUME as Resume, templateId = "modern-professional" } = {},
) {
  const person = await signUp(baseUrl);
  const made = await fetch(`${baseUrl}/api/resumes`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
    body: JSON.stringify({ templateId, content }),
  });
  const { resume } = (await made.json()) as { resume: { id: string } };
  const address = `/builder/${templateId}?resume=${resume.id}`;
  const { page, context } = await openEditor(browser, baseUrl, person, WIDE, address);
  const panel = page.getByRole("region", { name: "ATS Score Analysis" });
  await page.getByLabel("Job Title").fill(posting.title);
  await page.getByLabel("Job Description").fill(posting.description);
  await panel.getByRole("button", { name: "Get ATS Score" }).click();
  await panel.getByText(/\d+ of \d+ must-haves shown/).waitFor();
  return { page, context, panel, person };
}
