/** Creates resumes by the API and members by the database, for worker tests. */
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { expect } from "vitest";
import { RESUME_CALLS } from "#app/core/api-contract/calls/resumes.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { member } from "#app/server/db/tables/share-tables.ts";
import { type ApiResponse, call } from "./api.ts";
import type { REAL_RESUME } from "./real-resume.ts";
import type { SignedInPerson } from "./sign-in.ts";
import "./worker.ts";

/** The template of these resumes. */
export const TEMPLATE = "modern-professional";

/** Expects a response to match the OpenAPI document. */
export function expectDocumentedResponse(
  method: string,
  path: string,
  answered: ApiResponse,
): void {
  const documented = RESUME_CALLS.find((each) => each.method === method && each.path === path);
  const schema = documented?.responses[answered.status]?.schema;
  if (!schema) throw new Error(`${method} ${path} promises nothing for ${answered.status}`);
  expect(v.safeParse(schema, answered.body).issues).toBeUndefined();
}

/** Creates a resume by the API. */
export async function createStoredResume(by: SignedInPerson, body: object = {}) {
  const made = await call(by, "POST", "/api/resumes", { templateId: TEMPLATE, ...body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body as { resume: { id: string; content: typeof REAL_RESUME }; rev: number };
}

/** Adds a member without a link. */
export async function addMember(
  resumeId: string,
  userId: string,
  role: "edit" | "comment" | "view",
) {
  await openDatabase(env.DB)
    .insert(member)
    .values({ resumeId, userId, role, createdAt: new Date() });
}
