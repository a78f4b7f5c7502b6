/** Names of exported files: safe on every file system, and valid in an HTTP header. */
import { describe, expect, test } from "vitest";
import { cleanFileName, contentDisposition, countExcess, exportFileName } from "./file-name.ts";

describe("exportFileName", () => {
  test.each([
    ["Amélie Novák", "Amélie-Novák-resume"],
    ["  Jan \t van  der Berg ", "Jan-van-der-Berg-resume"],
    ["Seán O'Connor", "Seán-O'Connor-resume"],
    ["Denise Okafor, BSN, RN", "Denise-Okafor-BSN-RN-resume"],
    ["", "resume"],
    [" \n ", "resume"],
    ["../../etc/passwd", "-.-etc-passwd-resume"],
  ])("[spec 7] %j becomes %j", (fullName, fileName) => {
    expect(exportFileName(fullName)).toBe(fileName);
  });
});

describe("cleanFileName", () => {
  test.each([
    ["a\r\nSet-Cookie: x=1", "a Set-Cookie- x=1"],
    ['say "hi"', "say -hi-"],
    ["../../secret", "-.-secret"],
    ["..\\..\\secret", "-.-secret"],
    ["....", "resume"],
    ["invoice\u202efdp.exe", "invoicefdp.exe"],
    ["\u2066x\u2069\u200f\u061c", "x"],
    ["nul", "_nul"],
    ["COM1.txt", "_COM1.txt"],
    ["a\0b", "ab"],
    ["\ud800lone", "\ufffdlone"],
    ["履歴書 山田", "履歴書 山田"],
    ["ends with dots...  ", "ends with dots"],
    ["C:\\Windows", "C-Windows"],
  ])("%j becomes %j", (typed, clean) => {
    expect(cleanFileName(typed)).toBe(clean);
  });

  test("countExcess counts the characters beyond 200 bytes", () => {
    expect(countExcess("x".repeat(200))).toBe(0);
    expect(countExcess("x".repeat(201))).toBe(1);
    // Three bytes each.
    expect(countExcess("山".repeat(70))).toBe(4);
    expect(countExcess(`${"x".repeat(200)}. `)).toBe(0);
    expect(countExcess("💼".repeat(51))).toBe(1);
    expect(countExcess(`..${"x".repeat(200)}`)).toBe(0);
  });

  test("a name of 5 kB is cut at a whole character below 200 bytes", () => {
    const name = cleanFileName("é😀".repeat(900));
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
    expect(name).not.toMatch(/\p{Cs}/u);
    expect(name.startsWith("é😀é😀")).toBe(true);
  });
});

describe("contentDisposition", () => {
  test("contains an ASCII name and the full name", () => {
    expect(contentDisposition("Zoë's (CV).pdf")).toBe(
      "attachment; filename=\"Zoe's (CV).pdf\"; filename*=UTF-8''Zo%C3%AB%27s%20%28CV%29.pdf",
    );
  });

  test("is a valid header for any name", () => {
    for (const name of ["履歴書", 'a"b\\c%41', "x\u0301", "😀"]) {
      const header = contentDisposition(cleanFileName(name));
      expect(header).toMatch(/^attachment; filename="[^"\\%]*"; filename\*=UTF-8''[\w%.~!'-]*$/);
      expect(() => new Headers({ "content-disposition": header })).not.toThrow();
    }
  });
});
