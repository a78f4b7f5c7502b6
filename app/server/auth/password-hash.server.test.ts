/** Tests for hashing and verifying passwords. */
import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";

test("stores the parameters in the hash and uses a new salt each time", async () => {
  const [first, second] = await Promise.all([
    hashPassword("river stone"),
    hashPassword("river stone"),
  ]);
  expect(first).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword("river stone", first)).toBe(true);
  expect(await verifyPassword("river stonf", first)).toBe(false);
});

test("verifies an older hash with smaller parameters", async () => {
  const { scryptSync } = await import("node:crypto");
  const salt = "0123456789abcdef";
  const key = scryptSync("river stone", salt, 32, { N: 1024, r: 8, p: 1 });
  const hash = `scrypt$1024$8$1$${btoa(salt)}$${btoa(String.fromCharCode(...key))}`;
  expect(await verifyPassword("river stone", hash)).toBe(true);
});

test("treats composed and decomposed accents as the same password", async () => {
  expect(
    await verifyPassword("Zoe\u0308 river stone", await hashPassword("Zo\u00eb river stone")),
  ).toBe(true);
});

test("rejects every password for a missing or malformed hash", async () => {
  expect(await verifyPassword("", null)).toBe(false);
  expect(await verifyPassword("river stone", "scrypt$16384$8$5$$")).toBe(false);
  expect(await verifyPassword("river stone", "plain river stone")).toBe(false);
});
