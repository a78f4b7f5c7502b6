/**
 * Cues (cue.ts), phrases that change how a named skill counts (no experience in …, learning …,
 * expired …), in German, French, Spanish and Polish. They are written without accents, as the texts
 * are after cleaning, and with ł as l and ß as s (plainLetters), because \b and \w know only ASCII
 * letters.
 */

import type { Token } from "#app/core/ats/words/tokens.ts";
import { STATUS } from "./claim-status.ts";
import { type Cue, type CueScope, cue, ITEM_END, ITEM_START } from "./cue.ts";

interface Language {
  /** Its most common function words that are not also English words. */
  functionWords: ReadonlySet<string>;
  cues: readonly Cue[];
}

/**
 * CueScope in cue.ts explains the scopes. All languages have the same rows, in English: `no experience
 * in …` and `without …` (negated), `not …` or `never …` (negated), `learning …` and `… in progress`
 * (learning), `would like …` (wish), `… expired` (lapsed), `our team does …` (others), `basics of …`.
 */
type Row = [status: keyof typeof STATUS, pattern: string, scope: CueScope];

/**
 * Trigger words are a quick test that saves running the patterns. Few texts are in these languages,
 * so they would save little here.
 */
const NO_TRIGGER_WORDS = "";
const language = (functionWords: string, rows: Row[]): Language => ({
  functionWords: new Set(functionWords.split(" ")),
  cues: rows.map(([status, pattern, scope]) =>
    cue(STATUS[status], NO_TRIGGER_WORDS, pattern, scope),
  ),
});

const GERMAN = language(
  "und der das mit fur von im bei ich ein eine einer eines sowie oder auf zur zum den dem des als seit bis nicht wurde",
  [
    [
      "negated",
      "\\b(?:fehlende?[nrs]?|mangelnde?[nrs]?|fehlt mir)\\b|\\b(?:keine?[nmrs]?|ohne) (?:[^\\s,;:()]+ ){0,3}?(?:berufs)?(?:erfahrung(?:en)?|[a-z]*kenntnisse?|wissen|ausbildung|fuhrerschein|abschluss|zertifikat\\w*|praxis)\\b",
      "clause",
    ],
    ["negated", "\\b(?:keine?[nmrs]?|ohne) ", "noun"],
    [
      "negated",
      `\\b(?:nicht|nie|niemals) (?!nur\\b|zuletzt\\b|allein\\b|weniger\\b)|\\b(?:nicht|keine?[rsmn]?)${ITEM_END}`,
      "both",
    ],
    [
      "learning",
      "\\b(?:lerne|erlerne|studiere|vertiefe)\\b|\\barbeite mich\\b|\\b(?:derzeit|zurzeit|aktuell|momentan|noch) i[nm] (?:ausbildung|weiterbildung|studium|kurs|umschulung)\\b|\\banfanger(?:in)? (?:in|mit)\\b",
      "clause",
    ],
    [
      "learning",
      `\\b(?:in (?:arbeit|ausbildung|vorbereitung)|noch nicht abgeschlossen|angefangen|begonnen|abgebrochen|angemeldet|beginnt|zugesehen|zugeschaut|hospitation|voraussichtlich\\w*|anfanger(?:kenntnisse|in)?)\\b|\\blaufend${ITEM_END}`,
      "line",
    ],
    [
      "wish",
      "\\b(?:mochte|wurde gerne?|will|interessiere mich|interesse an|interessiert an|lernbereit\\w*|plane|strebe|suche|auf der suche nach|ziel (?:ist|ware)|mein ziel|einstieg (?:als|in|im)|berufswunsch|traumberuf|bewerbe mich|quereinstieg)\\b|\\bbereit (?:[^\\s,;:()]+ ){0,3}zu (?:er)?lernen\\b",
      "clause",
    ],
    ["lapsed", "\\b(?:abgelaufen\\w*|ungultig\\w*|entzogen\\w*|beantragt\\w*)\\b", "before"],
    [
      "others",
      "\\b(?:unsere?|das|die|der|eine?) (?:[^\\s,;:()]+ ){0,2}?(?:team|kollegen?|kollegin\\w*|dienstleister|agentur|abteilung|kunden?|firma) (?:betreut\\w*|macht\\w*|ubernimmt|ubernahm|verwaltet\\w*|nutzte?|betreibt|betrieb|kummert\\w*)\\b",
      "clause",
    ],
    [
      "basic",
      "\\b(?:grundkenntnisse|basiskenntnisse|grundlagen|erste erfahrung\\w*|geringe|etwas|wenig)\\b",
      "line",
    ],
  ],
);

