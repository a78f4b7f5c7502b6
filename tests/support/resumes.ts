/** Resumes of the API, for worker tests. */
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { expect } from "vitest";
import { RESUME_CALLS } from "#app/core/api-contract/calls/resumes.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { member } from "#app/server/db/tables/share-tables.ts";
import { type Answered, call } from "./api.ts";
import type { REAL_RESUME } from "./real-resume.ts";
import type { SignedInPerson } from "./sign-in.ts";
import "./worker.ts";

/** What these resumes are made on. */
export const TEMPLATE = "modern-professional";

/** Answers keep the promise of the document. */
export function expectAsDescribed(method: string, path: string, answered: Answered): void {
  const one = RESUME_CALLS.find((other) => other.method === method && other.path === path);
  const schema = one?.answers[answered.status]?.schema;
  if (!schema) throw new Error(`${method} ${path} promises nothing for ${answered.status}`);
  expect(v.safeParse(schema, answered.body).issues).toBeUndefined();
}

/** Made through the call, as a program does. */
export async function aStoredResume(by: SignedInPerson, body: object = {}) {
  const made = await call(by, "POST", "/api/resumes", { templateId: TEMPLATE, ...body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body as { resume: { id: string; content: typeof REAL_RESUME }; rev: number };
}

/** Lets somebody in without a link. */
export async function letIn(resumeId: string, userId: string, role: "edit" | "comment" | "view") {
  await openDatabase(env.DB)
    .insert(member)
    .values({ resumeId, userId, role, createdAt: new Date() });
}
