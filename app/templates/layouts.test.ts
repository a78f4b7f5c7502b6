import { createElement, type FunctionComponent, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { emptyResume } from "#app/resume/defaults.ts";
import type { Resume } from "#app/resume/schema.ts";
import { aHardResume } from "../../tests/support/hard-resume.ts";
import { TEMPLATES } from "./catalogue.ts";
import { loadLayout } from "./layouts.ts";
import { htmlToText, resumeTextOf } from "./resume-text.ts";

const AVAILABLE = TEMPLATES.filter((template) => template.available).map(({ id }) => id);

const render = async (id: string, resume: Resume) =>
  renderToStaticMarkup(createElement((await loadLayout(id)).Component, { resume }));

/** Every word a person typed, as the page shows it. */
function fieldsOf(resume: Resume): string[] {
  const { personalInfo, summary, skills, experience, education, projects } = resume;
  return [
    ...Object.values(personalInfo),
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

describe.each(AVAILABLE)("%s", (id) => {
  test("every field a person filled in is on the page", async () => {
    const text = await resumeTextOf(id, aHardResume());
    for (const field of fieldsOf(aHardResume())) expect(text).toContain(field);
  });

  test("markup that people write is text, not markup", async () => {
    const html = await render(id, aHardResume());
    expect(html).toContain("writes &lt;b&gt;&amp;amp; ");
    expect(html).not.toMatch(/<script|<b>/);
  });

  test("a javascript: address is dropped, the others lead to http, https or mailto", async () => {
    const html = await render(id, aHardResume());
    expect(html).not.toContain("javascript:");
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(targets.length).toBe(6);
    for (const target of targets) expect(target).toMatch(/^(https?|mailto):/);
  });

  test("the name is the only h1 and comes first; sections are h2, entries h3", async () => {
    const html = await render(id, aHardResume());
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1).length).toBe(1);
    expect(levels.filter((level) => level === 2).length).toBe(5);
    expect(levels.filter((level) => level === 3).length).toBe(5 + 2 + 3);
  });

  test("an empty resume is an empty page", async () => {
    expect(htmlToText(await render(id, emptyResume()))).toBe("");
  });

  test("entries with nothing in them leave no heading behind", async () => {
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
    expect(htmlToText(await render(id, resume))).toBe("");
  });

  test("the optional sections are printed when there are any", async () => {
    const text = await resumeTextOf(id, {
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
    expect(text).toBe(
      [
        "Certifications",
        "Advanced Life Support",
        "May 2023",
        "Red Cross",
        "example.org/c/1",
        "Languages",
        "Irish (native)",
        "Patents",
        "One",
        "Two",
      ].join("\n"),
    );
  });

  test("a changed entry is the only one drawn again: sections and entries are memos", async () => {
    const { Component } = await loadLayout(id);
    const page = (Component as FunctionComponent<{ resume: Resume }>)({ resume: aHardResume() });
    const MEMO = Symbol.for("react.memo");
    type Memo = { $$typeof: symbol; type: FunctionComponent<unknown> };
    const sections = (page as ReactElement).props.children as ReactElement[];
    const lists = sections.filter((section) => "entries" in section.props);
    expect(lists.length).toBe(3);
    for (const list of lists) {
      const memo = list.type as unknown as Memo;
      expect(memo.$$typeof).toBe(MEMO);
      const section = memo.type(list.props) as ReactElement;
      for (const entry of section.props.children as ReactElement[]) {
        expect((entry.type as unknown as Memo).$$typeof).toBe(MEMO);
        expect(list.props.entries).toContain(entry.props.entry);
      }
    }
  });

  test("the stylesheet keeps to what extractors bear", async () => {
    const { css } = await loadLayout(id);
    expect(css).not.toMatch(
      /filter:|opacity:|blend-mode|will-change|-shadow|background-clip|position:\s*absolute|display:\s*none|visibility/,
    );
    for (const [, spacing] of css.matchAll(/letter-spacing:\s*([\d.]+)em/g)) {
      expect(Number(spacing)).toBeLessThanOrEqual(0.08);
    }
    expect(css).toContain("font-variant-ligatures: none");
  });
});

test("a template without a layout of its own is refused, not drawn with another's", async () => {
  await expect(loadLayout("sales-impact")).rejects.toThrow("sales-impact");
  await expect(loadLayout("constructor")).rejects.toThrow("constructor");
});
