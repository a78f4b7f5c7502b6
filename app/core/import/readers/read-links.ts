/** Addresses inside a text: of people, of pages, of telephones. */

const EMAIL = /[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
/** With a scheme, `www.`, or a host that ends like one and stands alone or has a path. */
const URL_IN_TEXT =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:com|org|net|io|dev|me|co|ai|app|edu|gov|info|eu|uk|de|fr|es|it|nl|cz|pl|at|ch|se|no|dk|fi|ie|us|ca|in|au|nz|br|mx|jp|example|tech|design|blog|page|xyz)(?:\/[^\s|,;<>()]*)?(?![\p{L}\p{N}@-])/giu;
const PHONE = /(?<![\p{L}\d/])\+?\(?\d[\d\s()./-]{5,}\d(?:\s*(?:ext|x)\.?\s*\d+)?(?![\p{L}\d])/u;

/** No address is longer; searching takes its time. */
const LONGEST = 500;

export function findUrls(text: string): string[] {
  if (text.length > LONGEST) return [];
  return [...text.matchAll(URL_IN_TEXT)].map(([url]) => url.replace(/[.,;:]+$/, ""));
}

export function findEmail(text: string): string | null {
  return EMAIL.exec(text.slice(0, LONGEST))?.[0] ?? null;
}

/** The addresses of a line that holds nothing else, perhaps with a word before each ("GitHub: …"). */
export function asUrls(text: string): string[] {
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

/** Seven digits or more, and no date. */
export function findPhone(text: string): string | null {
  const found = PHONE.exec(text.slice(0, LONGEST))?.[0].trim();
  if (!found || /^\d{4}\s*[-–/.]\s*\d{4}$/.test(found)) return null;
  const digits = found.replace(/\D/g, "").length;
  return digits >= 7 && digits <= 16 ? found : null;
}

export const isGitHub = (url: string) => /(?:^|[/.])github\.com\//i.test(url);
export const isLinkedIn = (url: string) => /(?:^|[/.])linkedin\.com\//i.test(url);
