/** Looks at the resume's letters when the typing rests; of two looks the later one stands, however long a font takes. */

import type { Resume } from "#app/core/resume/schema.ts";
import { type Language, languageOf, textOf } from "#app/core/templates/language.ts";
import { atRest } from "#app/editor/sync/debounce.ts";

const REST_MS = 300;
/** Letters that the layouts' own fonts do not have. */
const OTHER_SCRIPT =
  /[\u0590-\u08ff\u2190-\u2bff\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\ud83c-\ud83e]/;

export interface Script extends Language {
  css: string;
}
export const LATIN: Script = { lang: "en", dir: "ltr", css: "" };

interface Ports {
  read(): { resume: Resume } | null;
  subscribe(listener: () => void): () => void;
  /** The fonts of such letters; never rejects. */
  cssOf(text: string): Promise<string>;
  show(script: Script): void;
}

/** Returns the stop. */
export function followScript({ read, subscribe, cssOf, show }: Ports): () => void {
  let looked: Resume | null = null;
  async function look() {
    const resume = read()?.resume;
    if (!resume || resume === looked) return;
    looked = resume;
    const text = textOf(resume);
    const script = OTHER_SCRIPT.test(text)
      ? { ...languageOf(resume), css: await cssOf(text) }
      : LATIN;
    if (looked === resume) show(script);
  }
  void look();
  const rest = atRest(REST_MS, () => void look());
  const unsubscribe = subscribe(rest.heard);
  return () => {
    looked = null;
    rest.stop();
    unsubscribe();
  };
}
