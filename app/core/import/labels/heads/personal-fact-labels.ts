/**
 * Lists captions of personal facts, "Nationality" or "Geburtsdatum", and headings of sections about the person, by
 * language, and makes a regular expression of each list. personal-facts.ts uses them to tell such facts from contact
 * details.
 */

/** Captions that hardly begin another text. A word of two languages is listed in the first of them. */
const CLEAR_LABELS = {
  english: String.raw`state of origin|(?:place|country|region) of origin|(?:l\.?g\.?a\.?|local government(?: area)?)(?: of origin)?|home ?town|(?:date|place)(?: (?:and|&) (?:date|place))? of birth|birth ?(?:date|place)|nationality|(?:country of )?citizenship(?! (?:educat|teach|stud|lesson))|passport (?:no\.?|number)|visa status|marital status|civil stat(?:us|e)|(?:father|mother|husband|spouse)['’]?s (?:full )?name|next of kin|(?:age|blood) type|blood group|driving licen[cs]e|notice period|security clearance|veterans['’]? preference|right to work(?: in (?:the )?u\.?k\.?)?|dbs (?:certificate|check|number|status)`,
  german:
    "geburts(?:name|datum|tag|ort)|familienstand|zivilstand|heimatort|bürgerort|konfession|staatsangehörigkeit|nationalität|geschlecht|führerschein",
  french:
    "né(?:e)? le|(?:date et )?lieu de naissance|date de naissance|nationalité|état civil|situation (?:familiale|de famille)|permis(?: de condu(?:ire|cere))?",
  spanish:
    "(?:fecha|lugar) de nacimiento|nacionalidad|estado civil|cédula(?: de ciudadanía)?|documento de identidad|(?:carn[eé]t?|permiso) de conducir",
  portuguese: "(?:data|local) de nascimento|nacionalidade|carta de condução",
  italian:
    "luogo (?:e data )?di nascita|data di nascita|nazionalità|cittadinanza|stato civile|codice fiscale|patente di guida",
  romanian:
    "data (?:nașterii|naşterii)|locul nașterii|naționalitatea?|cetățeni[ea]|stare(?:a)? civilă",
  dutch: "geboorte(?:datum|plaats)|nationaliteit|burgerlijke staat|rijbewijs",
  scandinavian: "nationalitet|medborgarskap|civilstånd|körkort|førerkort|kørekort",
  polish: "(?:data|miejsce) urodzenia|narodowość|obywatelstwo|stan cywilny|prawo jazdy",
  czech:
    "(?:datum|místo) narození|státní (?:příslušnost|občanství)|rodinný stav|pohlaví|řidičský průkaz",
  turkish: "doğum (?:tarihi|yeri)|medeni (?:hali|durumu|hal|durum)|askerlik durumu|sürücü belgesi",
};

/** Words that also begin other texts ("Age concern"): captions only before a colon, a number or the end of the text. */
const AMBIGUOUS_LABELS = {
  english: String.raw`age|height|weight|domicile|tribe|caste|clearance|cnic(?: no\.?)?`,
  german: "alter|größe|kinder|verfügbar|ledig ab",
  french: "sexe",
  spanish: "edad|sexo|curp|rfc|nss|dni",
  portuguese: "nascimento|naturalidade|cnh|cpf|rg",
  italian: "sesso",
  turkish: "uyruk|uyruğu|cinsiyet|ehliyet",
};
const AFTER_AMBIGUOUS_LABEL = String.raw`\s*:|\s*$|\s+\d`;

/**
 * Words that are captions before a colon, at the end of the text, or before one of these values, also behind a dash:
 * "Gender female" and "Gender - female" are facts, "Gender studies" is none.
 */
const LABELS_WITH_VALUES: readonly { label: string; value: string }[] = [
  {
    label: "sex|gender(?: identity)?",
    value:
      "male|female|m|f|man|woman|femenino|masculino|femminile|maschile|féminin|masculin|weiblich|männlich|other|diverse?|non-?binary|trans(?:gender)?|prefer",
  },
  {
    label: "religion",
    value: String.raw`(?:(?:roman|greek|russian) )?(?:catholic(?:ism)?|orthodox)|christian(?:ity)?|protestant|baptist|anglican|methodist|lutheran|adventist|pentecostal|evangelical|m(?:uslim|oslem)|islam|hindu(?:ism)?|sikh(?:ism)?|jain(?:ism)?|buddhis[mt]|jewish|judaism|atheis[mt]|agnostic|none|(?:römisch-|röm\.-?\s?)?kath(?:olisch|\.)|ev(?:angelisch|\.)|konfessionslos`,
  },
  {
    // A patent's number begins with a country's two letters: "Patente US 123".
    label: String.raw`patente(?!\s*:?\s*\p{L}{2}[\s-]?\d)`,
    value: String.raw`nautica|(?:europea |automobilistica )?(?:(?:di )?(?:categoria|cat\.|tipo|classe)\s*)?["“]?(?:am|[a-d]{1,2}[12]?e?)`,
  },
];
/** The regular expression of a caption before its value. */
const labelWithValue = ({ label, value }: { label: string; value: string }) =>
  String.raw`(?:${label})(?=\s*(?:[/(][^:]{1,20})?:|\s*$|(?:\s+|\s*[–—-](?!diverse|trans)\s*)(?:${value})(?!\p{L}))`;

/** The caption at the start of a fact: "Nationality" in "Nationality: British". */
export const FACT_LABEL = new RegExp(
  `^(?:${[
    `(?:${Object.values(AMBIGUOUS_LABELS).join("|")})(?=${AFTER_AMBIGUOUS_LABEL})`,
    ...LABELS_WITH_VALUES.map(labelWithValue),
    ...Object.values(CLEAR_LABELS),
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** Headings such as "Personal details". Headings of contact details alone are not here. */
const PERSON_HEADINGS = {
  english:
    "personal(?: (?:details|information|data|info|facts|particulars|bio[- ]?data))?|bio[- ]?data|particulars(?: of (?:the )?(?:applicant|candidate))?|(?:applicant|candidate)(?:['’]s)? (?:data|details|information|particulars)|your (?:personal )?details",
  german:
    "persönliche (?:daten|angaben|informationen)|(?:angaben )?zur person|personalien|bewerberdaten",
  french:
    "(?:informations|données|renseignements) personnel(?:le)?s|identité(?: du candidat)?|état[- ]civil",
  spanish: "datos (?:personales|generales)|datos del (?:candidato|solicitante)|identificación",
  portuguese:
    "dados pessoais|dados do candidato|identificação(?: do candidato)?|informações pessoais",
  italian: "informazioni personali|dati (?:personali|anagrafici)",
  romanian: "informații personale|date personale",
  dutch: "persoonlijke (?:gegevens|informatie)|personalia",
  scandinavian: "personuppgifter|personlige? (?:oplysninger|opplysninger)",
  polish: "dane osobowe|dane kandydata",
  czech: "osobní údaje",
  turkish: "kişisel bilgiler|kimlik bilgileri",
};

/** The heading of a section about the person, such as "Personal details". */
export const PERSON_HEADING = new RegExp(
  String.raw`^(?:${Object.values(PERSON_HEADINGS).join("|")})\s*:?$`,
  "iu",
);
