/** Opens one resume in two browsers: Ada's on a wide screen, and Bob's with an edit link. */
import type { Browser } from "playwright-core";
import { PHONE, WIDE } from "./browser.ts";
import { awaitSaved, openEditor, summaryField } from "./editor.ts";
import { signUp } from "./people.ts";
import { shareLink } from "./share-link.ts";

export async function openTogether(
  browser: Browser,
  baseUrl: string,
  { text = "", adasName = "Ada Lovelace", bobsScreen = PHONE } = {},
) {
  const [owner, guest] = [await signUp(baseUrl, adasName), await signUp(baseUrl, "Bob Ray")];
  const ada = await openEditor(browser, baseUrl, owner, WIDE);
  if (text) await summaryField(ada.page).fill(text);
  await awaitSaved(ada.page);
  const { url } = await shareLink(ada.page, baseUrl, owner, "edit");
  const bob = await openEditor(browser, baseUrl, guest, bobsScreen, url);
  await ada.page.getByText("2 editors").waitFor();
  const end = () => Promise.all([ada.context.close(), bob.context.close()]);
  return { ada: ada.page, bob: bob.page, bobsContext: bob.context, end };
}
