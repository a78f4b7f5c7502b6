/** Forgetting a password and choosing another, through the real API and the mailed link. */
import { expect } from "vitest";
import { eventually } from "./eventually.ts";
import { mailsTo, post } from "./sign-in.ts";

export const NEW_PASSWORD = "granite owl harbour 9";

/** The token of the link that is mailed for it. */
export async function resetToken(email: string): Promise<string> {
  const before = (await mailsTo(email)).length;
  expect((await post("/api/auth/forgot-password", { email })).status).toBe(200);
  // Mailed after the answer.
  const [mail] = await eventually(async () => {
    const mails = await mailsTo(email);
    expect(mails.length).toBeGreaterThan(before);
    return mails;
  });
  const token = /\/login\/reset#token=(\S+)/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error("No reset link was mailed");
  return token;
}

export const reset = (token: unknown, password: unknown = NEW_PASSWORD) =>
  post("/api/auth/reset-password", { token, password });
