/** The emails about an account, and the page that shows them in development. */
import { expect, test } from "vitest";
import { passwordResetMail, signupCodeMail } from "./mails.ts";
import { outboxPage } from "./outbox-page.ts";

test("an email greets by name, and leaves out a name that could be a message", () => {
  const greeted = (name: string) => signupCodeMail(name, "123456", 10).text.split(",")[0];
  for (const name of ["Zoë O'Connor", "Dr. Ana-Maria Núñez", "李小龍", "आशा", "Sammy Davis Jr."]) {
    expect(greeted(name)).toBe(`Hello ${name}`);
  }
  const messages = [
    "You won! Visit https://evil.example",
    "evil.example",
    "evil.例え",
    "call 0900 123456",
    '<img src=x onerror="alert(1)">',
    "\u202egpj.elpmaxe",
    "Please sign in at the address below to keep your account open",
  ];
  for (const name of messages) expect(greeted(name)).toBe("Hello");
});

test("markup in an email is inert on the outbox page", () => {
  const mail = { subject: "<img>", text: "<img>", html: "<img>" };
  const page = outboxPage([{ ...mail, to: '"><script>@example.com', sentAt: "now" }]);
  expect(page).not.toContain("<script>");
  expect(page).not.toContain("<img");
});

test("no subject contains user input", () => {
  expect(signupCodeMail("Zoë", "123456", 10).subject).toBe("123456 is your Covitae code");
});

test("the reset token is in the link's fragment", () => {
  const { text } = passwordResetMail("https://covitae.example", "abc");
  expect(text).toContain("https://covitae.example/login/reset#token=abc");
});
