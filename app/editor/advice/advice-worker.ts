/** Looks for writing advice in a thread of its own, so that typing never waits. */
import { gunzipIfNeeded } from "#app/core/gunzip-if-needed.ts";
import { listTips } from "#app/core/writing-advice/list-tips.ts";
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
  if (answer(data) && !dictionary) {
    loading ??= load();
    await loading;
    if (dictionary && data.id === newest) answer(data);
  }
});

/** Returns whether the spelling of this resume can be checked. */
function answer({ id, resume, design }: AdviceRequest): boolean {
  const { tips, isEnglish } = listTips(resume, design, dictionary);
  const isSpellingChecked = isEnglish && dictionary !== null;
  postMessage({ id, tips, isSpellingChecked } satisfies AdviceAnswer);
  return isEnglish;
}

/** Without the dictionary, which is tried again at the next change, there is other advice. */
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
