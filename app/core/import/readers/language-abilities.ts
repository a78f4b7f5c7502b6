/** Recognizes the column headers of tables of languages: "Languages known", and abilities such as "Reading". */

/** Abilities such as reading and speaking; most lines are in one language. */
const ABILITIES = [
  "(?:to |can )?(?:read|write|speak|understand|listen)|understanding|speaking|writing|listening|reading|spoken|written|oral|comprehension|conversation|spoken (?:interaction|production)|reading comprehension|oral expression",
  "(?:lese|hör)?verstehen|sprechen|schreiben|hören|lesen|an gesprächen teilnehmen|zusammenhängendes sprechen|(?:in )?wort|(?:in )?schrift|mündlich|schriftlich",
  "comprendre|parler|écrire|écouter|lire|lue?|écrite?|parlée?|comprise?|orale?|compréhension(?: (?:orale|écrite))?|(?:expression|interaction|production) (?:orale|écrite)|prendre part à une conversation|s['’]exprimer oralement(?: en continu)?",
  "comprender|entender|hablar|leer|escribir|habla(?:do)?|le(?:e|ído)|escribe|escrit[oa]|entiende|escritura|lectura|comprensión(?: (?:auditiva|oral|lectora|de lectura))?|(?:interacción|expresión|producción) (?:oral|escrita)",
  "comprensione|parlat[oa]|scritt[oa]|lett[oa]|scrittura|ascolto|lettura|interazione(?: orale)?|(?:produzione|espressione) (?:orale|scritta)",
  "compreender|falar|ler|escrever|falad[oa]|lid[oa]|lê|escreve|fala|compreensão(?: oral)?|conversação|leitura|(?:interação|produção|expressão) (?:oral|escrita)",
  "begrijpen|verstaan|spreken|schrijven|luisteren|lezen|mondeling|schriftelijk|gesproken (?:interactie|productie)",
  "rozumienie|mówienie|mowa|pisanie|pismo|słuchanie|czytanie|w mowie|w piśmie|(?:tworzenie|samodzielne) wypowiedzi|interakcja|porozumiewanie się",
  "porozumění|poslech|čtení|psaní|mluvení|mluvený projev|písemný projev|slovem|písmem",
  "înțelegere|vorbire|vorbit|scriere|scris|citire|citit|ascultare|participare la conversație|discurs oral|exprimare (?:orală|scrisă)",
  "förstå(?:else)?|tala|läsa|skriva|lyssna|tal|skrift|muntligt?|skriftligt?|lese|skrive|snakke|lytte|læse",
  "okuma|yazma|konuşma|dinleme|anlama|olvasás|írás|beszéd|szövegértés",
];
const ABILITY = new RegExp(`^(?:${ABILITIES.join("|")})$`, "iu");

/** True for the header of a column of levels, which names an ability: "Reading", "Scriere". */
export const isLanguageAbility = (text: string): boolean => ABILITY.test(text.trim());

const LANGUAGE_HEADER =
  /^(?:(?:foreign |names? of (?:the )?)?languages?(?: known| spoken)?|(?:fremd)?sprachen?|langues?|idiomas?|lenguas?|línguas?|lingu[ae]|talen|taal|język(?:i)?|limb[ai]|språk|sprog|diller?|dil|jazyky?|nyelv(?:ek)?)\s*:?$/iu;

/** True for the header of the column that names the languages: "Languages known". */
export const isLanguageHeader = (text: string): boolean => LANGUAGE_HEADER.test(text.trim());
