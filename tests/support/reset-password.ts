/** Resets a password by the API and the mailed link. */
import { expect } from "vitest";
import { eventually } from "./eventually.ts";
import { listMails, post } from "./sign-in.ts";

export const NEW_PASSWORD = "granite owl harbour 9";

/** Requests a reset; returns the token of the mailed link. */
export async function resetToken(email: string): Promise<string> {
  const before = (await listMails(email)).length;
  expect((await post("/api/auth/forgot-password", { email })).status).toBe(200);
  // The mail is sent after the response.
  const [mail] = await eventually(async () => {
    const mails = await listMails(email);
    expect(mails.length).toBeGreaterThan(before);
    return mails;
  });
  const token = /\/login\/reset#token=(\S+)/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error("No reset link was mailed");
  return token;
}

export const reset = (token: unknown, password: unknown = NEW_PASSWORD) =>
  post("/api/auth/reset-password", { token, password });
