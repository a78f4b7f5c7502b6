/** Two people in one resume in browsers of their own: Ada's, on a wide screen, and Bob's, who may edit it. */
import type { Browser } from "playwright-core";
import { expect } from "vitest";
import { PHONE, WIDE } from "./browser.ts";
import { awaitSaved, openEditor, summaryField } from "./editor.ts";
import { signUp } from "./people.ts";

export async function openTogether(
  browser: Browser,
  baseUrl: string,
  { text = "", adasName = "Ada Lovelace", bobsScreen = PHONE } = {},
) {
  const [owner, guest] = [await signUp(baseUrl, adasName), await signUp(baseUrl, "Bob Ray")];
  const ada = await openEditor(browser, baseUrl, owner, WIDE);
  if (text) await summaryField(ada.page).fill(text);
  await awaitSaved(ada.page);
  const resumeId = new URL(ada.page.url()).searchParams.get("resume") ?? "";
  const shared = await fetch(`${baseUrl}/api/resumes/${resumeId}/shares`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ role: "edit" }),
  });
  expect(shared.status).toBe(201);
  const { share } = (await shared.json()) as { share: { url: string } };
  const bob = await openEditor(browser, baseUrl, guest, bobsScreen, share.url);
  await ada.page.getByText("2 editors").waitFor();
  const end = () => Promise.all([ada.context.close(), bob.context.close()]);
  return { ada: ada.page, bob: bob.page, bobsContext: bob.context, end };
}
