/** What every version of every template must render, for a resume with difficult content (hard-resume.ts). */
import {
  createElement,
  type FunctionComponent,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { completeResume, emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { hardResume } from "../../../tests/support/hard-resume.ts";
import { listVersions, TEMPLATES } from "./catalogue.ts";
import { loadLayout } from "./layouts.ts";
import { htmlToText } from "./page/resume-text.ts";
import type { LayoutProps } from "./template.ts";

const EVERY = TEMPLATES.flatMap((template) =>
  listVersions(template).map((version) => ({ id: template.id, version })),
);

const render = async (id: string, version: number, resume: Resume) =>
  renderToStaticMarkup(createElement((await loadLayout(id, version)).Component, { resume }));

const collectText = async (id: string, version: number, resume: Resume) =>
  htmlToText(await render(id, version, resume));

/** All texts of a resume, as the page shows them. */
function fieldsOf(resume: Resume): string[] {
  const { personalInfo, summary, skills, experience, education, projects } = resume;
  return [
    ...Object.values(personalInfo).filter((value) => typeof value === "string"),
    ...summary.split("\n"),
    ...skills,
    ...experience.flatMap((entry) => [
      entry.company,
      entry.position,
      ...entry.description.split("\n").map((line) => line.replace(/^[•*-] /, "")),
    ]),
    ...education.flatMap((entry) => [
      entry.institution,
      entry.degree,
      entry.fieldOfStudy,
      entry.gpa,
    ]),
    ...projects.flatMap((entry) => [
      entry.name,
      ...entry.technologies,
      ...entry.description.split("\n"),
      entry.githubLink,
    ]),
  ].map((text) => text.replace(/^https:\/\//, ""));
}

describe.each(EVERY)("$id $version", ({ id, version }) => {
  test("every filled field is on the page", async () => {
    const text = await collectText(id, version, hardResume());
    for (const field of fieldsOf(hardResume())) expect(text).toContain(field);
  });

  test("markup in a field is shown as text", async () => {
    const html = await render(id, version, hardResume());
    expect(html).toContain("writes &lt;b&gt;&amp;amp; ");
    expect(html).not.toMatch(/<script|<b>/);
  });

  test("a javascript: address is dropped, and all links use http, https or mailto", async () => {
    const html = await render(id, version, hardResume());
    expect(html).not.toContain("javascript:");
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    // The e-mail address, LinkedIn, GitHub and the projects' links; not the javascript: address.
    expect(targets.length).toBe(6);
    for (const target of targets) expect(target).toMatch(/^(https?|mailto):/);
  });

  test("the name is the only h1 and comes first; sections are h2, entries h3", async () => {
    const html = await render(id, version, hardResume());
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1).length).toBe(1);
    expect(levels.filter((level) => level === 2).length).toBe(5);
    // The fixture has 5 jobs, 2 schools and 3 projects.
    expect(levels.filter((level) => level === 3).length).toBe(5 + 2 + 3);
  });

  test("an empty resume renders an empty page", async () => {
    expect(htmlToText(await render(id, version, emptyResume()))).toBe("");
  });

  test("empty entries render no heading", async () => {
    const resume = emptyResume();
    resume.skills = [" "];
    resume.experience = [
      {
        id: "e",
        company: "",
        position: " ",
        startDate: "",
        endDate: "",
        current: false,
        description: "\n",
      },
    ];
    resume.projects = [
      { id: "p", name: "", description: "", technologies: [], githubLink: "", liveLink: "" },
    ];
    expect(htmlToText(await render(id, version, resume))).toBe("");
  });

  test("optional sections with entries are rendered", async () => {
    const text = await collectText(id, version, {
      ...emptyResume(),
      certificates: [
        {
          id: "c",
          name: "Advanced Life Support",
          issuer: "Red Cross",
          date: "2023-05",
          url: "https://example.org/c/1",
        },
      ],
      languages: [{ id: "l", name: "Irish", level: "native" }],
      customSections: [{ id: "x", title: "Patents", body: "One\nTwo" }],
    });
    for (const block of [
      "Certifications\nAdvanced Life Support\nMay 2023\nRed Cross\nexample.org/c/1",
      "Languages\nIrish (native)",
      "Patents\nOne\nTwo",
    ]) {
      expect(`${text}\n`).toContain(`${block}\n`);
    }
    expect(text.split("\n").length).toBe(10);
  });

  test("only a changed entry renders again, because sections and entries are memoized", async () => {
    const { Component } = await loadLayout(id, version);
    const page = (Component as FunctionComponent<LayoutProps>)({ resume: hardResume() });
    const lists = memosOf(page, "entries").filter(({ props }) => props.entries !== undefined);
    expect(lists.length).toBe(3);
    for (const { type, props } of lists) {
      const entries = memosOf(type.type(props), "entry");
      expect(entries.length).toBe((props.entries as unknown[]).length);
      for (const { props: entryProps } of entries)
        expect(props.entries).toContain(entryProps.entry);
    }
  });

  test("the stylesheet uses nothing that breaks text extraction", async () => {
    const { css } = await loadLayout(id, version);
    expect(css).not.toMatch(
      /filter:|opacity:|blend-mode|will-change|-shadow|background-clip|position:\s*absolute|display:\s*none|visibility/,
    );
    for (const [, spacing] of css.matchAll(/letter-spacing:\s*([\d.]+)em/g)) {
      expect(Number(spacing)).toBeLessThanOrEqual(0.08);
    }
    expect(css).toContain("font-variant-ligatures: none");
  });
});

interface Memo {
  type: { type: FunctionComponent<unknown> };
  props: Record<string, unknown>;
}

/** The memoized elements with a property of that name, at any depth. */
function memosOf(node: ReactNode, property: string): Memo[] {
  if (Array.isArray(node)) return node.flatMap((each) => memosOf(each, property));
  if (!isValidElement<Record<string, unknown>>(node)) return [];
  const { type, props } = node as ReactElement<Record<string, unknown>>;
  const isMemo = (type as { $$typeof?: symbol }).$$typeof === Symbol.for("react.memo");
  if (isMemo) return property in props ? [node as unknown as Memo] : [];
  if (typeof type === "function") {
    return memosOf((type as FunctionComponent<unknown>)(props) as ReactNode, property);
  }
  return memosOf(props.children as ReactNode, property);
}

test("a school without a degree is the title of its entry, as a job without a position is", async () => {
  const school = { id: "e", institution: "Hill Top School", degree: "", fieldOfStudy: "" };
  const resume = completeResume({
    education: [{ ...school, startDate: "2020", endDate: "2026", gpa: "" }],
  });
  for (const { id, version } of EVERY) {
    const markup = await render(id, version, resume);
    expect(markup).toMatch(/<h3[^>]*>Hill Top School<\/h3>/);
    expect(markup.match(/Hill Top School/g)).toHaveLength(1);
  }
});

test("an unknown template id is rejected, not rendered with another layout", async () => {
  await expect(loadLayout("nothing")).rejects.toThrow("nothing");
  await expect(loadLayout("constructor")).rejects.toThrow("constructor");
});

test.each(["startup-entrepreneur", "sales-impact"])(
  "%s prints numbers of jobs and projects in bold, except a year at the end of a sentence",
  async (id) => {
    const description = "Sold in 2019.\nGrew to 2,400 homes";
    const dates = { startDate: "", endDate: "", current: false };
    const html = await render(id, 2, {
      ...emptyResume(),
      experience: [{ id: "j", company: "Nine", position: "", description, ...dates }],
      projects: [
        { id: "v", name: "Ten", technologies: [], description, githubLink: "", liveLink: "" },
      ],
    });
    expect(html.match(/Sold in 2019\./g)).toHaveLength(2);
    expect(html.match(/Grew to <strong>2,400<\/strong> homes/g)).toHaveLength(2);
  },
);
