/** Recognizes levels of languages and other skills, such as "fluent", "B2" or "expert", in many languages. */
import { startsWithSpokenLanguage } from "./spoken-languages.ts";

/** Levels of spoken languages; each line is in one language or a few related ones. */
const WORDS = [
  "native|fluent|highly proficient|near[- ]native|(?:very )?good|(?:full |limited )?professional(?: working)?(?: proficiency)?|limited working|full working|(?:native or )?bilingual|proficien(?:t|cy)|working proficiency|upper intermediate|mother language|first language|excellent|fair|moderate|conversational|conversant|intermediate|advanced|basic|beginner|elementary|mother tongue|working knowledge|limited",
  "muttersprach(?:e|ler|lich)|fließend|verhandlungssicher|grundkenntnisse|gute kenntnisse|(?:sehr )?gut|fortgeschritten|konversationssicher|basiskenntnisse|anfänger|grundlegend|mittelstufe|muttersprachlich",
  "courant|bilingue|lu|écrit|parlé|scolaire|bon niveau|(?:langue )?maternelle?|intermédiaire|notions|débutant|avancé",
  "nativ[oa]|fluid[oa]|lengua materna|intermedi[oa]|básic[oa]|avanzad[oa]|bilingüe",
  "(?:língua )?matern[oa]|fluente|avançad[oa]|básic[oa]|intermediári[oa]|intermédi[oa]|bom|razoável",
  "madrelingua|fluente|ottim[oa]|buon[oa]|scolastic[oa]",
  "ojczysty|biegł[yae]|biegle|podstawow[yae]|średniozaawansowan[yae]|zaawansowan[yae]|komunikatywn[yae]",
  "rodilý mluvčí|mateřský|mateřština|středně pokročilý|plynně|pokročil[ýá]|základ[yn]",
  "moedertaal|vloeiend|goed|redelijk|matig|uitstekend|basis(?:kennis|niveau)?|gevorderd|beginner|professioneel|modersmål|flytande|grundläggande|god[ae] (?:kunskaper|kunnskaper)|modersmål|flydende|morsmål|flytende|grunnleggende|grundlæggende|mycket god|god[at]?|godt|bra|viderekommen|avansert|avancerad|avanceret|mellannivå|nybegynner|nybörjare",
  "ana dil(?:i)?|akıcı|orta|başlangıç|ileri|iyi|temel",
  "(?:limb[aă] )?matern[aă]|nativ|începător|mediu|avansat",
  "anyanyelv(?:i)?|folyékony|középfok(?:ú)?|felsőfok(?:ú)?|alapfok(?:ú)?|társalgási",
];
/** "Lingua madre", "Muttersprache(n)", before the language. */
const NATIVE_LABEL =
  /^(?:lingua madre|madrelingua|prima lingua|mother tongues?(?:\(s\))?|muttersprachen?(?:\(n\))?|langues? maternelles?(?:\(s\))?|lenguas? maternas?(?:\(s\))?|idiomas? maternos?|línguas? maternas?(?:\(s\))?|języki? ojczyst[ye]|język\(i\) ojczyst[ye](?:\(e\))?|moedertaa?l(?:en)?(?:\(en\))?|modersmål|morsmål|limb[ăi] matern[ăe]|mateřský jazyk|anyanyelv|ana dil(?:i)?)\s*:?$/iu;
export const isNativeLabel = (text: string): boolean => NATIVE_LABEL.test(text.trim());
/** "Altre lingue", above or before the languages that are not native. */
const OTHER_LANGUAGES_LABEL =
  /^(?:other languages?(?:\(s\))?|weitere sprachen?(?:\(n\))?|sonstige sprachen?(?:\(n\))?|andere sprachen|autres? langues?(?:\(s\))?|otros? idiomas?|otras? lenguas?|altr[ae] lingu[ae]|altra\(e\) lingua\(e\)|outras? línguas?|outros idiomas|andere talen|inne języki|alte limbi)\s*(?::|$)\s*/iu;
export const isOtherLanguagesLabel = (text: string): boolean =>
  withoutOtherLanguagesLabel(text.trim()) === "";
/** Returns "Inglese (B2)" for "Altre lingue: Inglese (B2)". */
export const withoutOtherLanguagesLabel = (text: string): string =>
  text.replace(OTHER_LANGUAGES_LABEL, "");

const LEVEL = new RegExp(`(?<!\\p{L})(?:${WORDS.join("|")}|[abc][12])(?!\\p{L})`, "iu");
/** In characters; no level is longer. */
const MAX_LENGTH = 60;

/** True for a short text that starts with a level, not with a language: "B2", "fluent in speech". */
export const startsWithLevel = (text: string) =>
  text.length <= MAX_LENGTH && new RegExp(`^\\(?${LEVEL.source}`, "iu").test(text);

const WHOLE_LEVEL = new RegExp(`^\\(?(?:${WORDS.join("|")})\\)?$`, "iu");
/** True for a level of several words and nothing else: "mother tongue". */
export const isLevelInWords = (text: string): boolean =>
  text.length <= MAX_LENGTH && text.includes(" ") && WHOLE_LEVEL.test(text);

/** True for a level and nothing else. */
export const isWholeLevel = (text: string): boolean => WHOLE_LEVEL.test(text.trim());

/** Levels of other skills. */
const SKILL_LEVELS =
  "master|expert|advanced|intermediate|beginner|novice|proficient|competent|skilled|elementary|experte|fortgeschritten|anfänger|sehr gut|gut|grundlagen|grundkenntnisse|avancé|intermédiaire|débutant|experto|avanzado|intermedio|principiante|avançado|intermediário|iniciante|esperto|avanzato|gevorderd|gemiddeld|zaawansowany|średniozaawansowany|podstawowy";
