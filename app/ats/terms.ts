/**
 * The dictionary: names of skills with the other ways people write them, in every trade.
 * Format of terms/*.ts: names apart by commas or new lines; in brackets, apart by semicolons, forms
 * that mean the same; a tilde marks a form that is also an ordinary word and needs capitals or company.
 */
import { FINANCE, LAW, OFFICE, PEOPLE } from "./terms/business.ts";
import { DESIGN, HOSPITALITY, MARKETING, SALES, TEACHING } from "./terms/customers.ts";
import { DATA } from "./terms/data-and-cloud.ts";
import { HEALTH, SCIENCE } from "./terms/health.ts";
import { FIELDS, LANGUAGES, SOFT } from "./terms/people-skills.ts";
import { SOFTWARE } from "./terms/software.ts";
import { LOGISTICS, TRADES } from "./terms/trades.ts";
import { splitWords } from "./tokens.ts";
import { foldWord } from "./word-forms.ts";

export interface Term {
  name: string;
  kind: "hard" | "soft" | "education";
  /** Index into TRADE_NAMES; -1 for what every trade shares. */
  trade: number;
}

/** One way of writing a term. */
export interface Form {
  words: string[];
  term: Term;
  isName: boolean;
  needsContext: boolean;
}

export interface Dictionary {
  /** Forms by their first word, longest first. */
  byFirst: Map<string, Form[]>;
  /** Forms written as one word: frontend, powerpoint. */
  joined: Map<string, Form>;
  size: number;
}

const SOURCES: [trade: string, text: string, kind?: Term["kind"]][] = [
  ["software", SOFTWARE],
  ["data and cloud", DATA],
  ["health", HEALTH],
  ["science", SCIENCE],
  ["engineering and trades", TRADES],
  ["logistics", LOGISTICS],
  ["finance", FINANCE],
  ["law", LAW],
  ["people", PEOPLE],
  ["office", OFFICE],
  ["sales", SALES],
  ["marketing", MARKETING],
  ["design", DESIGN],
  ["hospitality", HOSPITALITY],
  ["teaching", TEACHING],
  ["", LANGUAGES],
  ["", SOFT, "soft"],
  ["", FIELDS, "education"],
];
export const TRADE_NAMES = SOURCES.map(([trade]) => trade).filter((trade) => trade !== "");

/** Product names that are also English words. */
const ORDINARY_WORDS = new Set(
  "rest doe spa bonds acting architecture insurance electronics investments loans budgets budget schedules construction drilling hotels retail records spring kafka sketch flash slack zoom maya sage buffer concur avid electron boost helm puppet packer bamboo celery flask cypress cucumber karma jasmine storm looker inventor epic outlook oracle eclipse unity ionic spark luigi vim yarn canva quark access premiere rhino blender procore workday taleo hyperion cognos ariba steam options music drawing history politics positive responsible flexible records contracts receiving loading turning milling buying hosting serving property inspection inspections investigation reports operations orientation staffing hiring dispatch cargo rail discovery".split(
    " ",
  ),
);

let dictionary: Dictionary | null = null;

/** Compiled on first use: the same texts always give the same dictionary. */
export function theDictionary(): Dictionary {
  dictionary ??= compile();
  return dictionary;
}

function compile(): Dictionary {
  const byFirst = new Map<string, Form[]>();
  const joined = new Map<string, Form>();
  const taken = new Set<string>();
  let size = 0;
  for (const [trade, text, kind = "hard"] of SOURCES) {
    for (const entry of splitOutside(text)) {
      const [name = "", ...others] = entry.split(/\s*[(;)]\s*/).filter((part) => part !== "");
      const term: Term = { name: bare(name), kind, trade: TRADE_NAMES.indexOf(trade) };
      size++;
      for (const [index, written] of [name, ...others].entries()) {
        const form = toForm(written, term, index === 0);
        const key = form.words.join(" ");
        // The first to name a form keeps it.
        if (key === "" || taken.has(key)) continue;
        taken.add(key);
        const first = form.words[0] as string;
        const forms = byFirst.get(first);
        if (forms) forms.push(form);
        else byFirst.set(first, [form]);
        const one = foldWord(form.words.join(""));
        if (one.length >= 6 && !joined.has(one)) joined.set(one, form);
      }
    }
  }
  for (const forms of byFirst.values()) forms.sort((a, b) => b.words.length - a.words.length);
  return { byFirst, joined, size };
}

const bare = (written: string) => written.replace(/^~/, "").trim();

function toForm(written: string, term: Term, isName: boolean): Form {
  const words = splitWords(bare(written)).map(foldWord);
  const only = words.length === 1 ? (words[0] as string) : "";
  const needsContext =
    written.startsWith("~") ||
    (only !== "" && (only.length < 3 || ORDINARY_WORDS.has(bare(written).toLowerCase())));
  return { words, term, isName, needsContext: needsContext && !/[+#]/.test(only) };
}

/** Commas and new lines part entries, but not inside brackets. */
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
