/**
 * The kinds of screening questions (yes-or-no conditions of a posting, "knockouts") and the patterns
 * that recognize them in postings and resumes, in the languages that the engine scores. They are
 * matched against text without accents (cleanText), lower-cased, with ł as l.
 */

/** What is compared to answer a question from a resume: see knockout-state.ts. */
export type KnockoutAnswer = "stated" | "degree" | "clearance" | "license" | "weight";

export interface KnockoutKind {
  name: string;
  /**
   * What a posting says to ask it. Lines are quoted for the first pattern that any line matches.
   */
  asked: readonly RegExp[];
  /** What a line of a resume says to meet it; null if resumes don't say it. */
  shown: RegExp | null;
  /** What a line of a resume says to fail it, besides a negation of `shown`. */
  failed?: RegExp;
  answer: KnockoutAnswer;
}

const any = (...parts: string[]) => new RegExp(`\\b(?:${parts.join("|")})`);

/** The right to work, in English, German, French, Spanish and Polish, as in the patterns below. */
const RIGHT_WORDS = [
  "authori[sz]ed to work|(?:right|permission|permit|eligib(?:le|ility)|entitled|entitlement) to (?:legally )?(?:live and )?(?:work|employment)",
  // Not `able to work weekends`.
  "(?:allowed|able) to (?:legally work|(?:live and )?work (?:legally|lawfully|without (?:visa |a visa )?sponsor|in (?:the )?(?:us|u\\.s|usa|uk|eu|eea|united|european|country|america|canada|ireland|britain|germany|france|spain|poland|australia|new zealand|india|singapore|netherlands|switzerland|austria|belgium|italy|europe)))",
  "legally (?:able|entitled|permitted|authori[sz]ed|eligible) to (?:work|be employed)|working rights|work(?:ing)? (?:authori[sz]ation|permit|visa|rights)|valid visa|employment (?:authori[sz]ation|eligibility)",
  "(?:eu|eea|us|u\\.s\\.|uk|british|irish|australian|canadian|american) (?:citizen|national|passport)|permanent residen(?:t|ce|cy)|green card|settled status|indefinite leave",
  "arbeitserlaubnis|aufenthaltstitel|arbeitsgenehmigung|eu-burger|staatsburger|niederlassungserlaubnis",
  "autorisation de travail|titre de sejour|permis de travail|carte de sejour|ressortissant|nationalite",
  "permiso de (?:trabajo|residencia)|nie en vigor|documentacion en regla|papeles en regla|nacionalidad",
  "pozwoleni[ea] na prace|karta pobytu|zezwoleni[ea] na prace|obywatelstw",
];
const RIGHT_SHOWN = any(...RIGHT_WORDS, "citizen(?:s|ship)?\\b(?! advice)");
const RIGHT_ASKED = any(
  ...RIGHT_WORDS,
  // Not `citizen complaints`, `senior citizens`, `digital citizenship`.
  "(?<!\\b(?:senior|corporate|good|digital) )citizens?(?= (?:only|or (?:permanent|green|lawful|legal|national|resident|eea|have|hold))|/)|(?<!\\b(?:senior|corporate|good|digital) )citizen\\b(?=$|[.,;:)(]| (?:required|with|due|by|of|status|is)\\b)",
  "(?:u\\.?s\\.?|proof of|require\\w*|have|hold) citizenship|citizenship (?:is |status |or )?(?:required|must|mandatory|permanent|verification)",
);

const DRIVING = any(
  "driv(?:er|ing|ers)(?:'?s?'?)? licen[cs]e|full (?:clean )?(?:uk |eu |irish |valid )?(?:manual )?licen[cs]e|clean licen[cs]e|(?:class|category|cat\\.?) [a-g][a-z0-9+]{0,3} (?:driv\\w+ )?licen[cs]e|licen[cs]ed driver",
  "cdl\\b|hgv\\b|lgv\\b|class [12] (?:hgv|lgv|driver)|commercial driver",
  "fuhrerschein|fahrerlaubnis|pkw-fuhrerschein",
  "permis (?:de conduire|b\\b|c\\b|ce\\b|d\\b|poids)|permis vl|permis pl",
  "(?:carnet|permiso|licencia) (?:de (?:conducir|conduccion|manejo)|b\\b|tipo b)|carne de conducir",
  "praw[oa] jazdy|prawem jazdy",
);

