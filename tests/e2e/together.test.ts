/** Two people in one resume, one on a phone: the same sentence, cursors, presence, banners, On and Off. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { seriousAxeFindings } from "../support/axe.ts";
import { launchBrowser, WIDE } from "../support/browser.ts";
import { awaitSaved, chooseMore, openEntry, summaryField as summary } from "../support/editor.ts";
import { eventually } from "../support/eventually.ts";
import { openTogether } from "../support/two-people.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const caretOf = (page: Page, name: string) => page.locator(`[data-caret="${name}"]`);

const adaAndBob = (text = "") => openTogether(browser, baseUrl, { text });

async function placeCaret(page: Page, at: number, to = at) {
  await summary(page).focus();
  await summary(page).evaluate(
    (field, [from, until]) => (field as HTMLTextAreaElement).setSelectionRange(from, until),
    [at, to] as const,
  );
}

test("two people write in the same sentence at once, one on a phone, and converge", async () => {
  const { ada, bob, end } = await adaAndBob("We count stars.");
  await expect.poll(() => summary(bob).inputValue()).toBe("We count stars.");
  await placeCaret(ada, 2);
  await placeCaret(bob, 14);
  await Promise.all([
    ada.keyboard.type(" two often", { delay: 15 }),
    bob.keyboard.type(" and planets", { delay: 15 }),
  ]);
  const both = "We two often count stars and planets.";
  await expect.poll(() => summary(ada).inputValue()).toBe(both);
  await expect.poll(() => summary(bob).inputValue()).toBe(both);
  // Each caret is where its writer left it.
  const caret = (page: Page) =>
    summary(page).evaluate((field) => (field as HTMLTextAreaElement).selectionStart);
  expect(await caret(ada)).toBe("We two often".length);
  expect(await caret(bob)).toBe(both.length - 1);
  await end();
});

test("the other's cursor and selection are drawn at their position in their color", async () => {
  const { ada, bob, end } = await adaAndBob("We count stars.");
  await placeCaret(bob, 3, 8);
  const caret = caretOf(ada, "Bob Ray");
  await caret.waitFor();
  // Retried, because the caret may first be at its old position, and the page above the field may still change.
  const drawn = await eventually(async () => {
    const [at, field] = await Promise.all([caret.boundingBox(), summary(ada).boundingBox()]);
    if (!at || !field) throw new Error("There is no caret or no field");
    expect(at.x - field.x).toBeGreaterThan(20);
    expect(at.x - field.x).toBeLessThan(150);
    expect(at.y).toBeGreaterThan(field.y);
    expect(at.y + at.height).toBeLessThan(field.y + field.height);
    return at;
  });
  // Text that Ada writes before the cursor moves it.
  await placeCaret(ada, 0);
  await ada.keyboard.type("Every night ");
  await expect.poll(async () => (await caret.boundingBox())?.x ?? 0).toBeGreaterThan(drawn.x + 40);
  await caretOf(bob, "Ada Lovelace").waitFor({ state: "attached" });
  await bob.getByLabel("Email", { exact: true }).focus();
  await expect.poll(async () => (await caret.boundingBox())?.height ?? 0).toBeGreaterThan(30);
  await end();
});

test("names of cursors at the same position are stacked", async () => {
  const { ada, bob, bobsContext, end } = await adaAndBob("We count stars.");
  const tab = await bobsContext.newPage();
  await tab.goto(bob.url());
  await tab.getByLabel("Full Name").waitFor();
  for (const page of [bob, tab]) await placeCaret(page, 8);
  const flags = ada.locator('[data-flag="Bob Ray"]');
  await expect.poll(() => flags.count()).toBe(2);
  await expect
    .poll(async () => {
      const [first, second] = await Promise.all([0, 1].map((at) => flags.nth(at).boundingBox()));
      if (!first || !second || Math.abs(first.x - second.x) > 1) return null;
      return Math.abs(first.y - second.y) >= first.height;
    })
    .toBe(true);
  await end();
});

test("if the other removes the entry being edited, the user is notified, stays in its section, and edits nothing else", async () => {
  const { ada, bob, end } = await adaAndBob();
  const section = ada.getByRole("region", { name: "Experience" });
  for (const position of ["Harbour", "Lighthouse"]) {
    await section.getByRole("button", { name: "Add Experience" }).click();
    await ada.keyboard.type(position);
  }
  await openEntry(ada, "Experience 1");
  await section.getByLabel("Position").first().focus();
  await bob.getByRole("button", { name: "Remove Experience 1" }).click();
  await ada.getByText("The entry you were in was removed.").waitFor();
  const focused = () =>
    section.evaluate((element) => element === document.activeElement && element.isConnected);
  await expect.poll(focused).toBe(true);
  await ada.keyboard.type("of Brest ");
  expect(await section.getByLabel("Position").inputValue()).toBe("Lighthouse");
  await ada.keyboard.press("Tab");
  expect(await section.locator(":focus").count(), "the next stop is in the section").toBe(1);
  // After one's own removal the focus moves to the button that adds an entry, and there is no second message.
  await section.getByRole("button", { name: "Remove Experience 1" }).click();
  await ada.getByText("Experience removed").waitFor();
  const add = section.getByRole("button", { name: "Add Experience" });
  await expect.poll(() => add.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await ada.getByText("The entry you were in was removed.").count()).toBeLessThan(2);
  await end();
});

test("undoing one's own entry shows no message and stays in its section", async () => {
  const { ada, bob, end } = await adaAndBob();
  const section = ada.getByRole("region", { name: "Experience" });
  await section.getByRole("button", { name: "Add Experience" }).click();
  await bob.getByRole("button", { name: "Remove Experience 1" }).waitFor();
  await ada.waitForFunction(() => document.activeElement?.matches("[data-entry] input"));
  await ada.keyboard.press("Control+z");
  await section.getByRole("button", { name: "Remove Experience 1" }).waitFor({ state: "detached" });
  const isFocused = await section.evaluate((element) => element === document.activeElement);
  expect(isFocused).toBe(true);
  expect(await ada.getByText("The entry you were in was removed.").count()).toBe(0);
  await end();
});

test("the panel lists who is here and what changed, or that nothing did", async () => {
  const { ada, bob, end } = await adaAndBob();
  const open = ada.getByRole("button", { name: "Open collaboration panel" });
  await open.click();
  const panel = ada.getByRole("dialog", { name: "Collaboration" });
  await panel.getByText("No recent changes").waitFor();
  await panel.getByText("Ada Lovelace (you)").waitFor();
  await panel.getByText("Bob Ray").waitFor();
  await panel.getByText("Live").waitFor();
  await panel.getByText("Changes sync in real time.").waitFor();

  // Bob's caret is visible with his name, so the banner does not say that someone is typing.
  await bob.getByLabel("Address").fill("Here");
  const notice = ada.getByText(/Someone is typing|updated by/).first();
  await notice.waitFor();
  expect(await notice.textContent()).toBe("Resume personal information updated by Bob Ray");
  await panel.getByText("Personal information by Bob Ray").waitFor();
  expect(await bob.getByText(/updated by/).count()).toBe(0);
  expect(await seriousAxeFindings(ada)).toEqual([]);
  await ada.getByText("Resume personal information updated by").waitFor({ state: "detached" });
  // While Bob's caret is not visible, the banner says that someone is typing, and afterwards what changed.
  await ada.getByRole("tab", { name: "Design" }).click();
  await ada.keyboard.press("Control+2");
  await bob.getByLabel("Address").pressSequentially(" and there");
  await ada.getByText("Someone is typing...").waitFor();
  expect(await ada.getByText(/updated by/).count()).toBe(0);
  await ada.getByText("Resume personal information updated by Bob Ray").waitFor();
  expect(await ada.getByText("Someone is typing...").count()).toBe(0);
  // A change without typing.
  await bob.getByRole("button", { name: "Add Project" }).click();
  await ada.getByText("Resume projects updated by Bob Ray").waitFor();
  await ada.getByRole("tab", { name: "Content" }).click();
  await ada.keyboard.press("Control+2");

  await panel.getByRole("button", { name: "Follow Bob Ray" }).click();
  await bob.getByRole("button", { name: "Add Project" }).focus();
  await bob.getByRole("textbox", { name: "Skills" }).focus();
  const chip = ada.getByRole("button", { name: /Following Bob Ray/ });
  await chip.waitFor();
  // Typing ends the following, because the person is now at their own text.
  await summary(ada).pressSequentially("I");
  await chip.waitFor({ state: "detached" });
  await panel.press("Escape");
  await panel.waitFor({ state: "detached" });
  await end();
});

test("on a phone a long name is shortened, so that nothing leaves the panel or is covered by its button", async () => {
  const adasName = "Maximiliane Alexandra von Hohenstein-Waldburg";
  const { bob, end } = await openTogether(browser, baseUrl, { adasName });
  const round = bob.getByRole("button", { name: "Open collaboration panel" });
  await round.click();
  const panel = bob.getByRole("dialog", { name: "Collaboration" });
  const follow = panel.getByRole("button", { name: `Follow ${adasName}` });
  await follow.waitFor();
  expect(await panel.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await follow.click();
  await bob.keyboard.press("Escape");
  const chip = bob.getByRole("button", { name: `Following ${adasName} Stop` });
  const bottomOf = async (it: typeof chip) => {
    const box = await it.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const toButton = async () => ((await round.boundingBox())?.y ?? 0) - (await bottomOf(chip));
  await expect.poll(toButton).toBeGreaterThan(0);
  // A notification covers neither it nor the buttons below it.
  await chooseMore(bob, "Save");
  const toast = bob.locator("#toasts > div");
  await toast.waitFor();
  const box = await toast.evaluate(async (it) => {
    await Promise.all(it.getAnimations().map((one) => one.finished));
    return it.getBoundingClientRect();
  });
  expect(box.bottom).toBeLessThanOrEqual((await round.boundingBox())?.y ?? 0);
  expect(box.bottom).toBeLessThanOrEqual((await chip.boundingBox())?.y ?? 0);
  await end();
});

test("with collaboration off, both people's cursors are hidden, and others' edits are deferred", async () => {
  const { ada, bob, bobsContext: phone, end } = await adaAndBob("Mine.");
  await placeCaret(bob, 2);
  await caretOf(ada, "Bob Ray").waitFor();
  await caretOf(bob, "Ada Lovelace").waitFor({ state: "attached" });
  const toggle = ada.getByRole("button", { name: /^Collaboration O/ });
  expect(await toggle.getAttribute("aria-pressed")).toBe("true");
  await ada.setViewportSize({ width: 1280, height: 720 });
  const words = toggle.locator("span");
  expect((await words.boundingBox())?.width).toBeGreaterThan(80);
  await ada.setViewportSize(WIDE);
  await ada.getByRole("button", { name: "Collaboration On" }).click();
  expect(await toggle.getAttribute("aria-pressed")).toBe("false");
  const header = ada.getByRole("banner");
  await header.getByText("Not live").waitFor();
  await ada.getByText("You see no changes of others; yours are saved").waitFor();
  await caretOf(ada, "Bob Ray").waitFor({ state: "detached" });
  await caretOf(bob, "Ada Lovelace").waitFor({ state: "detached" });
  await bob.getByText("2 editors").waitFor({ state: "detached" });
  await bob.getByLabel("Phone").fill("1");
  await awaitSaved(bob);
  await summary(ada).fill("Mine, and more.");
  await awaitSaved(ada);
  await expect.poll(() => summary(bob).inputValue()).toBe("Mine, and more.");
  expect(await ada.getByLabel("Phone").inputValue()).toBe("");
  expect(await ada.getByText(/updated by|Someone is typing/).count()).toBe(0);
  // The choice is stored on this device, and the room learns it before it shows this person to others.
  await ada.reload();
  await header.getByText("Not live").waitFor();
  await summary(ada).fill("Mine, and yet more.");
  await awaitSaved(ada);
  await expect.poll(() => summary(bob).inputValue()).toBe("Mine, and yet more.");
  expect(await caretOf(bob, "Ada Lovelace").count()).toBe(0);
  expect(await bob.getByText(/updated by|Someone is typing/).count()).toBe(0);
  await bob.getByLabel("Phone").fill("12");
  await awaitSaved(bob);
  await ada.getByRole("button", { name: "Collaboration Off" }).click();
  await expect.poll(() => ada.getByLabel("Phone").inputValue()).toBe("12");
  await caretOf(ada, "Bob Ray").waitFor({ state: "attached" });
  await header.getByText("Live", { exact: true }).waitFor();

  const warnings: string[] = [];
  bob.on("console", (said) => said.type() === "warning" && warnings.push(said.text()));
  await phone.setOffline(true);
  const round = bob.getByRole("button", { name: "Open collaboration panel" });
  await expect.poll(() => round.isDisabled()).toBe(true);
  await ada.getByText("2 editors").waitFor({ state: "detached" });
  // There is one warning for each kind of message, however much is typed.
  await summary(bob).pressSequentially("Later. ");
  await summary(bob).selectText();
  const skipped = () => warnings.filter((text) => text.includes("was not sent")).sort();
  await expect.poll(skipped).toHaveLength(3);
  for (const [index, kind] of ["cursorUpdate", "resumeUpdate", "selectionUpdate"].entries()) {
    expect(skipped()[index]).toContain(kind);
  }
  await end();
});

/** Changes Bob's role as Ada's page would; null removes him. */
async function makeBob(role: "view" | "comment" | "edit" | null, ada: Page, bob: Page) {
  const bobsId = await bob.evaluate(() => JSON.parse(localStorage.user).id as string);
  const status = await ada.evaluate(
    async ([userId, role]) => {
      const resumeId = new URL(location.href).searchParams.get("resume");
      const answer = await fetch(`/api/resumes/${resumeId}/members/${userId}`, {
        method: role ? "PUT" : "DELETE",
        headers: {
          "Content-Type": "application/json",
          Authorization: `Bearer ${localStorage.token}`,
        },
        body: role && JSON.stringify({ role }),
      });
      return answer.status;
    },
    [bobsId, role] as const,
  );
  expect(status).toBe(200);
}

