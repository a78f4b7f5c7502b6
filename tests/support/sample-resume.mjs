/** A person with a written resume, and a posting to compare it with; for pictures and benchmarks of the editor. */
import { loadSample } from "#app/core/templates/samples.ts";
import { signUp } from "./people.ts";

export const POSTING = {
  title: "Senior Software Engineer",
  company: "Harbor Logistics",
  description: `Requirements
- 5+ years of experience with TypeScript and React
- Node.js and PostgreSQL in production
- Web accessibility (WCAG)
- End-to-end testing, CI/CD
- Kubernetes and Docker
- Mentoring of junior developers

Nice to have
- German`,
};

/** Signs up a person and creates a resume for them; `path` is its address in the editor. */
export async function openSample(url) {
  const content = await loadSample("modern-professional");
  const person = await signUp(url, content.personalInfo.fullName);
  const path = await addResume(url, person, {
    title: "Senior engineer, Harbor Logistics",
    content,
  });
  return { person, path };
}

/** @returns its address in the editor */
export async function addResume(
  url,
  person,
  { title, content, templateId = "modern-professional" },
) {
  const answer = await fetch(`${url}/api/resumes`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
    body: JSON.stringify({ templateId, title, content }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { resume } = await answer.json();
  return `/builder/${templateId}?resume=${resume.id}`;
}
