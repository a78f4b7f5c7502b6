/** Which typed addresses become links, stay text, or are refused as unsafe. */
import { expect, test } from "vitest";
import { readAddress } from "./read-address.ts";

test.each([
  ["https://example.com/a", "https://example.com/a"],
  ["HTTP://Example.com", "http://example.com/"],
  ["example.com/a", "https://example.com/a"],
  ["mailto:zoe@example.com", "mailto:zoe@example.com"],
  ["tel:+15551234567", "tel:+15551234567"],
])("%s links to %s", (typed, href) => {
  expect(readAddress(typed)).toEqual({ kind: "link", href });
});

test.each(["@zoe", "in/zoe", "My site: somewhere", "mailto:zoe@example.com?bcc=all@example.com"])(
  "%s is text",
  (typed) => {
    expect(readAddress(typed)).toEqual({ kind: "text" });
  },
);

test.each([
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001\u001fjavascript:alert(1)",
  "\u200bjavascript:alert(1)",
  "ｊａｖａｓｃｒｉｐｔ:alert(1)",
  "javascript：alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A;avascript&colon;alert(1)",
  "java&Tab;script:alert(1)",
  "vbscript:x",
  "data:text/html,<b>",
  "file:///etc/passwd",
  "blob:https://example.com/x",
  "ftp://example.com/x",
  "view-source:https://example.com",
])("%j is refused", (typed) => {
  expect(readAddress(typed)).toEqual({ kind: "refused" });
});

test("a scheme in look-alike letters cannot run, so it is text", () => {
  expect(readAddress("j\u0430vascript:alert(1)")).toEqual({ kind: "text" });
});
