/** Calls to import, score, print and export resumes. */
import * as v from "valibot";
import {
  analysisBody,
  atsScoreBody,
  exportFormat,
  generatePdfBody,
} from "#app/core/api-contract/document-bodies.ts";
import {
  jobDescriptionResponseBody,
  resumeResponseBody,
} from "#app/core/api-contract/resume-response-bodies.ts";
import { type Call, TOO_MANY_REQUESTS } from "./call.ts";

/** A range of a text, in UTF-16 units; `end` is the first unit after it. */
const textRange = { start: v.number(), end: v.number() };

/** A requirement of the job description, and how the resume meets it. Mirrors `Keyword` in app/core/ats/report.ts. */
const keyword = v.object({
  /** The name in the report. */
  term: v.string(),
  /** The dictionary's name for all aliases, as in JavaScript for JS. */
  canonical: v.string(),
  /** The wording in the job description. */
  surface: v.string(),
  kind: v.picklist(["hard", "soft", "title", "education", "years"]),
  requirement: v.picklist(["required", "preferred"]),
  /** Share of the whole job description, 0 to 1. */
  weight: v.number(),
  found: v.boolean(),
  /** How the resume shows it; null if it does not. */
  how: v.nullable(
    v.picklist(["exact", "alias", "inflection", "nearby", "alternative", "confirmed"]),
  ),
  /** If `how` is "alternative", the `term` that shows it; missing in older analyses. */
  metBy: v.optional(v.string()),
  /** Share of the weight that counts, 0 to 1. */
  credit: v.number(),
  /** The first mention in `resumeText`. */
  where: v.nullable(
    v.object({ section: v.nullable(v.string()), offset: v.number(), snippet: v.string() }),
  ),
  /** Why it gets less than full credit, as a sentence; null for full credit. */
  discountedBecause: v.nullable(v.string()),
  /** Analyses stored by engines before 3.0.0 have no grade, reason, arithmetic or musts. */
  grade: v.optional(
    v.picklist(["doing", "holding", "listing", "related", "basic", "learning", "none"]),
  ),
  reason: v.optional(v.nullable(v.string())),
  /** Present where `evidenceAnswers` can say whether the line shows it; `shows` is the answer. */
  confirmation: v.optional(v.object({ line: v.string(), shows: v.nullable(v.boolean()) })),
  /**
   * Where it is in `jobDescriptionText`, in UTF-16 units. Older analyses lack this and the next
   * two.
   */
  places: v.optional(v.array(v.object(textRange))),
  /** The words of `addedTerms` by which it was added. */
  added: v.optional(v.string()),
  /** True if `requirement` was set by `requirementChanges`. */
  isChanged: v.optional(v.boolean()),
});

/** "preferred" clauses are nice-to-haves; the kinds after it ask for no skill. */
const CLAUSE_KINDS = [
  "heading",
  "preferred",
  "condition",
  "perk",
  "about",
  "apply",
  "label",
  "padding",
] as const;

/** How the job description was read; `excluded` are the requirements of `excludedTerms`. */
const postingReading = v.object({
  /** `hashText` of the text that was read. */
  hash: v.number(),
  clauses: v.array(
    v.object({
      ...textRange,
      kind: v.picklist(CLAUSE_KINDS),
    }),
  ),
  excluded: v.array(
    v.object({
      canonical: v.string(),
      surface: v.string(),
      places: v.array(v.object(textRange)),
    }),
  ),
});

/** One line of the score's explanation; the points of all lines add up to the score. */
const scoreLine = v.object({
  part: v.picklist(["requirement", "wording", "trade", "limit"]),
  /** The keyword's term; null for other parts. */
  term: v.nullable(v.string()),
  /** An integer; below 0 for a limit. */
  points: v.number(),
  /** The maximum points. */
  of: v.number(),
  /** Why points are missing; null if none are. */
  reason: v.nullable(v.string()),
});

/** A yes-or-no condition, such as the right to work; compared with the resume, never scored. */
const knockout = v.object({
  name: v.string(),
  text: v.string(),
  state: v.picklist(["met", "unmet", "unknown"]),
  where: v.nullable(
    v.object({ section: v.nullable(v.string()), offset: v.number(), snippet: v.string() }),
  ),
});

/** AtsReport of app/core/ats/report.ts; tests validate real responses with this schema. */
export const atsReportResponseBody = v.object({
  /** Null if `language.isScored` is false. */
  score: v.nullable(v.number()),
  truncated: v.boolean(),
  feedback: v.array(v.string()),
  missingSkills: v.array(v.string()),
  arithmetic: v.optional(v.array(scoreLine)),
  musts: v.optional(v.object({ shown: v.number(), of: v.number() })),
  knockouts: v.optional(v.array(knockout)),
  language: v.optional(
    v.object({
      posting: v.nullable(v.string()),
      resume: v.nullable(v.string()),
      isScored: v.boolean(),
    }),
  ),
  excluded: v.optional(v.array(v.string())),
  posting: v.optional(postingReading),
  metadata: v.object({
    analysis: v.object({
      rawScore: v.number(),
      maxPossible: v.number(),
      keywords: v.array(keyword),
    }),
    parts: v.object({
      match: v.nullable(v.number()),
      parse: v.nullable(v.number()),
      writing: v.nullable(v.number()),
    }),
    engine: v.object({ version: v.string() }),
  }),
});

