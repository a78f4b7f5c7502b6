/** Tests for turning addresses that a user typed into links: the text to show, and the address to open or null. */
import { expect, test } from "vitest";
import { readEmail, readLink } from "./links.ts";

test.each([
  ["https://www.linkedin.com/in/zoe", "www.linkedin.com/in/zoe", "https://www.linkedin.com/in/zoe"],
  ["HTTP://Example.com/", "Example.com", "http://example.com/"],
  ["github.com/zoe", "github.com/zoe", "https://github.com/zoe"],
  ["example.com:8080/x", "example.com:8080/x", "https://example.com:8080/x"],
  ["müller.de/über", "müller.de/über", "https://xn--mller-kva.de/%C3%BCber"],
  ["mailto:zoe@example.com", "zoe@example.com", "mailto:zoe@example.com"],
  ["tel:+15551234567", "+15551234567", "tel:+15551234567"],
  ["@zoe", "@zoe", null],
  ["in/zoe", "in/zoe", null],
])("%s is shown as %s", (typed, text, href) => {
  expect(readLink(typed)).toEqual({ text, href });
});

test.each([
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "java\u0000script:alert(1)",
  "data:text/html,<b>",
  "vbscript:x",
  "file:///etc/passwd",
  "ftp://example.com/x",
  "",
  "  ",
])("%j is dropped", (typed) => {
  expect(readLink(typed)).toBeNull();
});

test("typed addresses link only to http and https", () => {
  for (const typed of ["java\tscript:alert(1)", "javascript.evil:alert(1)", "//evil.example/x"]) {
    expect(readLink(typed)?.href ?? "https:").toMatch(/^https?:/);
  }
});

test("an email address is a mailto link; anything else stays text", () => {
  expect(readEmail("zoe.o'connor+jobs@example.com")?.href).toBe(
    "mailto:zoe.o'connor+jobs@example.com",
  );
  expect(readEmail("zoe@example.com?bcc=all@example.com")?.href).toBeNull();
  expect(readEmail("ask me")).toEqual({ text: "ask me", href: null });
});
