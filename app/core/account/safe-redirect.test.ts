/** Redirects after login lead only to paths of this site. */
import { expect, test } from "vitest";
import { safeRedirectTo } from "./safe-redirect.ts";

test.each(["/templates", "/builder/modern-professional?resume=abc", "/a?b=/c#d", "/caf%C3%A9"])(
  "%s stays as it is",
  (to) => expect(safeRedirectTo(to, "/x")).toBe(to),
);

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/%2e//evil.example",
  "https://evil.example",
  "https:/evil.example",
  "javascript:alert(1)",
  "\\\\evil.example",
  " //evil.example",
  "evil.example",
  "",
  `/${"a".repeat(3000)}`,
  null,
  undefined,
  { toString: () => "/x" },
])("%j is replaced with the fallback", (to) =>
  expect(safeRedirectTo(to, "/fallback")).toBe("/fallback"),
);
