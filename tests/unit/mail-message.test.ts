/** Tests the headers of a mail with text that is not ASCII. */
import { expect, test } from "vitest";
import { toMessage } from "../../workers/mail/mail-message.ts";

const SENDER = { full: "Covitae <no-reply@example.com>", address: "no-reply@example.com" };

/** The header lines of a mail with this subject. */
const headersOf = (subject: string) =>
  (
    toMessage(
      SENDER,
      { to: "zoe@example.com", subject, text: "Hi", html: "<p>Hi</p>" },
      new Date("2026-11-30T12:00:00Z"),
    ).split("\r\n\r\n")[0] ?? ""
  ).split("\r\n");

test("a subject in ASCII is sent as it is", () => {
  expect(headersOf("Your code")).toContain("Subject: Your code");
});

test("lines with encoded words have at most 76 characters, and no character is split", () => {
  const subject =
    "Zoë Müller hat Sie eingeladen, den Lebenslauf „Łódź – Logistik“ zu bearbeiten 🚚".repeat(2);
  const headers = headersOf(subject);
  const from = headers.findIndex((line) => line.startsWith("Subject: "));
  const lines = headers.slice(from).filter((line) => line.includes("=?utf-8?B?"));
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(76);
  const words = lines.map((line) => /=\?utf-8\?B\?(.*)\?=$/.exec(line)?.[1] ?? "");
  const decoded = words.map((word) =>
    new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(atob(word), (character) => character.charCodeAt(0)),
    ),
  );
  expect(decoded.join("")).toBe(subject);
});
