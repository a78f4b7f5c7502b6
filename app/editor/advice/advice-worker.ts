/** Finds writing tips in a worker, so that typing never waits for it. */
import { gunzipIfNeeded } from "#app/core/gunzip-if-needed.ts";
import { listTips, type TipList } from "#app/core/writing-advice/list-tips.ts";
import {
  DICTIONARY_PATH,
  type Dictionary,
  readDictionary,
} from "#app/core/writing-advice/spelling.ts";
import type { AdviceRequest, AdviceResponse } from "./advice-messages.ts";

let dictionary: Dictionary | null = null;
let dictionaryLoading: Promise<void> | null = null;
let latestId = 0;

addEventListener("message", async ({ data }: MessageEvent<AdviceRequest>) => {
  latestId = data.id;
  let list = sendTips(data);
  if (list.isEnglish && !dictionary) {
    dictionaryLoading ??= loadDictionary();
    await dictionaryLoading;
    if (dictionary && data.id === latestId) list = sendTips(data);
  }
  // Finding fixes of misspelled words takes long, so each call of listTips finds those of some more words.
  while (!list.areFixesComplete) {
    // Lets newer messages in: a newer text is checked instead of this one.
    await new Promise((resolve) => setTimeout(resolve));
    if (data.id !== latestId) return;
    list = sendTips(data);
  }
});

function sendTips({ id, resume, design }: AdviceRequest): TipList {
  const list = listTips(resume, design, dictionary);
  const isSpellingChecked = list.isEnglish && dictionary !== null;
  postMessage({ id, tips: list.tips, isSpellingChecked } satisfies AdviceResponse);
  return list;
}

/**
 * Loads the dictionary. If that fails, the other tips are still given, and the next change tries
 * again.
 */
async function loadDictionary(): Promise<void> {
  try {
    const file = await fetch(DICTIONARY_PATH);
    if (!file.ok) throw new Error(`${DICTIONARY_PATH} answers ${file.status}`);
    dictionary = readDictionary(new TextDecoder().decode(await gunzipIfNeeded(file)));
  } catch (failure) {
    console.warn("Spelling", failure);
    dictionaryLoading = null;
  }
}
