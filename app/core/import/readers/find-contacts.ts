/** Finds email addresses, URLs and phone numbers in text. */

const EMAIL = /[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
/** A URL with a scheme or `www.`, or a bare host name with a common top-level domain. */
const URL_IN_TEXT =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:com|org|net|io|dev|me|co|ai|app|edu|gov|info|eu|uk|de|fr|es|it|nl|cz|pl|at|ch|se|no|dk|fi|ie|us|ca|in|au|nz|br|mx|jp|pt|be|gr|hu|ro|sk|si|hr|rs|bg|lt|lv|ee|is|lu|tr|ua|za|ar|cl|pe|cn|kr|sg|hk|tw|il|ae|example|tech|design|blog|page|xyz)(?:\/[^\s|,;<>()]*)?(?![\p{L}\p{N}@-]|\.\p{L})/giu;
/** "+44 20 7946 0018", "(512) 555-0144", "310 555 0187 ext. 12". */
const PHONE = /(?<![\p{L}\d/])\+?\(?\d[\d\s()./-]{5,}\d(?:\s*(?:ext|x)\.?\s*\d+)?(?![\p{L}\d])/gu;
/** Digits in the form of a phone number: a range of years, a date, and a Brazilian postcode. */
const DATE_OR_POSTCODE =
  /^(?:\d{4}\s*[-–/.]\s*\d{4}|\d{5}-\d{3}|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2})$/;

/** Labels right before numbers of identity documents and post boxes: "C.C. 1.098.555.213", "P.O. Box 4417-00200". */
const NO_PHONE_LABEL =
  /(?:^|[\s(,;|·•])(?:C\.\s?C\.|DNI|D\.N\.I\.|NIE|NIF|RUT|R\.U\.T\.|NIT|CPF|CURP|PESEL|SSN|[Cc]édula(?: de (?:ciudadanía|identidad))?|[Dd]ocumento(?: de identidad)?|[Pp]assport|[Pp]asaporte|[Pp]assaporto|Reisepass|P\.?\s?O\.?\s?(?:[Bb]ox|BOX)|[Pp]ostfach|POSTFACH|[Aa]partado(?: postal)?|Casilla|Private Bag)(?:\s*(?:[Nn]o|[Nn]r|[Nn][º°]|[Nn]umber|#)\.?)?\s*[:.]?\s*$/u;

/** No URL or email address is longer; the limit bounds the time of the search. */
const MAX_LENGTH = 500;
/** How many characters before a number are searched for such a label. */
const MAX_LABEL_LENGTH = 40;

/** All URLs in a text, without punctuation after them; empty if there are none or the text is over MAX_LENGTH. */
export function findUrls(text: string): string[] {
  if (text.length > MAX_LENGTH) return [];
  return [...text.matchAll(URL_IN_TEXT)].map(([url]) => url.replace(/[.,;:]+$/, ""));
}

/** The first email address in the first MAX_LENGTH characters; null without one. */
export function findEmail(text: string): string | null {
  return EMAIL.exec(text.slice(0, MAX_LENGTH))?.[0] ?? null;
}

/** The URLs of a line that has only URLs and their labels ("GitHub: …"); empty for other lines. */
export function parseUrlLine(text: string): string[] {
  const words = text
    .replace(/(?<=^|\s)(?:[\p{L} ]{1,20}:(?!\/)|[|·•,])\s*/gu, " ")
    .trim()
    .split(/\s+/);
  const urls = words.map((word) => {
    const [url] = findUrls(word);
    return url !== undefined && url.length >= word.length - 1 ? url : null;
  });
  return urls.includes(null) ? [] : (urls as string[]);
}

/** Returns the first phone number of 7 to 16 digits, or null. "4700-329 Braga" is a town with its postcode. */
export function findPhone(text: string): string | null {
  for (const { 0: match, index } of text.slice(0, MAX_LENGTH).matchAll(PHONE)) {
    const phone = match.trim();
    const after = text.slice(index + match.length);
    if (/^\d{4}-\d{3}$/.test(phone) && /^\s+\p{Lu}\p{Ll}/u.test(after)) continue;
    // Numbers of identity documents have no plus: "British passport +44 …".
    if (
      !phone.startsWith("+") &&
      NO_PHONE_LABEL.test(text.slice(Math.max(0, index - MAX_LABEL_LENGTH), index))
    )
      continue;
    const digits = phone.replace(/\D/g, "").length;
    if (digits >= 7 && digits <= 16 && !DATE_OR_POSTCODE.test(phone)) return phone;
  }
  return null;
}

export const isGitHub = (url: string) => /(?:^|[/.])github\.com\//i.test(url);
export const isLinkedIn = (url: string) => /(?:^|[/.])linkedin\.com\//i.test(url);

/** Some resumes show only the path of the LinkedIn URL: "in/ada-l". */
const LINKED_IN_PATH = /^\/?in\/([\p{L}\d_-]{3,60})\/?$/iu;

/** The user name in a LinkedIn path such as "in/ada-l"; null for other texts. */
export const parseLinkedInPath = (text: string): string | null =>
  LINKED_IN_PATH.exec(text)?.[1] ?? null;

/** A host name with any top-level domain, but not a file name: "ada.codes/about", "ADA.CODES". */
const WEB_ADDRESS =
  /^(?!.*\.(?:html?|php|aspx?|pdf|docx?)$)(?:(?:[a-z\d-]{3,}\.)+[a-z]{2,18}|(?:[A-Z\d-]{3,}\.)+[A-Z]{2,18})(?:\/\S*)?$/;

/**
 * Whether a text is only a web address. Other texts have the same form, so call it only for texts
 * among contact details.
 */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text);
