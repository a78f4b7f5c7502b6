/** Resumes that our own exports are read back with: every section, letters beyond ASCII, and six samples. */
import type { Resume } from "#app/core/resume/schema.ts";
import { amelieNovak } from "#app/core/templates/samples/amelie-novak.ts";
import { elenaMarchetti } from "#app/core/templates/samples/elena-marchetti.ts";
import { graceOkonjo } from "#app/core/templates/samples/grace-okonjo.ts";
import { inesCarvalho } from "#app/core/templates/samples/ines-carvalho.ts";
import { niaAdeyemi } from "#app/core/templates/samples/nia-adeyemi.ts";
import { robertOkafor } from "#app/core/templates/samples/robert-okafor.ts";
import { fullResume } from "./a-full-resume.ts";
import { REAL_RESUME } from "./real-resume.ts";
import { shownRichResume } from "./rich-resume.ts";

export const RESUMES: [string, Resume][] = [
  ["every section", fullResume()],
  ["accents and markup", REAL_RESUME],
  ["a developer", amelieNovak],
  ["a writer", inesCarvalho],
  ["an executive", robertOkafor],
  ["a researcher", elenaMarchetti],
  ["a nurse", graceOkonjo],
  ["a founder", niaAdeyemi],
  ["every further field", shownRichResume()],
];
