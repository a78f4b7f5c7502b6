/** The message for a rejected verification code. */
import { expect, test } from "vitest";
import { codeFailureMessage } from "./messages.ts";

test("[spec 8] each reason of a rejected code has its message", () => {
  expect(codeFailureMessage({ reason: "no_record" })).toBe(
    "No verification code found. Please request a new code.",
  );
  expect(codeFailureMessage({ reason: "expired" })).toBe(
    "Verification code has expired. Please request a new code.",
  );
  expect(codeFailureMessage({ reason: "invalid" })).toBe(
    "Invalid verification code. Please check and try again.",
  );
});

test("[spec 8] any other reason shows the server's message, else 'Failed to verify OTP'", () => {
  expect(codeFailureMessage({ reason: "other", message: "The server says so" })).toBe(
    "The server says so",
  );
  expect(codeFailureMessage({ reason: "toString" })).toBe("Failed to verify OTP");
  expect(codeFailureMessage({})).toBe("Failed to verify OTP");
});

test("[spec 8] recoveryRequested takes precedence over any reason", () => {
  expect(codeFailureMessage({ reason: "expired", recoveryRequested: true })).toBe(
    "Your verification session has expired. We have sent a new code to your email.",
  );
});
