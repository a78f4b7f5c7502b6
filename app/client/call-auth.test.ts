import { afterEach, expect, test, vi } from "vitest";
import { errorMessage } from "./call-api.ts";
import { callAuth, sessionOf } from "./call-auth.ts";

afterEach(() => vi.unstubAllGlobals());

const answerWith = (body: object, status = 200) =>
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => "no failure",
    (error) => errorMessage(error, "Failed to login"),
  );

test.each([
  [{ success: false, message: "No such account" }, "No such account"],
  [{ success: false }, "Failed to login"],
  [{}, "Failed to login"],
  [{ success: true, recoveryRequested: true, message: "Code sent" }, "Code sent"],
])("[spec 8] a 200 with %o is a failure", async (body, message) => {
  answerWith(body);
  expect(await failureOf(callAuth("login", {}))).toBe(message);
});

test("[spec 4] an answer that requires verification is not a failure, and names the address", async () => {
  answerWith({ success: false, requireVerification: true, email: "ada@example.org" });
  expect((await callAuth("login", {})).email).toBe("ada@example.org");
});

test("an answer without a token or user brings no session", () => {
  for (const answer of [{}, { token: "t" }, { token: "", user: {} }]) {
    expect(() => sessionOf(answer as object)).toThrow();
  }
});
