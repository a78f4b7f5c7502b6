/** Permissions of roles in the API. */
import { expect, test } from "vitest";
import { call, expectError } from "../support/api.ts";
import { REAL_RESUME } from "../support/real-resume.ts";
import { signUp } from "../support/sign-in.ts";
import "../support/worker.ts";
import { addMember, createStoredResume, TEMPLATE } from "../support/resumes.ts";

test("each role has its permissions, and strangers get 404", async () => {
  const owner = await signUp();
  const people = { edit: await signUp(), comment: await signUp(), view: await signUp() };
  const stranger = await signUp();
  const { resume } = await createStoredResume(owner, { resume: REAL_RESUME });
  const path = `/api/resumes/${resume.id}`;
  const named = await call(owner, "POST", `${path}/versions`, { name: "First" });
  const version = `${path}/versions/${named.body.version.id}`;
  for (const role of ["edit", "comment", "view"] as const) {
    await addMember(resume.id, people[role].user.id, role);
  }
  const content = { content: { summary: "Changed" } };
  const table: [string, string, object | undefined, ...number[]][] = [
    // method, path, body, then: owner, edit, comment, view
    ["GET", path, undefined, 200, 200, 200, 200],
    ["PUT", path, content, 200, 200, 403, 403],
    ["PUT", path, { templateId: TEMPLATE }, 200, 200, 403, 403],
    ["PUT", path, { jobDescription: null }, 200, 200, 403, 403],
    ["PUT", path, { title: "Mine" }, 200, 403, 403, 403],
    ["PUT", path, { title: "Mine", ...content }, 200, 403, 403, 403],
    ["GET", `${path}/versions`, undefined, 200, 200, 200, 403],
    ["GET", version, undefined, 200, 200, 200, 403],
    ["POST", `${path}/versions`, { name: "x" }, 201, 201, 403, 403],
    ["POST", `${path}/duplicate`, undefined, 201, 201, 201, 403],
    ["POST", `${path}/restore`, undefined, 200, 404, 404, 404],
    ["DELETE", path, undefined, 200, 403, 403, 403],
  ];
  const everyone = [owner, people.edit, people.comment, people.view];
  for (const [method, address, body, ...statuses] of table) {
    const absent = address.replace(resume.id, "f".repeat(32));
    const refused = await call(stranger, method, address, body);
    expectError(refused, 404);
    expect(refused.body).toEqual((await call(stranger, method, absent, body)).body);
    // The owner comes last, because the table ends with deleting the resume.
    for (const index of [3, 2, 1, 0]) {
      const answered = await call(everyone[index] ?? null, method, address, body);
      expect(answered.status, `${method} ${address} ${index}`).toBe(statuses[index]);
      if (answered.status >= 400) expectError(answered, answered.status);
    }
  }
});

test("viewers do not see the job description; other roles do", async () => {
  const owner = await signUp();
  const viewer = await signUp();
  const { resume } = await createStoredResume(owner);
  const path = `/api/resumes/${resume.id}`;
  await addMember(resume.id, viewer.user.id, "view");
  const seen = (await call(viewer, "GET", path)).body.resume;
  expect(seen).toMatchObject({ role: "view" });
  expect(seen).not.toHaveProperty("jobDescription");
  expect((await call(owner, "GET", path)).body.resume.jobDescription).toBeNull();
  expect((await call(viewer, "GET", "/api/resumes")).body.resumes).toMatchObject([
    { id: resume.id, role: "view" },
  ]);
});
