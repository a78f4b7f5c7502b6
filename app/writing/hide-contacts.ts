/** E-mail addresses and phone numbers in a text stay here: a model gets a mark instead, and what it gives back gets them again. */

const EMAIL = /[^\s@<>()[\],;:]+@[^\s@<>()[\],;:]+\.[^\s@<>()[\],;:.]+/gu;
/** Nine digits or more, or fewer after a +: two years with a dash between have eight. */
const PHONE = /(?<![\p{L}\d])(?:\+|\(|\d)[\d\s()./–-]{6,}\d(?![\p{L}\d])/gu;
const LEAST_DIGITS = { plain: 9, international: 7 } as const;

export interface HiddenContacts {
  hide(text: string): string;
  show(text: string): string;
}

/** `own` is a phone number that is hidden however short it is. */
export function hideContacts(own = ""): HiddenContacts {
  const hidden: string[] = [];
  const markOf = (contact: string) => {
    const at = hidden.indexOf(contact);
    return `[contact ${String.fromCharCode(97 + ((at < 0 ? hidden.push(contact) - 1 : at) % 26))}]`;
  };
  return {
    hide(text) {
      const plain = own.trim().length >= 5 ? text.replaceAll(own.trim(), markOf) : text;
      return plain
        .replace(EMAIL, markOf)
        .replace(PHONE, (found) => (isPhone(found) ? markOf(found) : found));
    },
    show: (text) =>
      text.replace(/\[contact ([a-z])\]/g, (mark, letter: string) => {
        return hidden[letter.charCodeAt(0) - 97] ?? mark;
      }),
  };
}

function isPhone(found: string): boolean {
  const digits = found.replace(/\D/g, "").length;
  return digits >= (found.startsWith("+") ? LEAST_DIGITS.international : LEAST_DIGITS.plain);
}
