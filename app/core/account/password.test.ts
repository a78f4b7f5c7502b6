/** The rules for a new password. */
import { expect, test } from "vitest";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { passwordProblem } from "./password.ts";

test("twelve characters are enough, eleven are not", () => {
  expect(passwordProblem("rainy-monday")).toBeNull();
  expect(passwordProblem("rainy-monda")).toMatch(/at least 12/);
});

test("128 characters are accepted; 129 are rejected, not cut", () => {
  const long = "a long walk home ".repeat(8);
  expect(passwordProblem(long.slice(0, 128))).toBeNull();
  expect(passwordProblem(long.slice(0, 129))).toMatch(/at most 128/);
});

test("only the length is checked: no digits or capitals required, any script", () => {
  expect(passwordProblem("только длинная фраза")).toBeNull();
  expect(passwordProblem("correct stapler horse")).toBeNull();
});

test.each(["password1234", "PASSWORD1234", "qwertyuiop123", "1q2w3e4r5t6y", "letmein12345"])(
  "the common password %s is refused",
  (password) => expect(passwordProblem(password)).toMatch(/too common/),
);

test.each(["aaaaaaaaaaaa", "abcabcabcabcabc", "12341234123412", "abcdefghijklmn", "987654321098"])(
  "the pattern %s is refused",
  (password) => expect(passwordProblem(password)).toMatch(/too common/),
);

test("a null character is rejected", () => {
  expect(passwordProblem("river stone\0 lantern")).toMatch(/null/);
});

test("every listed common password is otherwise long enough", () => {
  const short = [...COMMON_PASSWORDS].filter((password) => password.length < 12);
  expect(short).toEqual([]);
  expect([...COMMON_PASSWORDS].every((password) => password === password.toLowerCase())).toBe(true);
});
