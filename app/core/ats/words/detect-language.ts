/** Detects the language of a text by its function words or its script. */
import type { Token } from "./tokens.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Function words, and words of every resume or posting, by ISO 639-1 code; without accents. */
const COMMON_WORDS: Record<string, ReadonlySet<string>> = {
  en: words(
    "the and of to in for with a on is are you we our your will or as by from be have this that at an must should who work team experience skills years ability strong including such",
  ),
  de: words(
    "der die das und fur mit von zu den dem des ein eine einen einer wir sie ihr ihre ihren sind ist bei auf im zum zur oder sowie als nach uber durch auch wie uns unser unsere nicht wird werden haben kenntnisse erfahrung berufserfahrung ausbildung aufgaben profil sprachen lebenslauf heute seit bis deutsch studium",
  ),
  fr: words(
    "le la les du de des et un une pour dans avec vous nous est sur au aux en votre vos nos par qui que ou sont ce cette notre plus ses son sa etre vous experience competences formation langues anglais poste missions profil depuis ans",
  ),
  es: words(
    "el los las de del la una para con por y que en su al un se es o sus nuestra nuestro como mas lo son tu sobre desde experiencia conocimientos formacion idiomas requisitos ingles funciones empresa actualidad anos trabajo",
  ),
  pl: words(
    "i w z na do oraz od dla jest sie nie za po o przez lub ze pod jako jak to przy umiejetnosc doswiadczenie wyksztalcenie znajomosc wymagania obowiazki oferujemy praca pracy obecnie lat jezyk angielski umiejetnosci mile widziane",
  ),
  nl: words(
    "het een voor van wij je op te zijn en de met aan bij jij jouw ons onze als naar uit niet ook werkervaring ervaring opleiding kennis vaardigheden jaar binnen",
  ),
  it: words(
    "il lo gli di della del delle nel nella per con che e un una sono dei al alla presso anni esperienza competenze formazione lingue conoscenza gestione lavoro requisiti italiano",
  ),
  pt: words(
    "o os as um uma do da dos das em no na para com por que e ou ao nos experiencia conhecimentos formacao idiomas requisitos voce nao sao empresa trabalho gestao anos ingles",
  ),
  sv: words(
    "och att det som en for med av pa ar vi du till inom har dig oss eller vara erfarenhet utbildning kunskaper arbete ska ett din vara",
  ),
  da: words(
    "og at det som en for med af pa er vi du til inden har dig os eller erfaring uddannelse vores din kan skal et fra",
  ),
  no: words(
    "og det som en for med av pa er vi du til innen har deg oss eller erfaring utdanning vare din kan skal et fra vil kunnskap",
  ),
  fi: words(
    "ja on ei se ovat joka tai sen mutta seka kanssa olet meilla sinulla tyokokemus koulutus osaaminen kokemus kielitaito",
  ),
  cs: words(
    "a v na se s z do pro je ve o k za od po jako nebo jsme praxe vzdelani znalost zkusenosti pozadujeme nabizime prace jazyk",
  ),
  hu: words(
    "a az es egy hogy nem is van vagy mint de meg tapasztalat vegzettseg ismerete munka nyelv elvarasok feladatok",
  ),
  ro: words(
    "si de la in cu pe un o pentru din sau este sunt ca ale lui experienta cunostinte cerinte limba studii ani nostru",
  ),
  tr: words(
    "ve bir bu icin ile da de olarak olan deneyim en iyi egitim bilgisi tercihen yil ingilizce dil sahip",
  ),
};

/** Languages by a script of their own; the first match decides. */
const SCRIPTS: readonly [code: string, script: RegExp][] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["zh", /\p{Script=Han}/u],
  ["ko", /\p{Script=Hangul}/u],
  ["uk", /[іїєґ]/u],
  ["ru", /\p{Script=Cyrillic}/u],
  ["el", /\p{Script=Greek}/u],
  ["ar", /\p{Script=Arabic}/u],
  ["he", /\p{Script=Hebrew}/u],
  ["hi", /\p{Script=Devanagari}/u],
  ["th", /\p{Script=Thai}/u],
];

/** In a shorter text, a single name could decide: `Café de la Gare`. */
const MIN_WORDS = 20;
/**
 * Minimum of different words; English postings repeat words that other languages have too: the `per`
 * of `per hour`, `van`, `com`.
 */
const MIN_DIFFERENT = 3;
/** Minimum share of all words; a list of names has no language. */
const MIN_SHARE = 0.06;
/** Minimum share of words in a script; such texts contain Latin names too. */
const MIN_SCRIPT_SHARE = 0.2;
/** A text mostly in another script needs fewer words: more than a name and an address have. */
const MIN_SCRIPT_WORDS = 8;
/** The share of words that makes a text mostly in another script. */
const MOST = 0.5;
/**
 * Letters of a word, where the tokens of a script aren't its words: no space separates the words of
 * Chinese, Japanese and Thai, and Korean particles belong to the word before them.
 */
const LETTERS_PER_WORD: readonly [script: RegExp, letters: number][] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, 1.5],
  [/\p{Script=Hangul}/gu, 2],
  [/\p{Script=Thai}/gu, 4],
];

/** The languages that each word counts for. */
const LANGUAGES_OF = new Map<string, string[]>();
for (const [code, commonWords] of Object.entries(COMMON_WORDS))
  for (const word of commonWords) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), code]);

const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{L}/u;

/** ISO 639-1 code, or null if the text is too short or unclear. English wins a tie. */
export function detectLanguage(tokens: Token[]): string | null {
  const counts: Record<string, number> = { en: 0 };
  const different: Record<string, number> = {};
  const seen = new Set<string>();
  const scripted: string[] = [];
  for (const { low } of tokens) {
    for (const code of LANGUAGES_OF.get(low) ?? []) {
      counts[code] = (counts[code] ?? 0) + 1;
      if (!seen.has(low)) different[code] = (different[code] ?? 0) + 1;
    }
    seen.add(low);
    if (OTHER_SCRIPT.test(low)) scripted.push(low);
  }
  const otherScript = scripted.join(" ");
  const scriptWords = countWords(otherScript, scripted.length);
  const latinWords = tokens.length - scripted.length;
  if (scriptWords >= MIN_SCRIPT_WORDS && scriptWords >= MOST * (scriptWords + latinWords))
    return scriptOf(otherScript);
  if (tokens.length < MIN_WORDS) return null;
  if (scripted.length >= MIN_SCRIPT_SHARE * tokens.length) return scriptOf(otherScript);
  const [best, count] = Object.entries(counts)
    .filter(([code]) => code === "en" || (different[code] ?? 0) >= MIN_DIFFERENT)
    .reduce((max, each) => (each[1] > max[1] ? each : max));
  return count >= tokens.length * MIN_SHARE ? best : null;
}

/** The number of words in a text of `tokens` tokens, all of them in another script than Latin. */
function countWords(text: string, tokens: number): number {
  const words = LETTERS_PER_WORD.map(
    ([script, letters]) => (text.match(script)?.length ?? 0) / letters,
  );
  return words.some((count) => count > 0) ? words.reduce((sum, count) => sum + count) : tokens;
}

/** The language of a text in another script than Latin; null for other scripts. */
const scriptOf = (text: string) => SCRIPTS.find(([, script]) => script.test(text))?.[0] ?? null;
