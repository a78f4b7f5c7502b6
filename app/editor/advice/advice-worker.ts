/** Looks for writing advice in a thread of its own, so that typing never waits. */
import { gunzipIfNeeded } from "#app/core/gunzip-if-needed.ts";
import { listTips, type TipList } from "#app/core/writing-advice/list-tips.ts";
import {
  DICTIONARY_PATH,
  type Dictionary,
  readDictionary,
} from "#app/core/writing-advice/spelling.ts";
import type { AdviceAnswer, AdviceRequest } from "./advice-messages.ts";

let dictionary: Dictionary | null = null;
let loading: Promise<void> | null = null;
let newest = 0;

addEventListener("message", async ({ data }: MessageEvent<AdviceRequest>) => {
  newest = data.id;
  let found = answer(data);
  if (found.isEnglish && !dictionary) {
    loading ??= load();
    await loading;
    if (dictionary && data.id === newest) found = answer(data);
  }
  while (!found.areFixesComplete) {
    // A newer text comes first.
    await new Promise((resolve) => setTimeout(resolve));
    if (data.id !== newest) return;
    found = answer(data);
  }
});

function answer({ id, resume, design }: AdviceRequest): TipList {
  const found = listTips(resume, design, dictionary);
  const isSpellingChecked = found.isEnglish && dictionary !== null;
  postMessage({ id, tips: found.tips, isSpellingChecked } satisfies AdviceAnswer);
  return found;
}

/** If the dictionary cannot be loaded, the other advice is still given; the next change tries again. */
async function load(): Promise<void> {
  try {
    const file = await fetch(DICTIONARY_PATH);
    if (!file.ok) throw new Error(`${DICTIONARY_PATH} answers ${file.status}`);
    dictionary = readDictionary(new TextDecoder().decode(await gunzipIfNeeded(file)));
  } catch (failure) {
    console.warn("Spelling", failure);
    loading = null;
  }
}
