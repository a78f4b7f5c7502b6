/** Comments between an owner and a commenter on a phone: adding, replying, resolving, and marks in the form. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser } from "../support/browser.ts";
import {
  openComments as openPanel,
  ownerAndGuest,
  panelOf as panel,
  selectSummary as select,
  summaryOf as summary,
} from "../support/comment-pages.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function commentOn(page: Page, from: number, to: number, text: string) {
  await select(page, from, to);
  await page.getByRole("toolbar", { name: "Selected text" }).getByText("Comment").click();
  const form = panel(page).getByRole("region", { name: "New comment" });
  await form.getByRole("textbox", { name: "Comment" }).fill(text);
  await form.getByRole("button", { name: "Comment", exact: true }).click();
  await form.waitFor({ state: "detached" });
}

test("a guest comments on selected words; the owner sees it live, replies with a mention and resolves it", async () => {
  const { ada, grace, end } = await ownerAndGuest(browser, baseUrl, "We count stars every night.");
  await commentOn(grace, 3, 8, "Do you mean measure?");
  await panel(grace).getByText("Do you mean measure?").waitFor();
  expect(await seriousAxeFindings(grace)).toEqual([]);

  // The owner: a badge, the words marked, a count at the field, and it stays with its words.
  await ada
    .getByRole("button", { name: "Open collaboration panel: 1 open comment, 1 new" })
    .waitFor();
  const mark = ada.locator("[data-comment]");
  await mark.waitFor({ state: "attached" });
  const before = await mark.boundingBox();
  await select(ada, 0, 0);
  await ada.keyboard.type("Together, ");
  await expect
    .poll(async () => (await mark.boundingBox())?.x ?? 0)
    .toBeGreaterThan((before?.x ?? 0) + 30);
  await ada.getByRole("button", { name: "1 comment on Professional Summary", exact: true }).click();
  const card = panel(ada).getByRole("article", { name: "Discussion of Professional Summary" });
  await card.getByText("count", { exact: true }).waitFor();
  await card.getByText("Grace (guest)", { exact: true }).waitFor();
  await card.getByText("New", { exact: true }).waitFor();
  await panel(ada).getByRole("tab", { name: "Suggestions (0)" }).waitFor();
  const cutOff = await panel(ada)
    .getByRole("tablist")
    .evaluateAll((lists) => lists.map((tabs) => tabs.scrollWidth - tabs.clientWidth));
  expect(cutOff).toEqual([0, 0]);
  await card.getByRole("button", { name: "Reply" }).click();
  const reply = card.getByRole("textbox", { name: "Reply" });
  await reply.pressSequentially("Yes, @gr");
  await card.getByRole("option", { name: "Grace" }).waitFor();
  expect(await seriousAxeFindings(ada)).toEqual([]);
  await ada.keyboard.press("Enter");
  await expect.poll(() => reply.inputValue()).toBe("Yes, @Grace ");
  await ada.keyboard.press("Control+Enter");
  await panel(grace).getByText("Mentions you").waitFor();

  await card.getByRole("button", { name: "Resolve" }).click();
  await panel(ada).getByText("No open comments").waitFor();
  await mark.waitFor({ state: "detached" });
  await panel(grace).getByRole("tab", { name: "Resolved (1)" }).click();
  await panel(grace).getByText("Resolved by Ada Lovelace").waitFor();
  await panel(grace).getByRole("button", { name: "Reopen" }).click();
  await ada.getByRole("tab", { name: "Open (1)" }).waitFor();
  // The words go: the discussion says what it was about.
  await summary(ada).fill("Other words.");
  await card.getByText("The text this was about is no longer there:").waitFor();
  await card.getByText("count", { exact: true }).waitFor();
  await ada.keyboard.press("Control+z");
  await card.getByText("The text this was about").waitFor({ state: "detached" });
  await end();
});

test("drafts written offline survive a reload and are sent on reconnect, by keyboard alone", async () => {
  const { ada, grace, phone, end } = await ownerAndGuest(
    browser,
    baseUrl,
    "We count stars every night.",
  );
  await select(grace, 9, 14);
  await grace.keyboard.press("Control+Alt+m");
  const text = panel(grace).getByRole("textbox", { name: "Comment" });
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
  await phone.setOffline(true);
  await panel(grace).getByText("You are offline.").waitFor();
  await grace.keyboard.type("Which ones?");
  const send = panel(grace).getByRole("button", { name: "Comment", exact: true });
  await expect.poll(() => send.isDisabled()).toBe(true);
  await phone.setOffline(false);
  await grace.reload();
  await openPanel(grace);
  await expect.poll(() => text.inputValue()).toBe("Which ones?");
  await panel(grace).getByText("You are offline.").waitFor({ state: "detached" });
  await text.press("Control+Enter");
  await panel(grace).getByRole("article").getByText("Which ones?").waitFor();
  await openPanel(ada);
  await panel(ada).getByRole("article").getByText("stars").waitFor();

  await panel(grace).getByRole("button", { name: "Edit comment" }).click();
  await panel(grace).getByRole("textbox", { name: "Edit comment" }).fill("Which stars?");
  await panel(grace).getByRole("button", { name: "Save" }).click();
  await panel(ada).getByText("Which stars?").waitFor();
  await panel(ada).getByRole("button", { name: "Delete comment of Grace" }).click();
  await panel(grace).getByText("No open comments").waitFor();
  await grace.keyboard.press("Escape");
  await panel(grace).waitFor({ state: "detached" });
  await end();
});
