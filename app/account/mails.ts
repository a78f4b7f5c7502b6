/** The mails accounts send: plain text and the same as HTML. Nothing a person typed goes into a subject. */
import { escapeHtml } from "#app/escape-html.ts";

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
      "Someone, probably you, tried to sign up with this address. You have an account already: sign in, or choose a new password if you forgot yours:",
      "If this wasn't you, you can ignore this mail. Nothing has changed.",
    ],
    { link: `${origin}/login` },
  );
}

/** The token stands in the fragment, which browsers send to nobody: it reaches no log. */
export function resetMail(origin: string, token: string): MailText {
  return compose(
    "Choose a new Covitae password",
    [
      "Open this link to choose a new password:",
      "It is good for one hour and works once. Afterwards you will be signed out everywhere.",
      "If you didn't ask for this, you can ignore this mail. Your password stays as it is.",
    ],
    { link: `${origin}/login/reset#token=${token}` },
  );
}
