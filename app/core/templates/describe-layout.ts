/** Derives a template's htmlStructure and cssStyles [spec 3] from its newest layout, so that they always match it. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Resume } from "#app/core/resume/schema.ts";
import { findTemplate } from "./catalogue.ts";
import { loadLayout } from "./layouts.ts";

export interface LayoutDescription {
  /** The markup with field names such as {fullName} in place of content. */
  htmlStructure: string;
  cssStyles: string;
}

export async function describeLayout(templateId: string): Promise<LayoutDescription> {
  const { Component, css } = await loadLayout(templateId, findTemplate(templateId)?.version);
  return {
    htmlStructure: renderToStaticMarkup(createElement(Component, { resume: FIELD_NAMES })),
    cssStyles: css,
  };
}

const FIELD_NAMES: Resume = {
  personalInfo: {
    fullName: "{fullName}",
    email: "{email}",
    phone: "{phone}",
    address: "{address}",
    linkedIn: "{linkedIn}",
    github: "{github}",
  },
  summary: "{summary}",
  skills: ["{skill}"],
  experience: [
    {
      id: "id",
      company: "{company}",
      position: "{position}",
      startDate: "{startDate}",
      endDate: "{endDate}",
      current: false,
      description: "{description}",
    },
  ],
  education: [
    {
      id: "id",
      institution: "{institution}",
      degree: "{degree}",
      fieldOfStudy: "{fieldOfStudy}",
      startDate: "{startDate}",
      endDate: "{endDate}",
      gpa: "{gpa}",
    },
  ],
  projects: [
    {
      id: "id",
      name: "{name}",
      description: "{description}",
      technologies: ["{technology}"],
      githubLink: "{githubLink}",
      liveLink: "{liveLink}",
    },
  ],
};
