/** Detects personal facts other than contact details, such as "Nationality: British", and splits or removes them. */
import type { LabelCell, LabelLine } from "#app/core/import/labels/label-line.ts";
import { withoutEnumeration } from "#app/core/import/readers/headings.ts";

const FACT_LABEL =
  /^(?:(?:age|height|weight|domicile|tribe|caste|clearance|alter|größe|edad|sexo|sexe|sesso|sex|curp|rfc|nss|cnh|cpf|rg|dni|cnic(?: no\.?)?|naturalidade|nascimento|ehliyet|uyruk|uyruğu|cinsiyet|verfügbar|ledig ab)(?=\s*:|\s*$|\s+\d)|state of origin|(?:place|country|region) of origin|(?:l\.?g\.?a\.?|local government(?: area)?)(?: of origin)?|home ?town|passport (?:no\.?|number)|notice period|security clearance|veterans['’]? preference|spouse['’]s (?:full )?name|next of kin|(?:age|blood) type|geburtsname|kinder(?=\s*:|\s*$|\s+\d)|obywatelstwo|doğum (?:tarihi|yeri)|medeni (?:hali|durumu|hal|durum)|sürücü belgesi|askerlik durumu|situation (?:familiale|de famille)|date et lieu de naissance|luogo (?:e data )?di nascita|codice fiscale|cittadinanza|local de nascimento|data (?:nașterii|naşterii)|naționalitatea?|cetățeni[ea]|stare(?:a)? civilă|locul nașterii|cédula(?: de ciudadanía)?|documento de identidad|marital status|civil stat(?:us|e)|(?:father|mother|husband|spouse)['’]?s (?:full )?name|visa status|religion|blood group|sex|datum narození|místo narození|státní (?:příslušnost|občanství)|rodinný stav|řidičský průkaz|pohlaví|nationality|citizenship|gender|(?:date|place)(?: (?:and|&) (?:date|place))? of birth|birth ?(?:date|place)|driving licen[cs]e|familienstand|zivilstand|heimatort|bürgerort|konfession|staatsangehörigkeit|nationalität|geschlecht|geburtsdatum|geburtstag|geburtsort|führerschein|état civil|nationalité|date de naissance|né(?:e)? le|permis(?: de condu(?:ire|cere))?|estado civil|nacionalidad|fecha de nacimiento|nacionalidade|data de nascimento|stato civile|nazionalità|data di nascita|stan cywilny|narodowość|data urodzenia|miejsce urodzenia|prawo jazdy|burgerlijke staat|nationaliteit|geboorte(?:datum|plaats)|rijbewijs|lugar de nacimiento|(?:carn[eé]t?|permiso) de conducir|patente(?: di guida)?|carta de condução|lieu de naissance|körkort|førerkort|kørekort|civilstånd|nationalitet|medborgarskap)(?!\p{L})/iu;
/** Headings of sections about the person, such as "Personal details"; headings of contact details alone are not here. */
const PERSON_HEADING =
  /^(?:personal(?: (?:details|information|data|info|facts|particulars|bio[- ]?data))?|bio[- ]?data|particulars(?: of (?:the )?(?:applicant|candidate))?|(?:applicant|candidate)(?:['’]s)? (?:data|details|information|particulars)|persönliche (?:daten|angaben|informationen)|angaben zur person|zur person|personalien|bewerberdaten|persoonlijke (?:gegevens|informatie)|personalia|(?:informations|données|renseignements) personnelles|renseignements personnels|identité(?: du candidat)?|état[- ]civil|datos (?:personales|generales)|datos del (?:candidato|solicitante)|identificación|dados pessoais|dados do candidato|identificação(?: do candidato)?|informações pessoais|informazioni personali|informații personale|date personale|dati (?:personali|anagrafici)|dane osobowe|dane kandydata|osobní údaje|personuppgifter|personlige? (?:oplysninger|opplysninger)|kişisel bilgiler|kimlik bilgileri)\s*:?$/iu;

export const isPersonHeading = (text: string): boolean =>
  PERSON_HEADING.test(withoutEnumeration(text.trim()));

/** "Born" is also a town; a colon, "in" or a date follows the word where it means a birth. */
const BORN =
  /^(?:born|geboren|født|född)(?:\s*:|\s+in\s|\s.*(?:\b(?:19|20)\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2}\b))/iu;
/** Separators between facts, without the comma, which may be inside a fact. */
const SEPARATOR = /([|·•⋅∙⋄◦▪■∗‖¦;])/u;

/** A fact's label and its value, from the cells of a line; null for other lines. */
export function splitPersonalFact(
  cells: readonly LabelCell[],
): { label: string; value: string } | null {
  const text = cells.map((cell) => cell.text.trim()).join(" ");
  const [label = ""] = LABEL_OF_FACT.exec(text) ?? [];
  if (label === "" || (!isPersonalFact(text) && label !== text)) return null;
  const value = text.slice(label.length).replace(/^\s*:?\s*/, "");
  return { label: label.trim(), value };
}

const LABEL_OF_FACT = new RegExp(
  `${FACT_LABEL.source}|^(?:born|geboren|født|född)(?: (?:on|am|op|den)(?!\\p{L}))?`,
  "iu",
);

export const isPersonalFact = (text: string): boolean => FACT_LABEL.test(text) || BORN.test(text);
/** True for a fact's label without a value, such as "Nationality:"; its value is in the next piece of text. */
export const isFactLabelAlone = (text: string): boolean =>
  isPersonalFact(text) && /^:?$/.test(text.replace(FACT_LABEL, "").trim());

export function withoutPersonalFacts(line: LabelLine): LabelLine {
  let isValue = false;
  const withoutFact = (piece: string) => {
    const text = piece.trim();
    if (text === "" || SEPARATOR.test(text)) return piece;
    const isLeftOut = isValue || isPersonalFact(text);
    isValue = isFactLabelAlone(text);
    return isLeftOut ? " " : piece;
  };
  const cells = line.cells.map((cell): LabelCell => {
    const text = cell.text.split(SEPARATOR).map(withoutFact).join("");
    return text === cell.text ? cell : { ...cell, text, spans: undefined };
  });
  return { ...line, cells };
}