/** Bob edits offline, gets this role (or is removed by null) meanwhile, and reconnects. */
async function bobsLastWords(role: Parameters<typeof makeBob>[0]) {
  const people = await adaAndBob("Ours.");
  const { ada, bob, bobsContext } = people;
  await bobsContext.setOffline(true);
  // Text written before the page knows that it is offline might still be sent.
  await bob.getByText("You are offline").first().waitFor();
  await summary(bob).fill("Ours. Mine.");
  await makeBob(role, ada, bob);
  await bobsContext.setOffline(false);
  return people;
}

test.each(["comment", "view"] as const)(
  "an editor whose role becomes %s is told that their last edits were not saved, and can still read them",
  async (role) => {
    const { ada, bob, end } = await bobsLastWords(role);
    await bob.getByText("You may no longer edit this resume.").waitFor();
    await bob
      .getByText(/changes? not yet synced/)
      .first()
      .waitFor();
    expect(await summary(bob).inputValue()).toBe("Ours. Mine.");
    await expect.poll(() => summary(bob).isEditable()).toBe(false);
    expect(await summary(ada).inputValue()).toBe("Ours.");

    await makeBob("edit", ada, bob);
    await bob.reload();
    await expect.poll(() => summary(ada).inputValue()).toBe("Ours. Mine.");
    await awaitSaved(bob);
    // Without unsynced edits, the page changes to the viewer's page by itself.
    await makeBob("view", ada, bob);
    await bob.getByText("View only").waitFor();
    await end();
  },
);

test("a removed person can save their last edits", async () => {
  const { ada, bob, end } = await bobsLastWords(null);
  await bob.getByRole("heading", { name: "You no longer have access" }).waitFor();
  await bob.getByText("What you wrote last did not reach the resume").waitFor();
  expect(await seriousAxeFindings(bob)).toEqual([]);
  const downloading = bob.waitForEvent("download");
  await bob.getByRole("button", { name: "Download a copy" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Ada-Lovelace-resume.txt");
  expect(readFileSync(await download.path(), "utf8")).toContain("Ours. Mine.");
  expect(await summary(ada).inputValue()).toBe("Ours.");
  await end();
});
