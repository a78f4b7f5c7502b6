/**
 * Detects the language and writing system of the resume when typing pauses, and loads the fonts that
 * the templates lack for it. Only the latest detection counts, however long the fonts of an earlier
 * one take.
 */

import type { Resume } from "#app/core/resume/schema.ts";
import { loadWords } from "#app/core/resume-languages/load-words.ts";
import { collectText, type Language, languageOf } from "#app/core/templates/language.ts";
import { createDebounce } from "#app/editor/sync/debounce.ts";

/** Delay after the last change until the language is detected. */
const DETECT_DELAY_MS = 300;
/** Characters that the templates' fonts lack, such as Hebrew, Arabic, Chinese or emoji. */
const OTHER_SCRIPT =
  /[\u0590-\u08ff\u2190-\u2bff\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\ud83c-\ud83e]/;

export interface PageLanguage extends Language {
  /** The CSS of the fonts that the templates lack; empty if they lack none. */
  fontCss: string;
}
export const DEFAULT_LANGUAGE: PageLanguage = { lang: "en", dir: "ltr", fontCss: "" };

interface Options {
  read(): { resume: Resume } | null;
  subscribe(listener: () => void): () => void;
  /** The CSS of the fonts that a text needs; never rejects. */
  loadFontCss(text: string): Promise<string>;
  /** Called with each detected language. */
  onDetect(language: PageLanguage): void;
}

/** Returns the function that stops watching. */
export function watchPageLanguage({ read, subscribe, loadFontCss, onDetect }: Options): () => void {
  let latest: Resume | null = null;
  async function detect() {
    const resume = read()?.resume;
    if (!resume || resume === latest) return;
    latest = resume;
    // The resume's headings may be in another writing system than its texts.
    const words = resume.language ? await loadWords(resume.language).catch(() => null) : null;
    const text = collectText(resume) + collectText(words);
    const fontCss = OTHER_SCRIPT.test(text) ? await loadFontCss(text) : "";
    const language = { ...languageOf(resume), fontCss };
    if (latest === resume) onDetect(language);
  }
  void detect();
  const debounce = createDebounce(DETECT_DELAY_MS, () => void detect());
  const unsubscribe = subscribe(debounce.schedule);
  return () => {
    latest = null;
    debounce.cancel();
    unsubscribe();
  };
}
