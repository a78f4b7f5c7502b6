/**
 * scrypt with its parameters in the hash, so they can be raised later. N=2^14 takes 16 MiB: settings of
 * 128 MiB don't fit an isolate, and PBKDF2 past 100,000 rounds works locally but fails in production.
 */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const COST = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;

type Cost = typeof COST;

function derive(password: string, salt: Uint8Array, { N, r, p }: Cost): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // Two ways of typing the same accented letter are one password.
    scrypt(
      password.normalize("NFKC"),
      salt,
      KEY_BYTES,
      { N, r, p, maxmem: MAX_MEMORY_BYTES },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}

/** `scrypt$N$r$p$salt$key`. The caller has checked the password's length. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, base64(salt), base64(key)].join("$");
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** Takes as long with no hash at all, so that an unknown address can't be told by time. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash?.split("$") ?? [];
  if (scheme !== "scrypt" || !salt || !key) {
    await derive(password, Buffer.alloc(SALT_BYTES), COST);
    return false;
  }
  const expected = Buffer.from(key, "base64");
  const found = await derive(password, Buffer.from(salt, "base64"), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return found.byteLength === expected.byteLength && timingSafeEqual(found, expected);
}
