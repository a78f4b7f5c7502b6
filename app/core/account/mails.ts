/** Account emails as plain text and HTML. No subject contains user input. */
import { escapeHtml } from "#app/core/escape-html.ts";

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** Creates both versions of an email; `link` is a link in HTML and has its own line in the text. */
function composeMail(
  subject: string,
  paragraphs: string[],
  highlighted?: { code?: string; link?: string },
) {
  const { code, link } = highlighted ?? {};
  const [first = "", ...rest] = paragraphs;
  const text = [first, ...(code ? [code] : []), ...(link ? [link] : []), ...rest].join("\n\n");
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${escapeHtml(content)}</p>`;
  const codeHtml = code
    ? `<p style="margin:0 0 16px;font-size:28px;letter-spacing:4px;font-weight:bold">${escapeHtml(code)}</p>`
    : "";
  const linkHtml = link
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`
    : "";
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#222"><div style="max-width:520px;margin:0 auto;padding:24px">${paragraph(first)}${codeHtml}${linkHtml}${rest.map(paragraph).join("")}</div></body></html>`;
  return { subject, text: `${text}\n`, html } satisfies MailText;
}

const IGNORE_NOTICE =
  "If this wasn't you, you can ignore this email. Nothing happens without the code.";

/** Letters of any script with spaces, hyphens and apostrophes: no digits, no symbols, no dot before a letter. */
const SAFE_NAME = /^(?:[\p{L}\p{M} '’-]|\.(?![\p{L}\p{M}])){1,60}$/u;

/**
 * Anyone can sign up with another person's address and any name, so a name that could be a message or a URL is
 * left out.
 */
function greeting(name: string): string {
  return SAFE_NAME.test(name) ? `Hello ${name}` : "Hello";
}

export function signupCodeMail(name: string, code: string, minutes: number): MailText {
  return composeMail(
    `${code} is your Covitae code`,
    [
      `${greeting(name)}, this code confirms your email address:`,
      `It expires in ${minutes} minutes.`,
      IGNORE_NOTICE,
    ],
    { code },
  );
}

/** Sent to an address that was signed up in one browser and confirmed in another. */
export function recoveryCodeMail(code: string, minutes: number): MailText {
  return composeMail(
    `${code} is your new Covitae code`,
    [
      "The first code was entered in a different browser from the one you signed up in. To confirm it's you, enter this new code there:",
      `It expires in ${minutes} minutes. You will then choose a new password.`,
      IGNORE_NOTICE,
    ],
    { code },
  );
}

export function alreadyRegisteredMail(origin: string): MailText {
  return composeMail(
    "You already have a Covitae account",
    [
      "Someone, probably you, tried to sign up with this address. You already have an account. Log in, or choose a new password if you forgot yours:",
      "If this wasn't you, you can ignore this email. Nothing has changed.",
    ],
    { link: `${origin}/login` },
  );
}

export function emailChangeCodeMail(code: string, minutes: number): MailText {
  return composeMail(
    `${code} is your Covitae code`,
    [
      "This code confirms the new email address of your Covitae account:",
      `It expires in ${minutes} minutes.`,
      IGNORE_NOTICE,
    ],
    { code },
  );
}

/** Sent to the owner of an address that another account tried to use. */
export function emailChangeConflictMail(origin: string): MailText {
  return composeMail(
    "Your email address belongs to another Covitae account",
    [
      "Someone, probably you, tried to change another Covitae account to this email address. This address already has its own account, so nothing was changed:",
      "To use the address for the other account, change it or delete the account here first.",
    ],
    { link: `${origin}/login` },
  );
}

/** Sent to the old address, whose owner can still ask the operator to recover the account. */
export function emailChangedMail(email: string): MailText {
  return composeMail("Your Covitae email address was changed", [
    `Your Covitae account now belongs to ${email}. We no longer send email here, and password reset links sent to this address no longer work.`,
    "If this wasn't you, someone knows your password. Contact whoever runs the site where you signed up.",
  ]);
}

export function passwordChangedMail(origin: string): MailText {
  return composeMail(
    "Your Covitae password was changed",
    [
      "Your password was changed, and all other devices were logged out. If this wasn't you, choose a new password now:",
      "If it was you, you don't need to do anything.",
    ],
    { link: `${origin}/login/forgot` },
  );
}

export function accountDeletedMail(): MailText {
  return composeMail("Your Covitae account was deleted", [
    "Your account and all your resumes were deleted, with their versions, analyses, shares and files. They can't be restored.",
    "You are welcome to sign up again at any time.",
  ]);
}

/** The token is in the fragment, which browsers don't send to servers, so it never appears in a log. */
export function passwordResetMail(origin: string, token: string): MailText {
  return composeMail(
    "Choose a new Covitae password",
    [
      "Open this link to choose a new password:",
      "It expires in one hour and works once. You will then be logged out everywhere.",
      "If you didn't ask for this, you can ignore this email. Your password won't change.",
    ],
    { link: `${origin}/login/reset#token=${token}` },
  );
}
