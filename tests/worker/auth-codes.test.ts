/** The message for a wrong code says how many attempts are left. */
import { expect, test } from "vitest";
import { A_PASSWORD, latestCode, post } from "../support/sign-in.ts";

const EMAIL = "zoe@example.com";
const SIGNUP = { fullName: "Zoë O'Connor", email: EMAIL, password: A_PASSWORD };

test("the messages for wrong codes announce the last attempts, and that none is left", async () => {
  const signup = await post("/api/auth/signup", SIGNUP);
  const { pending } = (await signup.json()) as { pending: string };
  const code = await latestCode(EMAIL);
  const wrong = code === "000000" ? "111111" : "000000";
  const left: unknown[] = [];
  for (const otp of [...Array(5).fill(wrong), code]) {
    const answer = await post("/api/auth/verify-otp", { email: EMAIL, otp, pending });
    const body = (await answer.json()) as Record<string, unknown>;
    left.push([body.reason, body.attemptsLeft]);
  }
  expect(left).toEqual([
    ["invalid", undefined],
    ["invalid", undefined],
    ["invalid", 2],
    ["invalid", 1],
    ["invalid", 0],
    ["no_record", 0],
  ]);
});