/** Not the license of an employer or a colleague: `in a licensed childcare center`, `under a licensed plumber`. */
const NOT_OF_OTHERS =
  "(?<!\\b(?:in|at|within|from|of|under|by|alongside)(?: (?:an?|the|our|any|another|other|your|state))? )(?<!\\bwith (?:an?|the|our|other) )(?<!\\b(?:assist|support)(?:s|ed|ing)? (?:(?:an?|the|our|other) )?)";

/** Not where to apply: `Apply in person`. */
const NOT_TO_APPLY =
  "(?<!\\b(?:apply|applying|inquire|enquire|interview\\w*|applications?|resumes?)\\b[^.;:!?]{0,40})";
/** Not how to talk to people: `in person, by phone and by email`. */
const PHONE = "(?:tele)?phone|e-?mail|online|video|chat|text|writing|virtual(?:ly)?";
const NOT_BESIDE_PHONE = `(?<!\\b(?:${PHONE})(?:,|/| )+(?:and |or |& )?)`;
const NOT_BEFORE_PHONE = `(?!(?:,|/| )+(?:and |or |& )?(?:(?:by|over|via|on|through|in) )?(?:the )?(?:${PHONE})\\b)`;

/** First, because a title (`CDL Driver`) names the license too, but a line that asks is more specific. */
const DRIVING_ASKED = new RegExp(
  `\\b(?:valid|current|clean|full|hold|have|possess\\w*|must|requires?)\\b[^.;]{0,40}${DRIVING.source}|${DRIVING.source}[^.;]{0,40}\\b(?:required|essential|needed|a must)`,
);

