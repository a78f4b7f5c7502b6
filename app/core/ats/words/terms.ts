/**
 * Builds the dictionary: names of skills of every trade, with the other ways to write them
 * ("forms"). Format of an entry list: names are separated by commas or new lines, their other forms
 * are in brackets, separated by semicolons. A tilde marks a form that is also an ordinary word and
 * needs context: `Go (Golang), ~Dart, JavaScript (JS; ECMAScript)`.
 */

import { type NameCounts, rarityOf } from "#app/core/ats/posting/rarity.ts";
import type { Dictionary, Form, FormsByStart, Term } from "./dictionary.ts";
import { splitWords } from "./tokens.ts";
import { foldWord } from "./word-forms.ts";

/** Whether a term belongs to trade 0 (software) or 1 (data and cloud); see source-lists.mjs. */
export const isSoftware = ({ kind, trade }: Term): boolean =>
  kind === "hard" && (trade === 0 || trade === 1);

/** One list of entries; `trade` is empty for skills that every trade shares. */
export interface EntryList {
  trade: string;
  kind: Term["kind"];
  text: string;
}

/** Product names that are also English words. */
const ORDINARY_WORDS = new Set(
  "react angular presto hibernate mercurial soap swagger waterfall flutter prometheus apex solidity bash express terminal framing estimating collections orientation derivatives vitals patients rest doe spa bonds acting architecture insurance electronics investments loans budgets budget schedules construction drilling hotels retail records spring kafka sketch flash slack zoom maya sage buffer concur avid electron boost helm puppet packer bamboo celery flask cypress cucumber karma jasmine storm looker inventor epic outlook oracle eclipse unity ionic spark luigi vim yarn canva quark access premiere rhino blender procore workday taleo hyperion cognos ariba steam options music drawing history politics positive responsible flexible records contracts receiving loading turning milling buying hosting serving property inspection inspections investigation reports operations orientation staffing hiring dispatch cargo rail discovery".split(
    " ",
  ),
);

/** In letters: the shortest form that is also found written as one word. */
const SHORTEST_JOINED = 6;

/**
 * Deterministic: the same lists and counts give the same dictionary.
 * @param counts in how many postings each name is, for Term.rarity
 */
export function readDictionary(lists: EntryList[], counts: NameCounts): Dictionary {
  const trades = [...new Set(lists.map(({ trade }) => trade).filter((trade) => trade !== ""))];
  const byFirst = new Map<string, FormsByStart>();
  const joined = new Map<string, Form>();
  const termByKey = new Map<string, Term>();
  let size = 0;
  for (const { trade, kind, text } of lists) {
    for (const entry of splitOutside(text)) {
      const [name = "", ...others] = entry.split(/\s*[(;)]\s*/).filter((part) => part !== "");
      const plainName = bare(name);
      const rarity = rarityOf(plainName, counts);
      const newTerm = { name: plainName, kind, trade: trades.indexOf(trade), rarity };
      // A later list may add forms to a name of an earlier one.
      const term = termByKey.get(keyOf(name)) ?? newTerm;
      if (term === newTerm) size++;
      for (const [index, written] of [name, ...others].entries()) {
        const form = toForm(written, term, index === 0);
        const key = keyOf(written);
        // A form belongs to the first term that has it.
        if (key === "" || termByKey.has(key)) continue;
        termByKey.set(key, term);
        addForm(byFirst, form);
        const asOneWord = foldWord(form.words.join(""));
        if (asOneWord.length >= SHORTEST_JOINED && !joined.has(asOneWord))
          joined.set(asOneWord, form);
      }
    }
  }
  for (const { longer } of byFirst.values())
    for (const forms of longer.values()) forms.sort((a, b) => b.words.length - a.words.length);
  const joinedStarts = new Set<string>();
  for (const word of joined.keys())
    for (let length = 1; length < word.length; length++) joinedStarts.add(word.slice(0, length));
  const termOf = (written: string) => termByKey.get(keyOf(written));
  return { byFirst, joined, joinedStarts, size, trades, termOf };
}

function addForm(byFirst: Map<string, FormsByStart>, form: Form): void {
  const [first = "", second] = form.words;
  const starts: FormsByStart = byFirst.get(first) ?? { singleWord: undefined, longer: new Map() };
  byFirst.set(first, starts);
  if (second === undefined) starts.singleWord ??= form;
  else {
    const forms = starts.longer.get(second);
    if (forms) forms.push(form);
    else starts.longer.set(second, [form]);
  }
}

/** The folded words of a form; forms with the same key are the same. */
const keyOf = (written: string) => splitWords(bare(written)).map(foldWord).join(" ");
/** A form without its tilde. */
const bare = (written: string) => written.replace(/^~/, "").trim();

function toForm(written: string, term: Term, isName: boolean): Form {
  const words = splitWords(bare(written)).map(foldWord);
  const only = words.length === 1 ? (words[0] as string) : "";
  const needsContext =
    written.startsWith("~") ||
    (only !== "" && (only.length < 3 || ORDINARY_WORDS.has(bare(written).toLowerCase())));
  return { words, term, isName, needsContext: needsContext && !/[+#]/.test(only) };
}

/** Splits a list at commas and new lines that are not in brackets. */
function splitOutside(text: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let entry = "";
  for (const sign of text) {
    if (sign === "(") depth++;
    else if (sign === ")") depth--;
    if (depth === 0 && (sign === "," || sign === "\n")) {
      entries.push(entry.trim());
      entry = "";
    } else entry += sign;
  }
  entries.push(entry.trim());
  return entries.filter((each) => each !== "");
}
