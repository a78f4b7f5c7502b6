/**
 * The resumes that are validated as PDF/UA: every template with eight resumes in six scripts, each
 * with a photo.
 */
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { aPng } from "./pictures.ts";
import type { Printable } from "./print-locally.ts";
import { ASIAN } from "./rich-languages/asian.ts";
import { EUROPEAN } from "./rich-languages/european.ts";
import { RIGHT_TO_LEFT } from "./rich-languages/right-to-left.ts";
import { richResume } from "./rich-resume.ts";

const resumeIn = (language: string): Resume => {
  const found = [...EUROPEAN, ...ASIAN, ...RIGHT_TO_LEFT].find(
    ({ resume }) => resume.language === language,
  );
  if (!found) throw new Error(`No resume in ${language}`);
  return found.resume;
};

const SCRIPTS: [name: string, Resume][] = [
  ["Latin", richResume()],
  ["Cyrillic", resumeIn("ru")],
  ["Greek", resumeIn("el")],
  ["Hebrew", resumeIn("he")],
  ["Arabic", resumeIn("ar")],
  ["Chinese", resumeIn("zh-Hans")],
];

const only = (resume: Resume, ...keys: (keyof Resume)[]): Resume => ({
  ...emptyResume(),
  language: resume.language,
  personalInfo: resume.personalInfo,
  ...Object.fromEntries(keys.map((key) => [key, resume[key]])),
});
/** Formats in a line, an item of nothing but a link, and lines of the second level. */
const formatted = ({ description = "" }: { description?: string }) => {
  const [first = "", ...rest] = description.split("\n");
  const lines = [
    `**${first}** and *more*`,
    "  ***inner*** line",
    "[a link](https://example.org/a)",
  ];
  return [...lines, ...rest].join("\n");
};
const repeated = (resume: Resume, times: number) =>
  Array.from({ length: times }, (_, turn) =>
    resume.experience.map((job) => ({
      ...{ ...job, id: `${job.id}-${turn}` },
      ...(job.employerId && { employerId: `${job.employerId}-${turn}` }),
    })),
  ).flat();

const SHAPES: [name: string, (resume: Resume) => Resume][] = [
  ["everything", (resume) => resume],
  ["three pages", (resume) => ({ ...resume, experience: repeated(resume, 5) })],
  ["nothing but a name", (resume) => only(resume)],
  ["jobs alone", (resume) => only(resume, "experience")],
  ["skills and schools", (resume) => only(resume, "skills", "skillGroups", "education")],
  [
    "formats",
    (resume) => ({
      ...only(resume, "summary", "education"),
      experience: resume.experience.map((job) => ({ ...job, description: formatted(job) })),
    }),
  ],
  [
    "one-line texts",
    (resume) => ({
      ...only(resume, "summary", "volunteering"),
      experience: resume.experience.map((job) => ({
        ...job,
        description: job.description.split("\n")[0] ?? "",
      })),
    }),
  ],
  [
    "lists",
    ({ experience: _jobs, summary: _summary, ...rest }) => ({
      ...rest,
      summary: "",
      experience: [],
    }),
  ],
];

const PHOTO = `data:image/png;base64,${Buffer.from(aPng({ width: 120, height: 120 })).toString("base64")}`;

export interface PdfUaSample extends Printable {
  name: string;
}

const sample = (template: number, shape: number, script: number): PdfUaSample => {
  const { id: templateId, version } = TEMPLATES[
    template % TEMPLATES.length
  ] as (typeof TEMPLATES)[0];
  const [shapeName, toShape] = SHAPES[shape % SHAPES.length] as (typeof SHAPES)[0];
  const [scriptName, resume] = SCRIPTS[script % SCRIPTS.length] as (typeof SCRIPTS)[0];
  const name = `${templateId}, ${shapeName}, ${scriptName}`;
  return { name, templateId, resume: toShape(resume), design: { version }, photo: PHOTO };
};

const all = () =>
  TEMPLATES.flatMap((_, template) =>
    SHAPES.flatMap((_, shape) => SCRIPTS.map((_, script) => sample(template, shape, script))),
  );
/** 24 of them, in which each template, resume and script occurs. */
const few = () => Array.from({ length: 24 }, (_, index) => sample(index, index, index));

export const pdfUaSamples = (howMany: "all" | "few"): PdfUaSample[] =>
  howMany === "all" ? all() : few();