export const KNOCKOUT_KINDS: readonly KnockoutKind[] = [
  {
    name: "Right to work",
    asked: [
      RIGHT_ASKED,
      // Employers verify it with E-Verify; in a duty of HR, `Process I-9s and E-Verify`, it asks nothing.
      /\b(?:participat\w+|uses?|using|through|via|enrolled)\b.{0,30}\be-?verify|\be-?verify (?:participant|employer)|^e-?verify\W*$/,
    ],
    shown: RIGHT_SHOWN,
    answer: "stated",
  },
  {
    name: "Visa sponsorship",
    asked: [
      /\b(?:not|no|unable|cannot|can't|without|isn't|aren't|don't|doesn't)\b.{0,40}\bsponsor|\bsponsor(?:ship|ed)?\b.{0,40}\b(?:not|unavailable|no)\b/,
    ],
    shown:
      /\b(?:no|not|without|don't|doesn't)\b.{0,30}\bsponsor|\bcitizen\b|permanent resident|green card/,
    failed: /\b(?:require|need|seek)\w*\b.{0,40}\bsponsor|\bsponsorship (?:required|needed)/,
    answer: "stated",
  },
  {
    name: "Security clearance",
    asked: [
      /\b(?:security|sc|dv|ts|secret|sci|baseline|nato|government|active|current|public trust) clearance|clearance (?:level|required|eligib)|\bts\/sci\b|\b(?:sc|dv)[ -]clear(?:ed|ance)|\bbpss\b|sicherheitsuberprufung|habilitation (?:de securite|defense|secret)|habilitacion de seguridad|poswiadczeni\w+ bezpieczenstwa|obtain and maintain an? .{0,20}clearance/,
    ],
    shown:
      /\b(?:ts\/sci|top secret|secret|confidential|public trust|bpss|sc[ -]clear|dv[ -]clear|security clearance|sicherheitsuberprufung|habilitation|poswiadczenie bezpieczenstwa)/,
    answer: "clearance",
  },
  {
    name: "Background check",
    asked: [
      any(
        "background (?:check|screen|investigation)|criminal (?:record|background|history|check)|reference check|credit check|police (?:check|clearance|vetting)|garda vetting|vetting\\b|dbs\\b|disclosure (?:and barring|scotland|check)|pvg\\b|working with (?:children|vulnerable)|wwcc\\b|fingerprint",
        "fuhrungszeugnis|casier judiciaire|antecedentes penales|certificado de (?:delitos|antecedentes)|delitos (?:de naturaleza )?sexual|niekaralnosc",
      ),
    ],
    shown: any(
      "(?:enhanced |basic |standard |clear )*dbs\\b|background check|garda vett|police check|working with children|wwcc\\b|pvg\\b|fingerprint clearance|fuhrungszeugnis|casier judiciaire|antecedentes penales|certificado de delitos|niekaralnosc",
    ),
    answer: "stated",
  },
  {
    name: "Drug test",
    asked: [
      /\bdrug(?:s)?(?: and alcohol)?[ -](?:test|screen)|drogentest/,
      /\bdrug(?:s)?(?: and alcohol)?[ -]free/,
    ],
    shown: null,
    answer: "stated",
  },
  {
    name: "Medical check",
    asked: [
      any(
        "(?:pre-?employment|occupational health|fitness|dot|faa|company) (?:medical|physical)|medical (?:exam|examination|check|clearance|assessment|screening)|physical exam|health (?:check|screening|clearance)|colou?r[ -]?blind|colou?r vision|eyesight|vision test|fit to work|tb test|tuberculosis",
        "gesundheitszeugnis|gesundheitliche eignung|infektionsschutzgesetz|visite medicale|aptitude medicale|reconocimiento medico|badania (?:sanitarno|lekarskie)|orzeczenie (?:sanitarno|lekarskie)|ksiazeczk\\w+ (?:sanepid|sanitarn|zdrowia)|sanepid",
      ),
    ],
    shown: any(
      "medical certificate|dot medical|medical card|class [123] medical|gesundheitszeugnis|infektionsschutzgesetz|ksiazeczk\\w+ (?:sanepid|sanitarn|zdrowia)|orzeczenie sanitarno|badania sanitarno",
    ),
    answer: "stated",
  },
  { name: "Driving license", asked: [DRIVING_ASKED, DRIVING], shown: DRIVING, answer: "license" },
  {
    name: "Own vehicle",
    asked: [
      any(
        "(?:own|reliable|personal|private|use of an?|access to an?) (?:car|vehicle|transport\\w*|van|bike|bicycle)|car owner|insured vehicle",
        "eigene[rsnm]? (?:pkw|auto|fahrzeug|kfz)|vehicule (?:personnel|propre|indispensable)|voiture personnelle|permis et vehicule|(?:vehiculo|coche) propio|wlasn\\w+ (?:samochod|auto|transport)",
      ),
    ],
    shown: any(
      "(?:own|have an?|with|reliable|use of an?|access to an?) (?:own )?(?:car|vehicle|transport\\w*|van)|car owner|eigene[rsnm]? (?:pkw|auto|fahrzeug|kfz)|vehicule|voiture|(?:vehiculo|coche) propio|wlasn\\w+ (?:samochod|auto)",
    ),
    answer: "stated",
  },
  {
    name: "License or registration",
    asked: [
      any(
        "licensure|registration with|registered with|bar admission|admitted to (?:the|practi[sc]e)|(?:nursing|rn|lpn|teaching|teacher|journeyman|professional|pilot|real estate|sia|insurance|state|cosmetology|electrical|plumbing|contractor) licen[cs]e|(?:nmc|hcpc|gmc|gphc|sra|ahpra|nmbi|coru|teaching council|sssc|swe) (?:registration|pin|registered)|approbation|approbiert|berufserlaubnis|inscri\\w+ a l'ordre|colegiad[oa]|colegiacion|praw[oa] wykonywania zawodu",
        "(?:current|valid|active|unrestricted|unencumbered) (?!(?:(?!licen[cs]e)[^.;,]){0,40}\\b(?:driv|cdl|class [a-g] (?:licen|driv|cdl)))[^.;,]{1,40}\\blicen[cs]e",
      ),
      // Last, because a title (Registered Nurse) asks too, but a line with the license is more
      // specific.
      any(
        `${NOT_OF_OTHERS}(?:licensed|registered|chartered|board[ -]certified) (?!premises|office|charity)`,
      ),
    ],
    shown: any(
      `licen[cs]es?\\b|${NOT_OF_OTHERS}(?:licen[cs]ed|registered)|licensure|registration|pin\\b|chartered|board[ -]certified|admitted to|bar admission|approbation|approbiert|berufserlaubnis|inscri\\w+ a l'ordre|colegiad[oa]|praw[oa] wykonywania zawodu`,
    ),
    answer: "license",
  },
  {
    name: "Degree",
    asked: [
      /\b(?:degree|bachelor'?s?|master'?s?|diploma|ged|ph\.? ?d)\b.{0,60}\b(?:required|mandatory|essential|is a must)|\b(?:must (?:have|hold|possess)|requires?|required:|minimum of) .{0,40}\b(?:degree|bachelor|master'?s|diploma|ged)\b/,
    ],
    shown: null,
    answer: "degree",
  },
  {
    name: "Place of work",
    asked: [
      any(
        `${NOT_TO_APPLY}(?:on[ -]?site\\b(?! (?:(?:free|child|employee|staff|subsidi[sz]ed) )?(?:parking|gym|caf|nurser|team|day ?care|child ?care|care\\b|creche|fitness|clinic|canteen|restaurant|laundry|housing|meals?|lunch|massage|wellness|amenit))|in[ -]?office|in the (?:office|studio)|${NOT_BESIDE_PHONE}in[ -]person\\b${NOT_BEFORE_PHONE})|hybrid|days? (?:a week|per week|each week)? ?(?:in|at) (?:the|our)|days (?:in|at) the|one from home|(?:must|should) (?:already |currently )?(?:live|reside|be based|be located|be local\\b)|local candidates|locals only|(?:live|living|reside|residing|located|based|home|commut\\w*|must be|you are|you're)\\b[^.;]{0,40}\\bwithin (?:\\d+|an|a|one) (?:miles|minutes|hour|km)|within an? reasonable commut|commut|(?<!no )relocat(?:e\\b|ion\\b(?! (?:assist|package|support|bonus|expens|costs?\\b|help|benefit|stipend)))|(?:wfo|work from office)\\b|office[ -]based`,
        "prasenz|vor ort\\b|im homeoffice|umzugsbereitschaft|presentiel|sur site|teletravail|presencial|trabajo hibrido|praca (?:stacjonarna|hybrydowa)|residencia en|wohnhaft|mobilite geographique",
      ),
      /\bno relocation\b/,
    ],
    shown: any("relocat|hybrid|on[ -]?site|commut|umzug|mobil[ei]|presencial|movilidad|relokacj"),
    failed: /\bremote only\b|\bnot (?:able|willing) to relocate/,
    answer: "stated",
  },
  {
    name: "Travel",
    asked: [
      /\btravel(?:l?ing)?\b.{0,40}(?:\d+ ?%|required|necessary|expected|willing|extensive|frequent|occasional|across|between|to (?:client|customer|other|site|our))|(?:\b\d{1,3} ?%|required|willing(?:ness)?|able|ability|prepared|extensive|frequent|occasional|some|regular|up to|involves?|includes?)\b.{0,24}\btravel\b/,
      any(
        "reisebereitschaft|reisetatigkeit|dienstreisen|deplacements|disponibilidad para viajar|viajes\\b|gotowosc do (?:wyjazdow|podrozy|delegacji)|delegacj|wyjazd\\w+ sluzbow|stay away|nights? away|overnight",
      ),
    ],
    shown: any(
      "(?:willing|able|happy|open|available|prepared|free) to travel|travel(?:l?ed|l?ing)? (?:up to|\\d+ ?%|weekly|monthly|nationally|internationally|to (?:client|customer|site)s?)|\\d+ ?% travel|reisebereit|dienstreisen|deplacements|disponibilidad para viajar|gotowosc do (?:wyjazdow|podrozy)|delegacj",
    ),
    answer: "stated",
  },
  {
    name: "Hours and shifts",
    asked: [
      any(
        "(?:night|weekend|rotating|evening|early|late|day|afternoon|split|second|third|2nd|3rd|two|three|12[ -]hour|twilight|back|swing|graveyard|continental) shifts?\\b|shift (?:work|pattern|rota|allowance|loading|basis)|shifts\\b.{0,40}(?:days|nights|weekends)|\\d (?:am|pm)? ?(?:to|-) ?\\d{1,2} ?(?:am|pm)?\\b.{0,15}shift|shift: ",
        "(?<!home )(?:odd |some |occasional |alternate |every other |every |regular |including |and |work |rostered |rotating )(?:weekends?\\b(?! (?:off|at home))|saturdays?|sundays?|bank holidays?)|weekends?\\b.{0,30}(?:required|availab|work|rota)|evenings\\b.{0,20}weekends|on[ -]call\\b|standby (?:rota|rotation)|overtime\\b.{0,30}(?:required|mandatory|availab)|(?:early|late) (?:start|finish|evening|night|morning)s?\\b|sleep-?ins?\\b|unsoci(?:al|able) hours|\\b[1-9] ?[ap]\\.?m\\.? (?:or|to|start)|term[ -]time only",
        "schicht(?:dienst|arbeit|bereitschaft|system|betrieb)|(?:fruh|spat|nacht|wechsel)schicht|wochenend(?:dienst|arbeit|e\\b)|(?:ruf|nacht)?bereitschaft(?:sdienst)?\\b|nachtdienst|horaires (?:decales|variables|flexibles|de nuit)|travail (?:le|en) (?:week-end|soiree|nuit|weekend)|week-ends?\\b|3x8|2x8|astreintes?|turnos?\\b|fines de semana|guardias?\\b|disponibilidad horaria|prac[aey] (?:zmianow|w systemie|w weekend)|systemie (?:zmianowym|\\w+zmianowym)|zmianow|dyzur|w weekendy|\\d-zmianow",
      ),
    ],
    shown: any(
      "(?:night|weekend|rotating|evening|early|late|afternoon|split|second|third|12[ -]hour) shifts?\\b|shift work|(?:worked|working|available|covering|flexible).{0,40}(?:weekends|nights|evenings|shifts|saturdays)|weekends? (?:available|availability)|on[ -]call\\b|standby|nights and weekends|\\d-shift|schicht|bereitschaft|nachtdienst|horaires decales|week-end|astreinte|3x8|2x8|turnos|fines de semana|guardias|disponibilidad horaria|zmianow|dyzur|weekend",
    ),
    failed:
      /\b(?:weekdays|mornings|days|monday to friday) only\b|\b(?:not|un)available\b.{0,20}\b(?:weekend|night|evening|saturday|sunday)/,
    answer: "stated",
  },
  {
    name: "Physical demands",
    asked: [
      any(
        "(?:lift|carry|lifting|carrying|push|move)\\b.{0,40}(?:\\d+ ?(?:lbs?|pounds|kg|kilos?)|equipment|heavy|loads?|boxes)|\\d+ ?(?:lbs?|pounds|kg)\\b|heavy lifting|stand(?:ing)? (?:for|on your feet|all)|on your feet|climb(?:ing)?\\b.{0,20}ladders?|work(?:ing)? at heights?|physically (?:fit|demanding|able)|manual dexterity|walk the .{0,20}floor|heat and dust|ppe\\b.{0,20}(?:worn|required)",
        "korperlich(?:e|er)? (?:belastbar|fit|belastung|leistungsfahig)|schwindelfrei|port de charges|station debout|bonne condition physique|esfuerzo fisico|cargar peso|dzwigani|dobra kondycja|wysilek fizyczny",
      ),
    ],
    shown: any(
      "lift(?:ed|ing)? .{0,40}(?:\\d+ ?(?:lbs?|pounds|kg)|heavy)|\\d+ ?(?:lbs?|pounds|kg)\\b|heavy lifting|manual handling|physically fit|work(?:ed|ing)? at heights?|korperlich|port de charges",
    ),
    answer: "weight",
  },
  {
    name: "Age",
    asked: [
      any(
        "(?:at least|over|minimum age(?: of)?|aged|be) (?:16|18|19|21|25)\\b(?=[ ,.;)]*(?:$|years? (?:of age|old)|yrs|to\\b|or over|and over|due|as\\b|for\\b|by law))|(?:1[6-9]|2[0-5]) years (?:of age|or older|old)|(?:1[6-9]|2[0-5])\\+? (?:or over|or older|and over)",
        "mindestalter|mindestens 18 jahre|volljahrig|18 ans (?:revolus|minimum)|majeur\\b|mayor(?:es)? de (?:edad|18)|ukonczon\\w+ 18|pelnoletni",
      ),
    ],
    shown: null,
    answer: "stated",
  },
  {
    name: "Vaccination",
    asked: [
      /\bvaccin(?:ated|ations?|es?)\b|immuni[sz]ation|masernschutz|impfung|vacuna|szczepieni/,
    ],
    shown:
      /\bvaccinated|vaccination|immuni[sz]ation|masernschutz|geimpft|vaccine|vacunad|szczepien/,
    failed: /\bunvaccinated\b/,
    answer: "stated",
  },
  {
    name: "Start date",
    asked: [
      any(
        "immediate(?:ly)? (?:start|available|joiner)|available immediately|must (?:be able to )?start|start(?:ing)? date|notice period|ab sofort|zum nachstmoglichen|disponibilite immediate|incorporacion inmediata|od zaraz",
      ),
    ],
    shown: any(
      "(?:available|free|can start|start) immediately|immediate(?:ly)? (?:start|available|joiner)|notice period|ab sofort|disponible immediatement|incorporacion inmediata|od zaraz",
    ),
    answer: "stated",
  },
];
