/** Clears D1, R2 and all rooms before each worker test. */
import type { D1Migration } from "cloudflare:test";
import { beforeEach, inject } from "vitest";
import { clearState } from "./clear-state.ts";
import { wrapPrototypesOnce } from "./proxy-once.ts";

wrapPrototypesOnce();

declare module "vitest" {
  interface ProvidedContext {
    migrations: D1Migration[];
  }
}

beforeEach(async () => {
  await clearState(inject("migrations"));
});

export const ORIGIN = "http://localhost:8787";
