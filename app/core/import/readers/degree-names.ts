/**
 * Splits a degree from the field of study that follows it directly: "Diplom Physik", "MBO 4
 * Accountancy".
 */

/** Case-insensitive patterns. In each language, longer names come before those that they start with. */
const ENGLISH =
  "(?:foundation|associate|bachelor(?:'?s)?|master(?:'?s)?) degree|bachelor(?:'?s)?|master(?:'?s)?|doctorate|(?:advanced |higher |national |graduate |postgraduate )?diploma|(?:graduate |postgraduate )?certificate(?: [iv]{1,3})?|level \\d (?:advanced |extended )?(?:diploma|certificate|award|nvq)|[ns]vq(?: level \\d)?|btec(?: level \\d)?(?: (?:extended |national )*(?:diploma|certificate))?|pg ?(?:cert|dip)|bn|apprenticeship";
const OTHER_LANGUAGES = [
  "(?:bachelor|master|diplom|magister|lehramts|doktorats)(?:studium|studiengang)|diplom|magister|staatsexamen|meisterprüfung|fachhochschulreife|fachabitur|berufsausbildung|ausbildung|fachweiterbildung|promotion",
  "licence(?: pro(?:fessionnelle)?| [1-3])?|maîtrise|doctorat|master [12]|dut|but|bts|cap|bep|brevet (?:professionnel|de technicien(?: supérieur)?)|titre professionnel|deug|dess|dea|bac(?:calauréat)? pro(?:fessionnel)?|mention complémentaire|dnsep|dnmade",
  "licenciatura|diplomatura|grado(?: (?:superior|medio))?|máster(?: universitario)?|doctorado|técnico superior|ingeniería",
  "bacharelado|mestrado(?: integrado)?|doutora(?:do|mento)|pós-graduação|curso (?:técnico|profissional)",
  "laurea(?: (?:triennale|magistrale|specialistica))?|dottorato(?: di ricerca)?|diploma",
  "vmbo-(?:kader|basis|gemengd|theoretisch|tl|gl|kb|bb)|v?mbo(?:[ -]?(?:niveau )?[1-4])?|hbo(?:[ -]bachelor)?|wo(?:[ -](?:bachelor|master))?|propedeuse",
  "magister(?: inżynier)?|licencjat|inżynier|doktor|doktorat|studia podyplomowe",
  "bakalář|magistr|inženýr",
  "(?:kandidat|magister|master|yrkes|högskole|gymnasie|licentiat|doktors|ingenjörs)examen|kandidatgrad|mastergrad|bachelorgrad|fagbrev|fagskole",
  "(?:ön ?|yüksek )?lisans|doktora",
].join("|");
const DEGREES = `${ENGLISH}|${OTHER_LANGUAGES}`;

/**
 * Words that continue the degree's name, such as a kind, grade or title, so no field begins there.
 */
const CONTINUATIONS = [
  "degrees?|programmes?|programs?|courses?|thesis|levels?|grades?|class|equivalent|equivalency|supplement|holder|standard|higher|honou?rs|hons|students?|candidates?|professional|electricians?|plumbers?|mariners?|mechanics?|carpenters?|gardeners?|sommeliers?|bakers?|builders?|craftsm[ae]n",
  String.raw`\p{L}*-?(?:ingenieur(?!wesen|wissenschaft)|kauf|wirt(?!schaft)|psycholog(?!ie)|pädagog(?!ik)|biolog(?!ie)|theolog(?!ie)|physiker|mathematiker|informatiker|chemiker)\p{L}*|artium|recherche|professionn?el(?:le)?|studium|studiengang|abschluss|\p{L}*arbeit|habilitowany|universitari[oa]|oficial|integrado|superior|medio`,
  "of|in|and|with|for|by|at|to|mit|zu[mr]?|als|und|en|de|du|des|et|d|i|e|y|w|z|em|di|del?l?[ae]?|inom|och|og|ve",
].join("|");

const DEGREE_BEFORE_FIELD = new RegExp(
  String.raw`^(${DEGREES})\s+(?:[–—-]\s+)?(?!(?:${CONTINUATIONS}|[ivx]+|\d+)(?!\p{L})|&)(\p{L}.+)$`,
  "iu",
);

/** Further foreign degrees before "of" or "in". */
const MORE_DEGREES =
  "matura|technik|civilingenjör|högskoleingenjör|ensino (?:secundário|médio)|bachillerato|técnico(?: superior| medio)?|havo|vwo|vmbo|årsstudium|baccalauréat|abitur|maturità|lise";
/** "Licenciatura of Biología": templates in English put "of" between the two, in any language. */
const DEGREE_OF_FIELD = new RegExp(
  `^(${OTHER_LANGUAGES}|${MORE_DEGREES})\\s+(?:of|in)\\s+(\\p{L}.+)$`,
  "iu",
);

/** The foreign degree and its field on both sides of an English "of" or "in"; null for other texts. */
export function splitDegreeAtOf(text: string): [degree: string, field: string] | null {
  const [, degree = "", field = ""] = DEGREE_OF_FIELD.exec(text) ?? [];
  return degree === "" ? null : [degree, field];
}

/** The degree and its field; null if the text does not begin with a known degree and a field. */
export function splitDegreeAndField(text: string): [degree: string, field: string] | null {
  const [, degree, field] = DEGREE_BEFORE_FIELD.exec(text) ?? DEGREE_OF_FIELD.exec(text) ?? [];
  if (!degree || !field || !/\p{L}{3}/u.test(field)) return null;
  // Long names ("inżynier") may be in lower case before a capitalized field; short ones may be other words, as the
  // French degree "BUT".
  const hasNameForm = /^\p{Lu}/u.test(degree) || (degree.length > 4 && /^\p{Lu}/u.test(field));
  return hasNameForm ? [degree, field] : null;
}

const ONLY_DEGREE = new RegExp(`^(?:${DEGREES})$`, "iu");
/** True for a degree's name and nothing else. */
export const isDegreeName = (text: string): boolean => ONLY_DEGREE.test(text);