const FRENCH = language(
  "et le la les des du une dans avec pour sur en au aux par chez je mon ma mes est ont depuis ainsi que",
  [
    [
      "negated",
      "\\b(?:me manque|manque (?:de|d))\\b|\\b(?:aucune?|sans|pas (?:d|de)) (?:[^\\s,;:()]+ ){0,2}?(?:experience|connaissances?|formation|diplome|permis|certification|pratique|maitrise)\\b",
      "clause",
    ],
    ["negated", "\\b(?:aucune?|sans|ni|pas (?:de|d)) ", "noun"],
    [
      "negated",
      `\\b(?:pas|jamais) (?!seulement\\b|uniquement\\b|que\\b|de\\b|d\\b)|\\b(?:pas encore|jamais|aucune?)${ITEM_END}`,
      "both",
    ],
    [
      "learning",
      "\\b(?:apprends|apprentissage (?:de|du|des|en)|en train d apprendre|en cours d(?:e)? (?:formation|apprentissage|acquisition|obtention|certification|validation)|en formation|me forme|etudie|debutante? en|initiation a)\\b",
      "clause",
    ],
    [
      "learning",
      "\\ben cours(?! d)\\b|\\b(?:debute|commence) (?:en|le|au)\\b|\\bstage d observation\\b|\\babandonne\\w*\\b|\\bprevue?s? (?:en|pour)\\b|\\bnon termine\\w*\\b",
      "line",
    ],
    [
      "wish",
      `\\b(?:souhaite|souhaitant|desireu\\w+|envie (?:de|d)|interessee? par|prete? a apprendre|aimerais|voudrais|projet (?:de|d) (?:apprendre|formation)|reconversion|mon (?:objectif|projet|ambition|but)|candidat[ee]? (?:a|au|pour))\\b|(?:${ITEM_START})(?:objectif|poste (?:de|d|comme))\\b|(?:${ITEM_START})(?:je |a la )?recherche (?:d |de |un|une)`,
      "clause",
    ],
    ["lapsed", "\\b(?:expiree?s?|perimee?s?|suspendue?s?|retiree?s?|en attente)\\b", "before"],
    [
      "others",
      "\\b(?:notre|l|le|la|les|une?|mes|mon|ma) (?:[^\\s,;:()]+ ){0,2}?(?:equipes?|prestataires?|collegues?|agence|service|clients?|fournisseur) (?:gere\\w*|s occup\\w+|utilis\\w+|fait|faisait|assur\\w+)\\b",
      "clause",
    ],
    [
      "basic",
      "\\b(?:notions?|bases? (?:de|en|d)|niveau (?:debutant|scolaire|a1|a2)|connaissances? de base|scolaire)\\b",
      "line",
    ],
  ],
);

const SPANISH = language(
  "y el los las del una con para por en como desde hasta mi mis su sus al que se es fue de la",
  [
    [
      "negated",
      "\\bme faltan?\\b|\\b(?:sin|ningun\\w*|falta de|no tengo|carezco de) (?:[^\\s,;:()]+ ){0,2}?(?:experiencia|conocimientos?|formacion|titulo|titulacion|carnet|licencia|certificad\\w+|practica)\\b",
      "clause",
    ],
    ["negated", "\\b(?:sin|ningun\\w*) ", "noun"],
    [
      "negated",
      `\\b(?:no|nunca|jamas) (?!solo\\b|solamente\\b|unicamente\\b)|\\b(?:no|nunca|ningun\\w*|todavia no)${ITEM_END}`,
      "both",
    ],
    [
      "learning",
      "\\b(?:aprendiendo|estudiando|cursando|formandome|iniciandome en|en formacion|matriculad[oa] en|principiante en)\\b",
      "clause",
    ],
    [
      "learning",
      "\\ben (?:curso|proceso|progreso|tramite)\\b|\\bprevist[oa]s?\\b|\\bprincipiante\\b|\\b(?:inacabad|matriculad|abandonad)[oa]\\b|\\b(?:empiez[ao]n?|comienzo|comienza) en\\b|\\bsolo (?:mirando|mirar|viendo|de oyente|observando)\\b|\\bdemostracion(?:es)? de\\b",
      "line",
    ],
    [
      "wish",
      "\\b(?:me gustaria|quiero|deseo|interesad[oa] en|interes (?:en|por)|ganas de|quisiera|mi (?:meta|objetivo|sueno)|aspirante a|dispuest[oa] a (?:aprender|formarme)|busco|aspiro a|pienso)\\b",
      "clause",
    ],
    [
      "lapsed",
      "\\b(?:caducad[oa]s?|vencid[oa]s?|suspendid[oa]s?|retirad[oa]s?|pendientes?)\\b",
      "before",
    ],
    [
      "others",
      "\\b(?:nuestr[oa]|el|la|los|las|una?|mis?) (?:[^\\s,;:()]+ ){0,2}?(?:equipos?|proveedor\\w*|agencia|colegas?|companer\\w+|departamento|clientes?) (?:gestion\\w+|llev\\w+|us(?:a|aba|an)|utiliz\\w+|hac(?:e|ia|en)|se encarg\\w+)\\b",
      "clause",
    ],
    [
      "basic",
      "\\b(?:nociones|conocimientos? basicos?|nivel (?:basico|elemental|inicial|a1|a2)|basic[oa])\\b",
      "line",
    ],
  ],
);

