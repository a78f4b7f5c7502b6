/** Clears D1, R2 and all rooms before each worker test, and makes hashing passwords cheap. */
import type { D1Migration } from "cloudflare:test";
import { beforeEach, inject } from "vitest";
import { HASHING } from "#app/server/auth/password-hash.server.ts";
import { clearState } from "./clear-state.ts";
import { wrapPrototypesOnce } from "./proxy-once.ts";

wrapPrototypesOnce();

// Much of the tests' time would be hashing; password-hash.server.test.ts tests the real parameters.
Object.assign(HASHING, { cost: { N: 2 ** 4, r: 8, p: 1 }, slotMs: 0 });

declare module "vitest" {
  interface ProvidedContext {
    migrations: D1Migration[];
  }
}

beforeEach(async () => {
  await clearState(inject("migrations"));
});

export const ORIGIN = "http://localhost:8787";
