/** Public pages and view links on a phone: no broken words, nothing wider than the screen, and lists that can be copied. */
import type { Frame } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { fullResume } from "../support/a-full-resume.ts";
import { launchBrowser } from "../support/browser.ts";
import { signUp } from "../support/people.ts";

const baseUrl = inject("baseUrl");
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const SKILLS = ["Go", "Python", "PostgreSQL", "Internationalization"];

async function aResume(person: { token: string }, templateId: string, version: number) {
  const call = async <T>(method: string, path: string, body: object): Promise<T> => {
    const response = await fetch(`${baseUrl}/api/resumes${path}`, {
      method,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${person.token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const { photo: _, ...content } = { ...fullResume(), skills: SKILLS };
  const { resume } = await call<{ resume: { id: string } }>("POST", "", { templateId, content });
  await call("PUT", `/${resume.id}`, { design: { version } });
  const page = await call<{ publicPage: { url: string } }>("PUT", `/${resume.id}/public-page`, {
    isOn: true,
    showsContact: true,
  });
  const link = await call<{ share: { url: string } }>("POST", `/${resume.id}/shares`, {
    role: "view",
  });
  return { pageUrl: page.publicPage.url, linkUrl: link.share.url };
}

/**
 * Finds words that are broken over two lines without a hyphen or the like, texts that are copied without a space or
 * line break between them (`glued`), and whether the page is wider than the screen; also returns the copied text.
 */
const inspect = (frame: Frame) =>
  frame.evaluate(async () => {
    await document.fonts.ready;
    const resume = document.querySelector(".resume") as HTMLElement;
    const broken: string[] = [];
    const walker = document.createTreeWalker(resume, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !/[-/–—.@]/.test(word)) broken.push(word);
      }
    }
    getSelection()?.selectAllChildren(resume);
    const copied = String(getSelection());
    const isPart = (element: Element) => !element.querySelector("p, li, h3");
    const parts = [...resume.querySelectorAll("h1, h2, h3, p, li")].filter(isPart);
    const texts = parts.map(({ textContent }) => (textContent ?? "").replace(/, $/, "").trim());
    const filled = texts.filter((text) => text !== "");
    const glued = filled.flatMap((text, index) => {
      const next = filled[index + 1];
      const seam = next ? text.slice(-12) + next.slice(0, 8) : null;
      return seam && copied.includes(seam) ? [seam] : [];
    });
    const isTooWide = document.documentElement.scrollWidth > innerWidth;
    return { broken, glued, isTooWide, copied };
  });

test("every template's public page is readable on a phone, and its text can be copied", async () => {
  const person = await signUp(baseUrl);
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const { id, version } of TEMPLATES) {
    for (let one = 1; one <= version; one++) {
      const { pageUrl } = await aResume(person, id, one);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(pageUrl);
        const { copied, ...found } = await inspect(page.mainFrame());
        const what = `${id} ${one} at ${width} px`;
        expect(found, what).toEqual({ broken: [], glued: [], isTooWide: false });
        // In a layout of columns, each skill is on its own line.
        expect(copied.replace(/,\s+/g, ", "), what).toContain(SKILLS.join(", "));
      }
      await page.getByRole("link", { name: "Download PDF" }).waitFor();
    }
  }
  await context.close();
});

test("a view link is readable on a phone in the narrowest layouts", async () => {
  const person = await signUp(baseUrl);
  for (const [id, version] of [
    ["professional-elegant", 1],
    ["creative-portfolio", 1],
    ["startup-entrepreneur", 2],
  ] as const) {
    const { linkUrl } = await aResume(person, id, version);
    for (const width of [320, 390]) {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const page = await context.newPage();
      await page.goto(linkUrl);
      await page.frameLocator("iframe").locator(".resume h1").waitFor();
      const frame = page.frames().find((each) => each !== page.mainFrame()) as Frame;
      const { copied, ...found } = await inspect(frame);
      expect(found, `${id} at ${width} px`).toEqual({ broken: [], glued: [], isTooWide: false });
      expect(copied).toContain("Go, Python");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await page.getByRole("button", { name: "Download PDF" }).count()).toBe(0);
      await context.close();
    }
  }
});
