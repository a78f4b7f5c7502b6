/**
 * Hashes passwords with scrypt; the hash contains the parameters, so that they can be raised later. N=2^14 takes
 * 16 MiB. Settings of 128 MiB don't fit an isolate, and PBKDF2 past 100,000 rounds works locally but not in production.
 */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** scrypt's parameters: N and r multiply its memory, all three its time. */
type Cost = { N: number; r: number; p: number };

/**
 * Hashing occupies the isolate for about 100 ms: hashes start `slotMs` apart, so that other requests get their turn.
 * An object, so that tests of the Worker, which sign up thousands of people, can make it cheap; no setting does.
 */
export const HASHING = { cost: { N: 2 ** 14, r: 8, p: 5 } as Cost, slotMs: 200 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** More than scrypt needs at the current cost (16 MiB), so that the cost can be raised. */
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
/** No request waits longer than this for its slot. */
const MAX_WAIT_MS = 2_000;
let nextSlotAt = 0;

/** Reserves times rather than taking a lock, which a canceled request would never release. */
async function waitForSlot(): Promise<void> {
  const nowMs = Date.now();
  const startAt = Math.min(Math.max(nextSlotAt, nowMs), nowMs + MAX_WAIT_MS);
  nextSlotAt = startAt + HASHING.slotMs;
  if (startAt > nowMs) await new Promise((resolve) => setTimeout(resolve, startAt - nowMs));
}

async function derive(password: string, salt: Uint8Array, { N, r, p }: Cost): Promise<Uint8Array> {
  await waitForSlot();
  return new Promise((resolve, reject) => {
    // Normalized, because keyboards may produce an accented letter composed or decomposed.
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
  const { cost } = HASHING;
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, base64(salt), base64(key)].join("$");
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** Takes as long without a hash, so that the response time does not reveal whether an address has an account. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash?.split("$") ?? [];
  if (scheme !== "scrypt" || !salt || !key) {
    await derive(password, Buffer.alloc(SALT_BYTES), HASHING.cost);
    return false;
  }
  const expected = Buffer.from(key, "base64");
  const actual = await derive(password, Buffer.from(salt, "base64"), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected);
}
