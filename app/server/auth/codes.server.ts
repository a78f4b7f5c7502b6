/** Six-digit codes sent by mail: generation, hashing and limits. */
import type { AppContext } from "#app/server/context.ts";
import { keyedHash } from "./keyed-hash.server.ts";

export const CODE_MINUTES = 10;
export const CODE_ATTEMPTS = 5;

/** Uniform in 000000–999999: values above the last whole million below 2^32 are rejected. */
export function generateCode(): string {
  const limit = 2 ** 32 - (2 ** 32 % 1_000_000);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < limit) return String(drawn % 1_000_000).padStart(6, "0");
  }
}

/** `parts` are the code and what it is for, so that a code for one address is not valid for another. */
export const hashCode = (context: Pick<AppContext, "config">, ...parts: [string, ...string[]]) =>
  keyedHash(context.config.sessionSecret, "code", ...parts);
