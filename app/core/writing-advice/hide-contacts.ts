/**
 * Replaces email addresses, links, phone numbers and the person's name with placeholders such as
 * `[private 1]` before a text is sent to a language model, and restores them in its answer.
 */
import type { PersonalInfo } from "#app/core/resume/schema.ts";
import { anyCase } from "./any-case.ts";
import { EMAIL, HANDLE, HOST, isPhone, LINK, PHONE } from "./contact-patterns.ts";
import { personalPatterns } from "./personal-patterns.ts";

/** "[private 1]". Placeholders that the source text itself contains are hidden, too, like contacts. */
const PLACEHOLDER = "\\[\\s*private\\s*(\\d*)\\s*\\]";
/** The variants of a placeholder that a model may write: [private one], {private-1}, private 1. */
const PLACEHOLDER_VARIANTS =
  "[[{<]\\s*private(?![\\p{L}])[^\\[\\]{}<>]{0,20}[\\]}>]|\\(\\s*private[\\s_#-]*\\d+\\s*\\)|(?<![\\p{L}\\p{N}])private[\\s_#-]*\\d+(?![\\p{L}\\p{N}])";
/** Soft hyphens and zero-width characters, which would split a name or number. */
const INVISIBLE =
  /\u00ad|\u034f|\u061c|\u180e|\u200b|\u200e|\u200f|\u2060|\ufeff|(?<=[\p{Script=Latin}\d])(?:\u200c|\u200d)/gu;

const WHOLE_PLACEHOLDER = new RegExp(`^${PLACEHOLDER}$`, "i");

const removeInvisible = (text: string) => text.normalize("NFC").replace(INVISIBLE, "");

export interface HiddenContacts {
  /** Replaces contacts by numbered placeholders that `restore` knows. */
  hide(text: string): string;
  /** The placeholders cannot be restored, so the contacts cannot get into the answer. */
  hidePermanently(text: string): string;
  /** Returns null if the answer has an unknown placeholder. */
  restore(answer: string): string | null;
}

export function hideContacts(person: PersonalInfo): HiddenContacts {
  const pattern = new RegExp(
    [
      anyCase(PLACEHOLDER_VARIANTS),
      LINK,
      EMAIL,
      HANDLE,
      HOST,
      ...personalPatterns(person).map(removeInvisible),
      `(?<phone>${PHONE})`,
    ].join("|"),
    "gu",
  );
  const replaceContacts = (text: string, markOf: (contact: string) => string) =>
    removeInvisible(text).replace(pattern, (match, ...rest) => {
      const { phone } = rest.at(-1) as { phone?: string };
      return phone && !isPhone(phone) ? match : markOf(match);
    });
  /** Placeholder n stands for the contact at n - 1. */
  const hidden: string[] = [];
  return {
    hide: (text) =>
      replaceContacts(text, (contact) => {
        const index = hidden.indexOf(contact);
        return `[private ${index < 0 ? hidden.push(contact) : index + 1}]`;
      }),
    hidePermanently: (text) => replaceContacts(text, () => "[private]"),
    restore(answer) {
      let isKnown = true;
      const restored = answer.replace(new RegExp(PLACEHOLDER_VARIANTS, "giu"), (mark) => {
        const [, number] = WHOLE_PLACEHOLDER.exec(mark) ?? [];
        const contact = hidden[Number(number) - 1];
        isKnown &&= contact !== undefined;
        return contact ?? mark;
      });
      return isKnown ? restored : null;
    },
  };
}
