/**
 * Rules for German postings; LanguageRules explains each table. All patterns match text in lower case
 * without umlauts and with s for ß: `fur`, `gross`.
 */
import { type LanguageRules, wordSet } from "./language-rules.ts";

export const GERMAN: LanguageRules = {
  headings: [
    {
      pattern:
        /^(?:von vorteil|wunschenswert|idealerweise|nice to have|das ware (?:toll|schon|super)|pluspunkte?|bonus|zusatzlich|optional)/,
      kind: "preferred",
      asks: true,
    },
    {
      pattern:
        /^(?:wir bieten|das bieten wir|was wir (?:dir |ihnen )?bieten|was (?:dich|sie) erwartet bei uns|unser angebot|ihre vorteile|deine vorteile|benefits|vorteile|uber uns|wer wir sind|das unternehmen|kontakt|bewerbung|jetzt bewerben|interesse geweckt|haben wir|unser(?:e)? (?:unternehmen|team)|darauf (?:kannst|konnen)|freu(?:e|en)? (?:dich|sie))/,
      kind: "padding",
      asks: false,
    },
    {
      pattern:
        /^(?:(?:ihr|dein|euer|unser|das|fachliches|personliches)? ?(?:profil|anforderungen|anforderungsprofil|qualifikation(?:en)?|voraussetzungen|kenntnisse|kompetenzen)|was (?:sie|du|wir) (?:mitbring|erwart|brauch|wunsch|uns)\w*|das (?:bringen sie|bringst du|brauchst du|solltest du|wunschen wir)|(?:sie|du) (?:bringen|bringst|haben|hast|verfugen|verfugst|passen|passt)|wir (?:erwarten|wunschen|suchen|setzen voraus)|damit (?:uberzeug|passt)|womit)/,
      kind: "required",
      asks: true,
    },
    {
      pattern:
        /^(?:(?:ihre|deine|die|ihr|dein)? ?(?:aufgaben|aufgabengebiet|aufgabenbereich|tatigkeiten|verantwortung|job|rolle|tag|stelle)|was (?:sie|dich) erwartet|das (?:erwartet|machst|sind ihre|sind deine)|ihr einsatz|so sieht|stellenbeschreibung)/,
      kind: "plain",
      asks: false,
    },
  ],
  asksForSkill:
    /\b(?:erfahrung\w*|kenntnisse?|\w+kenntnisse|ausbildung|studium|abschluss|qualifikation|fahigkeit|bereitschaft|umgang|sicher(?:er|e|es)?|fuhrerschein|zertifi\w+|berufserfahrung|fuhrerschein|schein|deutsch|englisch|beherrsch\w*|vertraut|versiert)\b/,
  preferred:
    /\b(?:von vorteil|wunschenswert|idealerweise|gerne? (?:auch|mit|gesehen)|ware? (?:toll|schon|super|ein plus|hilfreich)|ein plus|pluspunkt|nice to have|optional|bestenfalls|nicht (?:zwingend|notwendig|bedingung|voraussetzung)|willkommen|hilfreich|kein muss|vorteilhaft)\b/,
  required:
    /\b(?:zwingend|erforderlich|voraussetzung|voraus(?:gesetzt)?|mindestens|muss|mussen|notwendig|unbedingt|abgeschlossene[nrs]?|verpflichtend)\b/,
  padding:
    /\b(?:urlaubstage|tage urlaub|30 tage|weihnachtsgeld|urlaubsgeld|altersvorsorge|jobticket|jobrad|vergutung|gehalt|bruttogehalt|tarif|benefits|obstkorb|firmenwagen|firmenfeiern|mitarbeiterrabatte?|parkplatz|bewerb(?:en|ung|ungen)|lebenslauf|gleichstellung|schwerbehind\w+|diversitat|vielfalt|zuschusse?|betriebliche|flache hierarchien|kollegiales|unbefristet\w*)\b/,
  phraseBreakers: wordSet(`
    der die das den dem des ein eine einen einem einer eines und oder sowie mit von vom zu zur zum zwischen in im ins an am auf aus bei beim bis durch fur gegen ohne um nach seit uber unter vor wahrend wegen als wie dass ob auch nur noch nicht kein keine keinen sehr gut gute guten guter gutes hohe hoher hohes hohen sicher sichere sicherer sicheren fundierte fundierten erste ersten mehrjahrige mehrjahriger mehrere einschlagige einschlagiger umfassende ausgepragte ausgepragtes ausgepragter solide vertiefte grundlegende relevante gangige gangigen idealerweise mindestens gerne bereits moglichst wunschenswert vorteil erforderlich notwendig bedingung zwingend voraussetzung
    sie ihr ihre ihrem ihren ihrer du dein deine deinem deinen deiner wir uns unser unsere unserem unseren unserer dich dir ihnen man es ist sind war waren wird werden wurde haben hast hat habe bringen bringst verfugen verfugst besitzen besitzt beherrschen beherrschst konnen kannst kann sollten solltest mussen musst wollen willst
    erfahrung erfahrungen berufserfahrung praxiserfahrung kenntnis kenntnisse grundkenntnisse fachkenntnisse umgang ausbildung abgeschlossene abgeschlossenes abschluss studium weiterbildung qualifikation bereitschaft fahigkeit freude spass interesse lust verstandnis wissen sicherer bereich bereichen rahmen
    fliesende fliesendes gutes fliessende versorgt suchen sucht freuen laufende dreijahrige abgeschlossener bitte woche kummerst entwickelst entwirfst schreibst weiter wirklich gemeinsam dafur dazu vorbereitung
    durchfuhrung unterstutzung mitarbeit sicherstellung verantwortung verantwortlich ubernahme mitwirkung zusammenarbeit einhaltung umsetzung erledigung vergleichbar vergleichbare vergleichbaren ahnlich ahnliche ahnlichen anderen andere anderer einem weitere weiteren verschiedene verschiedenen aller alle allen inklusive inkl bzw z b usw etc d h m w jahr jahre jahren monat monate
    bewerber bewerberin bewerberinnen bewerbung bewerbungen anzeige lebenslauf quereinsteiger freundlichkeit bedarf moglichkeit moglichkeiten beispiel sinne falle fall regel gern stets immer nie jeder jede jedes jedem wenn dann weil etwas viel viele mehr selbst`),
  joiners: wordSet("von der des"),
  ordinaryWords: wordSet(`
    kunden team unternehmen aufgaben tatigkeit tatigkeiten position stelle bereich arbeit mitarbeiter mitarbeiterinnen kollegen kolleginnen menschen prozesse projekte systeme themen fragen branche wort schrift standort vollzeit teilzeit produkte losungen ziele ansprechpartner woche tag tage stunden art vorgaben standards weise niveau umfeld fachrichtung gebiet zeit haus abteilung unterlagen profil vorteil plus muss bezug qualitat personen leitung planung daten sachen einrichtung betrieb gaste patienten termin termine`),
  hasNounCapitals: true,
  endings: /(?:igkeiten|igkeit|keiten|keit|ungen|erinnen|erin|innen|ern|en|er|es|em|e|n|s)$/,
  softSkills: [
    [/\bteamfahig\w*|\bteamplayer|\bteamgeist|\bteamorientier/, "Teamfähigkeit"],
    [
      /\bkommunikationsstark\w*|\bkommunikationsfahig\w*|\bkommunikativ\w*|\bkommunikationsstarke/,
      "Kommunikationsstärke",
    ],
    [/\bzuverlassig\w*/, "Zuverlässigkeit"],
    [/\bbelastbar\w*/, "Belastbarkeit"],
    [/\bflexib\w+/, "Flexibilität"],
    [
      /\b(?:selbst(?:st)?andige?|eigenverantwortliche?) (?:und \w+ )?arbeits\w+|\bselbst(?:st)?andig\w*|\beigeninitiative/,
      "Selbstständige Arbeitsweise",
    ],
    [/\bsorgfalt\w*|\bgewissenhaft\w*|\bgenauigkeit/, "Sorgfalt"],
    [/\beinfuhlungsvermogen|\bempathi\w+|\beinfuhlsam\w*/, "Einfühlungsvermögen"],
    [
      /\borganisationstalent|\borganisationsgeschick|\borganisationsfahig\w*|\bstrukturiert\w*/,
      "Strukturierte Arbeitsweise",
    ],
    [
      /\bfreundlich\w*|\bservice ?orientier\w*|\bdienstleistungsorientier\w*|\bkundenorientier\w*/,
      "Kundenorientierung",
    ],
    [/\bverantwortungsbewuss?t\w*/, "Verantwortungsbewusstsein"],
    [/\bhands on|\blernbereit\w*|\blernfahig\w*/, "Lernbereitschaft"],
    [/\banalytisch\w*/, "Analytisches Denken"],
  ],
  englishReplacements: [
    [
      /\b(?:abgeschlossenes |ein |erfolgreich )*(?:fach)?hochschulstudium\b|\babgeschlossenes studium\b|\bstudium (?:der|des|im|in)\b|\bbachelorstudium\b/g,
      "bsc",
    ],
    [/\b(?:diplom|masterstudium|magister)\b(?! ?-?(?:mathematische|arbeit))/g, "msc"],
    [/\bpromotion\b/g, "phd"],
    [/\b(?:berufs|praxis)erfahrung(?:en)?\b|\berfahrung(?:en)?\b/g, "exp"],
    [/\bjahr(?:e|en)?\b/g, "year"],
    [/\bzwei\b/g, "2"],
    [/\bdrei\b/g, "3"],
    [/\bvier\b/g, "4"],
    [/\bfunf\b/g, "5"],
    [/\bbis (?:heute|jetzt)\b/g, "to now"],
    [/\bheute\b/g, "now"],
    [/\bbis\b/g, "to"],
    [/\bmarz\b/g, "mar"],
    [/\bmai\b/g, "may"],
    [/\boktober\b|\bokt\b/g, "oct"],
    [/\bdezember\b|\bdez\b/g, "dec"],
  ],
  titleNoise:
    /\(?\b(?:[mwdfx] ?\/ ?[mwdfx](?: ?\/ ?[mwdfxi])?|gn|all genders)\b\)?|^(?:wir suchen|gesucht|stellenangebot|stellenausschreibung|verstarkung)\b(?: (?:eine?n?|zum|ab|fur|unser).*?)?:?/gi,
};
