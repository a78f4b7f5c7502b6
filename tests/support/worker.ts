/** Clears D1, R2 and all rooms before each worker test. */
import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, inject } from "vitest";
import { wrapPrototypesOnce } from "./proxy-once.ts";

wrapPrototypesOnce();

declare module "vitest" {
  interface ProvidedContext {
    migrations: D1Migration[];
  }
}

beforeEach(async () => {
  await reset();
  await applyD1Migrations(env.DB, inject("migrations"));
});

export const ORIGIN = "http://localhost:8787";
