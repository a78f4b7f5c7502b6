import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { DEFAULT_LANGUAGE, type PageLanguage, watchPageLanguage } from "./watch-page-language.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A resume that the test types into, and fonts that load when the test says so. */
function aPreview(summary: string) {
  let resume = { ...emptyResume(), summary };
  let notify = () => {};
  const shown: PageLanguage[] = [];
  const loading = new Map<string, (css: string) => void>();
  const stop = watchPageLanguage({
    read: () => ({ resume }),
    subscribe(listener) {
      notify = listener;
      return () => {};
    },
    loadFontCss: (text) => new Promise((resolve) => loading.set(text.trim(), resolve)),
    onDetect: (language) => void shown.push(language),
  });
  return {
    stop,
    shown,
    async type(text: string) {
      resume = { ...resume, summary: text };
      notify();
      await vi.advanceTimersByTimeAsync(300);
    },
    async finishLoading(text: string) {
      const key = [...loading.keys()].find((loadingText) => loadingText.includes(text)) ?? "";
      loading.get(key)?.(`fonts of ${text}`);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("fonts that load late do not replace those of newer text", async () => {
  const preview = aPreview("こんにちは");
  await preview.type("안녕하세요");
  await preview.finishLoading("안녕하세요");
  await preview.finishLoading("こんにちは");
  expect(preview.shown.map(({ fontCss }) => fontCss)).toEqual(["fonts of 안녕하세요"]);
  await preview.type("مرحبا");
  await preview.type("Good day.");
  await preview.finishLoading("مرحبا");
  expect(preview.shown.at(-1)).toEqual(DEFAULT_LANGUAGE);
});

test("nothing is shown after watching has stopped", async () => {
  const preview = aPreview("こんにちは");
  preview.stop();
  await preview.finishLoading("こんにちは");
  expect(preview.shown).toEqual([]);
});
