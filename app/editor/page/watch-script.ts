/**
 * Detects the script of the resume's text when typing pauses, and loads its fonts. Only the latest detection counts,
 * however long the fonts of an earlier one take.
 */

import type { Resume } from "#app/core/resume/schema.ts";
import { loadWords } from "#app/core/resume-languages/load-words.ts";
import { collectText, type Language, languageOf } from "#app/core/templates/language.ts";
import { createDebounce } from "#app/editor/sync/debounce.ts";

const DETECT_DELAY_MS = 300;
/** Characters that the templates' fonts lack, such as Hebrew, Arabic, Chinese or emoji. */
const OTHER_SCRIPT =
  /[\u0590-\u08ff\u2190-\u2bff\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\ud83c-\ud83e]/;

export interface Script extends Language {
  css: string;
}
export const LATIN: Script = { lang: "en", dir: "ltr", css: "" };

interface WatchPorts {
  read(): { resume: Resume } | null;
  subscribe(listener: () => void): () => void;
  /** The CSS of the fonts that a text needs; never rejects. */
  loadCss(text: string): Promise<string>;
  show(script: Script): void;
}

/** Returns the function that stops watching. */
export function watchScript({ read, subscribe, loadCss, show }: WatchPorts): () => void {
  let latest: Resume | null = null;
  async function detect() {
    const resume = read()?.resume;
    if (!resume || resume === latest) return;
    latest = resume;
    // The resume's headings may use another script than its texts.
    const words = resume.language ? await loadWords(resume.language).catch(() => null) : null;
    const text = collectText(resume) + collectText(words);
    const css = OTHER_SCRIPT.test(text) ? await loadCss(text) : "";
    const script = { ...languageOf(resume), css };
    if (latest === resume) show(script);
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
