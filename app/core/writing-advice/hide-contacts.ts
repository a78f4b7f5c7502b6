/**
 * E-mail addresses, links, phone numbers and whatever tells who a resume is about stay here: a model gets a
 * mark instead, and what it gives back gets them again.
 */
import type { PersonalInfo } from "#app/core/resume/schema.ts";
import { EMAIL, HANDLE, HOST, isPhone, LINK, PHONE } from "./contacts.ts";
import { ownPatterns } from "./own-contacts.ts";

/** Also in the texts themselves, where it is hidden like a contact: so none is taken for another. */
const MARK = "\\[\\s*private\\s*(\\d*)\\s*\\]";
/** What a model may make of one: [private one], {private-1}, private 1. */
const LIKE_MARK =
  "[[{<]\\s*private(?![\\p{L}])[^\\[\\]{}<>]{0,20}[\\]}>]|\\(\\s*private[\\s_#-]*\\d+\\s*\\)|(?<![\\p{L}\\p{N}])private[\\s_#-]*\\d+(?![\\p{L}\\p{N}])";
/** They would part a name or a number in two: soft hyphens, signs without width. */
const UNSEEN =
  /\u00ad|\u034f|\u061c|\u180e|\u200b|\u200e|\u200f|\u2060|\ufeff|(?<=[\p{Script=Latin}\d])(?:\u200c|\u200d)/gu;

const WHOLE_MARK = new RegExp(`^${MARK}$`, "i");

const plain = (text: string) => text.normalize("NFC").replace(UNSEEN, "");

export interface HiddenContacts {
  hide(text: string): string;
  /** For a text of which nothing may come into an answer: these marks stand for nothing. */
  hideForGood(text: string): string;
  /** Null where there is a mark that stands for nothing. */
  show(answer: string): string | null;
}

export function hideContacts(own: PersonalInfo): HiddenContacts {
  const pattern = new RegExp(
    [
      `(?i:${LIKE_MARK})`,
      LINK,
      EMAIL,
      HANDLE,
      HOST,
      ...ownPatterns(own).map(plain),
      `(?<phone>${PHONE})`,
    ].join("|"),
    "gu",
  );
  const hideWith = (text: string, markOf: (contact: string) => string) =>
    plain(text).replace(pattern, (found, ...rest) => {
      const { phone } = rest.at(-1) as { phone?: string };
      return phone && !isPhone(phone) ? found : markOf(found);
    });
  const hidden: string[] = [];
  return {
    hide: (text) =>
      hideWith(text, (contact) => {
        const at = hidden.indexOf(contact);
        return `[private ${at < 0 ? hidden.push(contact) : at + 1}]`;
      }),
    hideForGood: (text) => hideWith(text, () => "[private]"),
    show(answer) {
      let isKnown = true;
      const shown = answer.replace(new RegExp(LIKE_MARK, "giu"), (mark) => {
        const [, number] = WHOLE_MARK.exec(mark) ?? [];
        const contact = hidden[Number(number) - 1];
        isKnown &&= contact !== undefined;
        return contact ?? mark;
      });
      return isKnown ? shown : null;
    },
  };
}
