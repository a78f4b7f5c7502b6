/** A resume with a value in every field that a document can show, and the values by their paths. */
import type { Resume } from "#app/core/resume/schema.ts";
import { shownRichResume } from "./rich-resume.ts";

const FORMATTED = "**Led** a team of *nine* in [two towns](https://example.org/towns)";
const BULLETS = [FORMATTED, "  Kept 2 \\* 3 lists and **all** of them", "Cut costs by 18%"].join(
  "\n",
);

export function everythingResume(): Resume {
  const rich = shownRichResume();
  const [first, second, third] = rich.experience;
  if (!first || !second || !third) throw new Error("The rich resume has three jobs");
  return {
    ...rich,
    language: "de",
    personalInfo: {
      ...rich.personalInfo,
      linkedIn: "https://www.linkedin.com/in/rosaquinn",
      github: "https://github.com/rosaquinn",
      links: [
        { id: "l1", label: "", url: "https://rosaquinn.example" },
        { id: "l2", label: "ORCID", url: "https://orcid.org/0000-0002-1825-0097" },
      ],
    },
    summary: "Nurse with **eight** years in [acute care](https://example.org/care).",
    experience: [{ ...first, description: BULLETS }, second, third],
    education: rich.education.map((entry) => ({ ...entry, gpa: "3.8" })),
    projects: [
      {
        ...{ id: "p1", name: "Ward map", description: "A *map* of wards for new nurses" },
        technologies: ["Rust", "PostgreSQL"],
        githubLink: "https://github.com/rosaquinn/map",
        liveLink: "https://map.example/wards",
      },
    ],
    certificates: (rich.certificates ?? []).map((entry) => ({
      ...{ ...entry, date: entry.date || "2019-04" },
      ...{ url: "https://license.example/rn", number: entry.number ?? "A-77 12" },
    })),
    awards: (rich.awards ?? []).map((entry) => ({ ...entry, description: "For *calm* nights" })),
    publications: (rich.publications ?? []).map((entry) => ({
      ...{ ...entry, date: "2020-06", url: "https://journal.example/triage" },
    })),
    courses: (rich.courses ?? []).map((entry) => ({
      ...{ ...entry, url: "https://ena.example/tncc", description: "Two *long* days" },
    })),
    memberships: (rich.memberships ?? []).map((entry) => ({
      ...{ ...entry, description: "Ran the **annual** meeting" },
    })),
    patents: (rich.patents ?? []).map((entry) => ({
      ...{ ...entry, url: "https://patents.example/1", description: "Holds *one* line" },
    })),
    references: (rich.references ?? []).map((entry) => ({
      ...{ ...entry, description: "Led the *same* ward" },
    })),
  };
}

/**
 * Every filled field by its path. Employer ids become the index of the employer's first job,
 * because a copy has new ids.
 */
export function valuesOf(resume: Resume): Map<string, string> {
  const values = new Map<string, string>();
  const visit = (value: unknown, path: string) => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, `${path}.${index}`);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (key !== "id" && key !== "photo") visit(inner, path ? `${path}.${key}` : key);
      }
    } else if (value) values.set(path, `${value}`);
  };
  const experience = resume.experience.map(({ employerId, ...job }) => {
    const first = resume.experience.findIndex((other) => other.employerId === employerId);
    return { ...job, employerId: employerId ? `job ${first}` : "" };
  });
  visit({ ...resume, experience }, "");
  return values;
}

/** Fields that a copy lacks or has changed, with `*` for indexes: `experience.*.location`. */
export function lostFields(wanted: Resume, got: Resume): Set<string> {
  const gotValues = valuesOf(got);
  const lost = [...valuesOf(wanted)].filter(([path, value]) => gotValues.get(path) !== value);
  return new Set(lost.map(([path]) => path.replace(/\.\d+/g, ".*")));
}
