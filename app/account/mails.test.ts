import { expect, test } from "vitest";
import { resetMail, signupCodeMail } from "./mails.ts";
import { outboxPage } from "./outbox-page.ts";

test("a name with markup is inert in the mail and its page", () => {
  const mail = signupCodeMail('<img src=x onerror="alert(1)">', "123456", 10);
  expect(mail.html).not.toContain("<img");
  expect(mail.html).toContain("&lt;img");
  const page = outboxPage([{ ...mail, to: '"><script>@example.com', sentAt: "now" }]);
  expect(page).not.toContain("<script>");
  expect(page).not.toContain("<img");
});

test("no subject holds what a person typed", () => {
  expect(signupCodeMail("Zoë", "123456", 10).subject).toBe("123456 is your Covitae code");
});

test("the reset token stands in the link's fragment", () => {
  const { text } = resetMail("https://covitae.example", "abc");
  expect(text).toContain("https://covitae.example/login/reset#token=abc");
});