const POLISH = language(
  "w z na oraz od jako dla przy po ze sie nie jest przez lub o u firmy pracy roku",
  [
    [
      "negated",
      "\\bbrakuje mi\\b|\\b(?:bez|brak(?:u)?|zadn\\w+|nie (?:mam|posiadam)) (?:[^\\s,;:()]+ ){0,2}?(?:doswiadczenia|doswiadczen|znajomosci|wiedzy|wyksztalcenia|prawa jazdy|uprawnien|certyfikat\\w*|praktyki)\\b",
      "clause",
    ],
    ["negated", "\\b(?:bez|brak) ", "noun"],
    ["negated", `\\b(?:nie|nigdy) (?!tylko\\b)|\\b(?:nie|brak|nigdy)${ITEM_END}`, "both"],
    [
      "learning",
      "\\b(?:ucze sie|studiuje|poznaje|szkole sie|na kursie|w trakcie (?:nauki|kursu|szkolenia|studiow|zdobywania|certyfikacji)|poczatkujac\\w+ w)\\b",
      "clause",
    ],
    [
      "learning",
      `\\bw trakcie${ITEM_END}|\\bzapisan\\w+ na\\b|\\brozpoczyna\\w*\\b|\\bprzerwan\\w+\\b|\\bpoczatkujac\\w+|\\bnieukonczon\\w+|\\bplanowan\\w+ (?:ukonczenie|obrona)`,
      "line",
    ],
    [
      "wish",
      "\\b(?:chce|chcialbym|chcialabym|chetnie|zamierzam|planuje|interesuje sie|zainteresowan\\w+|gotow\\w+ do nauki|szukam|poszukuje|(?:moim )?cel(?:em)? (?:jest|zawodowy)|aplikuje|ubiegam sie|marze)\\b",
      "clause",
    ],
    [
      "lapsed",
      "\\b(?:wygasl\\w*|niewazn\\w+|zawieszon\\w+|cofniet\\w+|nieaktualn\\w+)\\b",
      "before",
    ],
    [
      "others",
      "\\b(?:nasz\\w*|zespol|dzial|firma|agencja|dostawca|koledzy|kolega|klient) (?:[^\\s,;:()]+ ){0,2}?(?:zajmuje|zajmowal\\w*|obsluguje|obslugiwal\\w*|uzywa|uzywal\\w*|robi|robil\\w*|prowadzi|prowadzil\\w*|korzysta\\w*)\\b",
      "clause",
    ],
    ["basic", "\\bpodstaw\\w*|\\bpoziom(?:ie)? (?:a1|a2)\\b", "line"],
  ],
);

const LANGUAGES = [GERMAN, FRENCH, SPANISH, POLISH];
/** Function words of all these languages, which end a noun phrase. */
export const FOREIGN_FUNCTION_WORDS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(({ functionWords }) => [...functionWords]),
);
/**
 * Minimum number of a language's function words, and share of all words: more than a place's name
 * contains (Café de la Gare).
 */
const MIN_COUNT = 3;
const MIN_SHARE = 0.05;

/** The cues of the languages that the text is written in, judging by function words. */
export function foreignCues(tokens: readonly Token[]): readonly Cue[] {
  const counts = new Map<Language, number>();
  for (const { low } of tokens) {
    if (!FOREIGN_FUNCTION_WORDS.has(low)) continue;
    for (const language of LANGUAGES)
      if (language.functionWords.has(low)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return LANGUAGES.flatMap((language) => {
    const count = counts.get(language) ?? 0;
    return count >= MIN_COUNT && count >= MIN_SHARE * tokens.length ? language.cues : [];
  });
}

/**
 * Nouns after "without" that make it praise (`ohne Unfall`), not a negation: GOOD_TO_LACK of
 * clause-words.ts in these languages.
 */
export const FOREIGN_GOOD_TO_LACK =
  /^(?:ausfall\w*|unfall\w*|fehler\w*|beanstandung\w*|anleitung|hilfe|verluste?|storung\w*|verspatung\w*|reklamation\w*|aufsicht|mangel|erreurs?|pannes?|pertes?|retards?|reclamations?|aide|accidentes?|incidentes?|errores?|fallos?|perdidas?|retrasos?|quejas?|ayuda|wypadk\w+|bled\w+|awari\w+|strat\w*|opoznien\w*|reklamacj\w*|nadzoru|pomocy|przestoj\w*)$/;
/**
 * Verbs after "never" that make it praise (`nie verpasst`), not a negation: GOOD_TO_AVOID of
 * clause-words.ts in these languages.
 */
export const FOREIGN_GOOD_TO_AVOID =
  /^(?:verpasst|versaumt|gefehlt|verloren|manque\w*|perdu\w*|fall\w+|perdido|incumplid\w+|spoznil\w*|opuscil\w*|zawiodl\w*)$/;
