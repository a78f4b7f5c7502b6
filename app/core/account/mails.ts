/** The mails accounts send: plain text and the same as HTML. Nothing a person typed goes into a subject. */
import { escapeHtml } from "#app/core/escape-html.ts";

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** Paragraphs to both forms; `link` becomes a real link in HTML and stands on its own line in text. */
function compose(subject: string, paragraphs: string[], shown?: { code?: string; link?: string }) {
  const { code, link } = shown ?? {};
  const [first = "", ...rest] = paragraphs;
  const text = [first, ...(code ? [code] : []), ...(link ? [link] : []), ...rest].join("\n\n");
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
  const codeHtml = code
    ? `<p style="margin:0 0 16px;font-size:28px;letter-spacing:4px;font-weight:bold">${escapeHtml(code)}</p>`
    : "";
  const linkHtml = link
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`
    : "";
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#222"><div style="max-width:520px;margin:0 auto;padding:24px">${paragraph(first)}${codeHtml}${linkHtml}${rest.map(paragraph).join("")}</div></body></html>`;
  return { subject, text: `${text}\n`, html } satisfies MailText;
}

const NOT_YOU = "If this wasn't you, you can ignore this mail: nothing happens without the code.";

/** Letters of any script and what stands between them: no digits, no signs, no dot before a letter. */
const LIKE_A_NAME = /^(?:[\p{L}\p{M} '’-]|\.(?![\p{L}\p{M}])){1,60}$/u;

/**
 * Anybody can sign up with another's address, and the name is theirs to choose: what might be a message
 * or an address of a site is not sent on.
 */
function greeting(name: string): string {
  return LIKE_A_NAME.test(name) ? `Hello ${name}` : "Hello";
}

export function signupCodeMail(name: string, code: string, minutes: number): MailText {
  return compose(
    `${code} is your Covitae code`,
    [
      `${greeting(name)}, this code confirms your email address:`,
      `It is good for ${minutes} minutes.`,
      NOT_YOU,
    ],
    { code },
  );
}

export function recoveryCodeMail(code: string, minutes: number): MailText {
  return compose(
    `${code} is your new Covitae code`,
    [
      "The first code was entered in another browser than the one that signed up. To be sure that it was you, enter this new code there:",
      `It is good for ${minutes} minutes. You will then choose a new password.`,
      NOT_YOU,
    ],
    { code },
  );
}

export function takenAddressMail(origin: string): MailText {
  return compose(
    "You already have a Covitae account",
    [
      "Someone, probably you, tried to sign up with this address. You have an account already: log in, or choose a new password if you forgot yours:",
      "If this wasn't you, you can ignore this mail. Nothing has changed.",
    ],
    { link: `${origin}/login` },
  );
}

export function changeCodeMail(code: string, minutes: number): MailText {
  return compose(
    `${code} is your Covitae code`,
    [
      "This code confirms that your Covitae account moves to this email address:",
      `It is good for ${minutes} minutes.`,
      NOT_YOU,
    ],
    { code },
  );
}

/** To the owner of an address that another account asked for. */
export function addressWantedMail(origin: string): MailText {
  return compose(
    "Your Covitae address was asked for",
    [
      "Someone, probably you, tried to move another Covitae account to this address. It has an account of its own, so nothing was changed:",
      "To use the address for the other account, change it or delete the account here first.",
    ],
    { link: `${origin}/login` },
  );
}

/** To the address before; whoever holds it may still win the account back by the operator. */
export function emailChangedMail(email: string): MailText {
  return compose("Your Covitae address was changed", [
    `Your Covitae account now belongs to ${email}. Mail no longer comes here, and links to reset the password sent to this address are dead.`,
    "If this wasn't you, somebody knows your password: write to whoever runs the site you signed up at.",
  ]);
}

export function passwordChangedMail(origin: string): MailText {
  return compose(
    "Your Covitae password was changed",
    [
      "Your password was changed, and all other devices were logged out. If this wasn't you, choose a new password at once:",
      "If it was you, there is nothing to do.",
    ],
    { link: `${origin}/login/forgot` },
  );
}

export function accountDeletedMail(): MailText {
  return compose("Your Covitae account is deleted", [
    "Your account and all your resumes are deleted, with their versions, analyses, shares and files. Nobody can bring them back.",
    "You are welcome to sign up again at any time.",
  ]);
}

/** The token stands in the fragment, which browsers send to nobody: it reaches no log. */
export function resetMail(origin: string, token: string): MailText {
  return compose(
    "Choose a new Covitae password",
    [
      "Open this link to choose a new password:",
      "It is good for one hour and works once. Afterwards you will be logged out everywhere.",
      "If you didn't ask for this, you can ignore this mail. Your password stays as it is.",
    ],
    { link: `${origin}/login/reset#token=${token}` },
  );
}
