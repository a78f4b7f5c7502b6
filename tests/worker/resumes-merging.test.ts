/** Merging API changes with concurrent changes of others. */
import { describe, expect, test } from "vitest";
import { call, expectError } from "../support/api.ts";
import { signUp } from "../support/sign-in.ts";
import "../support/worker.ts";
import { createStoredResume, expectDocumentedResponse } from "../support/resumes.ts";

describe("merging", () => {
  const job = (id: string, company: string) => ({
    id,
    company,
    position: "Nurse",
    startDate: "2020-01",
    endDate: "",
    current: true,
    description: "",
  });

  test("without rev, absent keys stay, items match by id, and nothing is deleted", async () => {
    const by = await signUp();
    const start = { experience: [job("a", "A"), job("b", "B")], skills: ["x", "y"] };
    const { resume } = await createStoredResume(by, { resume: { ...start, summary: "Kept" } });
    const put = await call(by, "PUT", `/api/resumes/${resume.id}`, {
      content: { experience: [job("b", "B two"), job("c", "C")], personalInfo: { phone: "1" } },
    });
    expect(put.status).toBe(200);
    const { content } = put.body.resume;
    expect(content.summary).toBe("Kept");
    expect(content.personalInfo).toMatchObject({ phone: "1", email: "" });
    const companies = content.experience.map((one: { company: string }) => one.company);
    expect(companies.sort()).toEqual(["A", "B two", "C"]);
    expect(content.skills).toEqual(["x", "y"]);
  });

  test("an item without its optional keys keeps their values", async () => {
    const by = await signUp();
    const study = { institution: "U", degree: "B", fieldOfStudy: "F", startDate: "", endDate: "" };
    const work = { name: "P", description: "", technologies: [] };
    const links = { githubLink: "https://github.com/p", liveLink: "https://p.example" };
    const { resume } = await createStoredResume(by, {
      resume: {
        education: [{ id: "e", ...study, gpa: "3.9" }],
        projects: [{ id: "p", ...work, ...links }],
      },
    });
    const put = await call(by, "PUT", `/api/resumes/${resume.id}`, {
      content: { education: [{ id: "e", ...study }], projects: [{ id: "p", ...work, name: "Q" }] },
    });
    expect(put.status).toBe(200);
    expect(put.body.resume.content.education[0].gpa).toBe("3.9");
    expect(put.body.resume.content.projects[0]).toMatchObject({ name: "Q", ...links });
  });

  test("with rev or If-Match, applies the difference from that state and keeps others' changes", async () => {
    const by = await signUp();
    const { resume, rev } = await createStoredResume(by, {
      resume: { summary: "one two three", experience: [job("a", "A"), job("b", "B")] },
    });
    const path = `/api/resumes/${resume.id}`;
    const other = await call(by, "PUT", path, { content: { summary: "zero one two three" } });
    expect(other.body.rev).toBeGreaterThan(rev);
    const mine = await call(
      by,
      "PUT",
      path,
      { content: { summary: "one two three four", experience: [job("b", "B")] } },
      { "if-match": `"${rev}"` },
    );
    expect(mine.status, JSON.stringify(mine.body)).toBe(200);
    expect(mine.body.resume.content.summary).toBe("zero one two three four");
    expect(mine.body.resume.content.experience).toHaveLength(1);
    expect(mine.headers.get("etag")).toBe(`"${mine.body.rev}"`);
  });

  test("an unknown state is a conflict with the current content, and changes nothing", async () => {
    const by = await signUp();
    const { resume } = await createStoredResume(by, { resume: { summary: "Kept" } });
    const path = `/api/resumes/${resume.id}`;
    for (const [body, headers] of [
      [{ rev: 999_999 }, {}],
      [{}, { "if-match": '"999999"' }],
      [{}, { "if-match": '"none-of-ours"' }],
    ] as const) {
      const change = { title: "Lost", content: { summary: "Lost" }, ...body };
      const answered = await call(by, "PUT", path, change, headers);
      expectError(answered, 409);
      expectDocumentedResponse("put", "/api/resumes/{id}", answered);
      expect(answered.body.resume).toMatchObject({ title: "Untitled resume" });
      expect(answered.body.resume.content.summary).toBe("Kept");
    }
    const torn = { rev: 1, content: { summary: "Lost" } };
    expectError(await call(by, "PUT", path, torn, { "if-match": '"2"' }), 400, /If-Match/);
    expect((await call(by, "PUT", path, { title: "Any" }, { "if-match": "*" })).status).toBe(200);
  });
});
