import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { followScript, LATIN, type Script } from "./watch-script.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A resume that is written in, and fonts that come when the test says so. */
function aPreview(summary: string) {
  let resume = { ...emptyResume(), summary };
  let tell = () => {};
  const shown: Script[] = [];
  const waiting = new Map<string, (css: string) => void>();
  const stop = followScript({
    read: () => ({ resume }),
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
    cssOf: (text) => new Promise((resolve) => waiting.set(text.trim(), resolve)),
    show: (script) => void shown.push(script),
  });
  return {
    stop,
    shown,
    async write(text: string) {
      resume = { ...resume, summary: text };
      tell();
      await vi.advanceTimersByTimeAsync(300);
    },
    async fontsCome(text: string) {
      const key = [...waiting.keys()].find((one) => one.includes(text)) ?? "";
      waiting.get(key)?.(`fonts of ${text}`);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("a slow look at fonts does not replace what a later look has found", async () => {
  const preview = aPreview("こんにちは");
  await preview.write("안녕하세요");
  await preview.fontsCome("안녕하세요");
  await preview.fontsCome("こんにちは");
  expect(preview.shown.map(({ css }) => css)).toEqual(["fonts of 안녕하세요"]);
  await preview.write("مرحبا");
  await preview.write("Good day.");
  await preview.fontsCome("مرحبا");
  expect(preview.shown.at(-1)).toEqual(LATIN);
});

test("nothing is shown once the preview is gone", async () => {
  const preview = aPreview("こんにちは");
  preview.stop();
  await preview.fontsCome("こんにちは");
  expect(preview.shown).toEqual([]);
});