const analysis = v.object({
  id: v.string(),
  posting: v.string(),
  score: v.nullable(v.number()),
  jobDescription: jobDescriptionResponseBody,
  report: atsReportResponseBody,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** Report of app/core/import/outcome.ts. */
const importReport = v.object({
  recovered: v.array(v.string()),
  uncertain: v.array(
    v.object({ field: v.nullable(v.string()), text: v.string(), reason: v.string() }),
  ),
  hardToRead: v.optional(v.literal(true)),
});

export const DOCUMENT_CALLS: Call[] = [
  {
    method: "post",
    path: "/api/resumes/import",
    tag: "Documents",
    auth: "bearer",
    summary:
      "Create a resume from a file: PDF, Word, OpenDocument, RTF, HTML, Markdown, plain text, the data of other resume programs, or LinkedIn's data archive",
    description:
      "The format is told by the bytes of the file, not by its name. Data can be JSON Resume, Covitae, Reactive Resume (versions 3 to 5), FRESH, Manfred or ORCID in JSON, RenderCV in YAML, Europass in XML or inside its PDF, and BibTeX. Returns the imported fields as dot paths, and those the user should check. PDFs may have at most 50 pages, and at most ten can be imported in ten minutes.",
    multipart: { file: "At most 5 MB" },
    query: {
      templateId: {
        schema: v.optional(v.string()),
        summary: "Default: the template named in the file, else the default template",
      },
    },
    responses: {
      201: {
        summary: "The new resume",
        schema: v.object({ resume: resumeResponseBody, report: importReport }),
      },
      409: { summary: "The account has the maximum number of resumes" },
      413: { summary: "The file is larger than 5 MB" },
      415: {
        summary:
          "The body is not a form, or its file is of a kind that cannot be imported, such as a picture, a program or an old Word file (.doc); the message names the kinds that can",
      },
      422: { summary: "The file is damaged, has a password, or contains no resume" },
      ...TOO_MANY_REQUESTS,
      502: { summary: "The PDF could not be read" },
      503: { summary: "The PDF reader is busy; Retry-After says how long to wait" },
    },
  },
  {
    method: "options",
    path: "/api/ats-score",
    tag: "Score",
    auth: "none",
    summary: "Check whether the score service is available",
    responses: { 204: { summary: "It is available" } },
  },
  {
    method: "post",
    path: "/api/ats-score",
    tag: "Score",
    auth: "bearer or link",
    summary: "Score a resume's text against a job description",
    description:
      "A `jobTitle` that is a known occupation takes precedence over the title in the job description; any other is ignored. `score` is null if the language of a text is not supported yet. `knockouts` are screening questions with a yes or no answer, which don't affect the score. With `resumeId`, the analysis and the last score are saved with that resume. A keyword with `confirmation` is shown in other words: send its term and line with `shows` in `evidenceAnswers` to count that line as it would count if it named the requirement, or not at all. Without `evidenceAnswers`, those saved with the resume's job description are used if its text is the same. An answer about another line, or one that does not read like the requirement, changes nothing. `addedTerms` are words of the job description that ask for something and were not read so: they are scored as must-haves or nice-to-haves; words that do not stand in it, or are listed already, add nothing. `requirementChanges` makes a must-have a nice-to-have or the reverse, by the keyword's `canonical`.",
    body: atsScoreBody,
    responses: {
      200: { summary: "The report", schema: atsReportResponseBody },
      ...TOO_MANY_REQUESTS,
    },
  },
  {
    method: "post",
    path: "/api/generate-pdf",
    tag: "Documents",
    auth: "bearer or link",
    summary: "Print a saved resume, or your own HTML, to a PDF",
    body: generatePdfBody,
    responses: {
      200: {
        summary: "The URL of the file, valid for 10 minutes; it waits until the file is stored",
        schema: v.object({
          url: v.string(),
          fileName: v.string(),
          pages: v.number(),
          bytes: v.number(),
          sha256: v.string(),
        }),
      },
      ...TOO_MANY_REQUESTS,
      503: { summary: "The printer is busy; Retry-After says how long to wait" },
      504: { summary: "The page took too long to lay out" },
    },
  },
  {
    method: "get",
    path: "/api/resumes/{id}/export",
    tag: "Documents",
    auth: "bearer or link",
    summary: "Export a resume as a file; zip contains one file of each format",
    query: { format: { schema: exportFormat, summary: "The file format" } },
    responses: {
      200: {
        summary: "The file",
        types: [
          "application/pdf",
          "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
          "text/plain",
          "application/json",
          "text/markdown",
          "application/vnd.oasis.opendocument.text",
          "application/yaml",
          "application/xml",
          "application/zip",
        ],
      },
      400: { summary: "There is no such format" },
    },
  },
  {
    method: "get",
    path: "/api/resumes/{id}/analyses",
    tag: "Score",
    auth: "bearer or link",
    summary: "The saved analyses of a resume, newest first",
    responses: {
      200: { summary: "The list", schema: v.object({ analyses: v.array(analysis) }) },
    },
  },
  {
    method: "post",
    path: "/api/resumes/{id}/analyses",
    tag: "Score",
    auth: "bearer or link",
    summary: "Analyze the saved resume against a job description and save the result",
    description:
      "Without `evidenceAnswers`, those saved with the resume's job description are used if its text is the same.",
    body: analysisBody,
    responses: {
      201: { summary: "The analysis", schema: v.object({ analysis }) },
      ...TOO_MANY_REQUESTS,
    },
  },
];
