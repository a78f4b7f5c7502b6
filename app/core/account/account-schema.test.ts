/** What forms and API calls about accounts accept. */
import * as v from "valibot";
import { expect, test } from "vitest";
import { emailSchema, fullNameSchema, otpSchema, signupSchema } from "./account-schema.ts";

const accepts = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).success;

test("an email address is trimmed and lowercased", () => {
  expect(v.parse(emailSchema, "  Zoe.O'Connor+cv@Example.CO.uk ")).toBe(
    "zoe.o'connor+cv@example.co.uk",
  );
});

test.each([
  "zoe",
  "zoe@",
  "zoe@localhost",
  "zoe@example..com",
  "zoe@example.com\nBcc: all@example.com",
  "zoe@example.com, all@example.com",
  "<zoe@example.com>",
  "zoe@exa mple.com",
  "zoe\0@example.com",
  `${"a".repeat(250)}@example.com`,
  42,
  null,
  ["zoe@example.com"],
])("%j is not an email address", (input) => expect(accepts(emailSchema, input)).toBe(false));

test("line breaks in a name become spaces", () => {
  expect(v.parse(fullNameSchema, " Zoë\r\nBcc: all@example.com  O'Connor ")).toBe(
    "Zoë Bcc: all@example.com O'Connor",
  );
});

test("a name of 200 characters is accepted; one of 201 characters or only spaces is rejected", () => {
  expect(accepts(fullNameSchema, "x".repeat(200))).toBe(true);
  expect(accepts(fullNameSchema, "x".repeat(201))).toBe(false);
  expect(accepts(fullNameSchema, "   ")).toBe(false);
  expect(accepts(fullNameSchema, "a\0b")).toBe(false);
});

test("a pasted code loses its spaces and hyphens", () => {
  expect(v.parse(otpSchema, " 123 456 ")).toBe("123456");
  expect(v.parse(otpSchema, "123-456")).toBe("123456");
});

test.each([123456, ["123456"], { 0: "123456" }, "12345", "1234567", "12345a", "１２３４５６", ""])(
  "%j is no code",
  (input) => expect(accepts(otpSchema, input)).toBe(false),
);

test("unknown keys of a sign-up are dropped", () => {
  const input = {
    fullName: "Zoë",
    email: "zoe@example.com",
    password: "river stone lantern",
    emailVerified: true,
  };
  expect(v.parse(signupSchema, input)).not.toHaveProperty("emailVerified");
});