const SKILL_LEVEL = new RegExp(`^(?:${SKILL_LEVELS})$`, "iu");
/** True for a level of a skill and nothing else. */
export const isSkillLevel = (text: string): boolean => SKILL_LEVEL.test(text.trim());

/** Further levels that resume builders print below or next to skills. */
const RATINGS =
  "average|above average|ausgezeichnet|hervorragend|befriedigend|très bon|bon|moyen|excelente|muy bueno|bueno|regular|muito bom|bom|médio|eccellente|ottimo|molto buono|buono|discreto|uitstekend|zeer goed|goed|redelijk|doskonały|bardzo dobry|dobry|utmärkt|mycket bra|bra";
const ONLY_RATING = new RegExp(`^(?:${RATINGS})$`, "iu");
/** True for a level that may be on a line of its own below a skill. */
export const isLevelBelowSkill = (text: string): boolean =>
  isSkillLevel(text) || isWholeLevel(text) || ONLY_RATING.test(text.trim());

/** Further levels in brackets. "basic" is missing, because it may belong to a skill's name. */
const BRACKETED_LEVELS =
  "(?:sehr )?gute kenntnisse|basiskenntnisse|bon niveau|notions|bases|maîtrise|básico|goed|basis|ottimo|buono|dobry|bardzo dobry|podstawy";
const LEVEL_AT_END = new RegExp(
  `^(.{2,60}?)\\s*(?:\\((?:${SKILL_LEVELS}|${BRACKETED_LEVELS})\\)|(?:\\s[–—-]|:)\\s+(?:${SKILL_LEVELS}))$`,
  "iu",
);
/** "(6 years)", "(Less than 1 year)", "(10+ years)", as job boards print after skills. */
const YEARS_AT_END =
  /^(.{2,80}?)\s*\((?:less than |over |more than )?\d{1,2}\+? (?:years?|yrs?|months?)\)$/iu;
/** "90%", as charts of skills show. */
const SHARE = /^\(?\d{1,3}\s?%\)?$/;
/** "Excel 90%", but not "Cut costs by 20%" and "Sales targets 120%". */
const SHARE_AT_END =
  /^(.{1,60}?)(?:\s*[:–—-])?(?<!\s(?:by|to|of|up|over|um|auf|von|über|de|du|a|en|del?|da|in|do|o))\s+\(?(?:100|\d{1,2})\s?%\)?$/u;
/** Fewer words such as "expert" may be parts of skills' names. */
const MIN_LEVELS = 2;
/** A level among other levels; the programming language is in capitals. */
const BASIC = /^[Bb]asic$/;
/**
 * Removes levels that are items themselves ("SQL", "advanced", "90%"), years from several items ("SQL (6 years)"), and
 * levels from "SQL (advanced)" if all items have one.
 */
export function withoutLevels(items: readonly string[]): string[] {
  const withYears = items.map((item) => YEARS_AT_END.exec(item)?.[1] ?? item);
  if (items.filter((item, index) => item !== withYears[index]).length >= MIN_LEVELS)
    return withoutLevels(withYears);
  const areLevelsListed = items.filter(isSkillLevel).length >= MIN_LEVELS;
  const skills = items.filter(
    (item) => !(areLevelsListed && (isSkillLevel(item) || BASIC.test(item))) && !SHARE.test(item),
  );
  const namesAlone = skills.map(
    (skill) => (LEVEL_AT_END.exec(skill) ?? SHARE_AT_END.exec(skill))?.[1],
  );
  return skills.length > 1 && namesAlone.every((name) => name !== undefined)
    ? namesAlone
    : [...skills];
}

/** In lower case: "Scrum Master" and "Web Expert" are names. */
const LEVEL_AFTER_NAME = new RegExp(`\\s+(?:${SKILL_LEVELS})$`, "u");
/** Returns "Driving" for "Driving expert", if each of several groups' names ends in a level. */
export function withoutLevelsAfterNames(names: readonly string[]): string[] {
  const namesAlone = names.map((name) => name.replace(LEVEL_AFTER_NAME, ""));
  const nameCount = names.filter(Boolean).length;
  const nameWithLevelCount = names.filter((name, index) => name !== namesAlone[index]).length;
  return nameWithLevelCount >= MIN_LEVELS && nameWithLevelCount === nameCount
    ? namesAlone
    : [...names];
}

/** In characters; no row of languages with their levels is longer. */
const MAX_ROW_LENGTH = 180;
const EACH_LEVEL = new RegExp(LEVEL.source, "giu");

/**
 * Splits after each level that another language follows: "Spanish native English fluent", but not
 * "German: Reading B2 Writing B1".
 */
export function splitAtLevels(text: string): string[] {
  if (text.length > MAX_ROW_LENGTH) return [text];
  const levels = [...text.matchAll(EACH_LEVEL)];
  if (levels.length < 2 || startsWithLevel(text)) return [text];
  const parts: string[] = [];
  let start = 0;
  for (const level of levels) {
    const end = level.index + level[0].length;
    const [next = ""] = /^\)?\s+(?=\p{Lu}\p{Ll})/u.exec(text.slice(end)) ?? [];
    if (next === "" || !startsWithSpokenLanguage(text.slice(end + next.length))) continue;
    parts.push(text.slice(start, end + next.trim().length));
    start = end + next.length;
  }
  return [...parts, text.slice(start)];
}
