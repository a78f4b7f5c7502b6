import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";

test("the parameters are in the hash, the salt is new each time", async () => {
  const [one, other] = await Promise.all([
    hashPassword("river stone"),
    hashPassword("river stone"),
  ]);
  expect(one).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect(one).not.toBe(other);
  expect(await verifyPassword("river stone", one)).toBe(true);
  expect(await verifyPassword("river stonf", one)).toBe(false);
});

test("an older hash with smaller parameters still verifies", async () => {
  const { scryptSync } = await import("node:crypto");
  const salt = "0123456789abcdef";
  const key = scryptSync("river stone", salt, 32, { N: 1024, r: 8, p: 1 });
  const hash = `scrypt$1024$8$1$${btoa(salt)}$${btoa(String.fromCharCode(...key))}`;
  expect(await verifyPassword("river stone", hash)).toBe(true);
});

test("a composed and a decomposed accent are one password", async () => {
  expect(
    await verifyPassword("Zoe\u0308 river stone", await hashPassword("Zo\u00eb river stone")),
  ).toBe(true);
});

test("no hash, or garbage in its place, is never right", async () => {
  expect(await verifyPassword("", null)).toBe(false);
  expect(await verifyPassword("river stone", "scrypt$16384$8$5$$")).toBe(false);
  expect(await verifyPassword("river stone", "plain river stone")).toBe(false);
});
