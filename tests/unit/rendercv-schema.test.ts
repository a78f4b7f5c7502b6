/** RenderCV's own schema accepts our RenderCV files. Skipped where Python has no RenderCV 2 (`pip install rendercv`). */
import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isInternationalPhone } from "#app/core/export/rendercv/international-phone.ts";
import { writeDocument } from "#app/core/export/write-document.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { amelieNovak } from "#app/core/templates/samples/amelie-novak.ts";
import { elenaMarchetti } from "#app/core/templates/samples/elena-marchetti.ts";
import { inesCarvalho } from "#app/core/templates/samples/ines-carvalho.ts";
import { niaAdeyemi } from "#app/core/templates/samples/nia-adeyemi.ts";
import { robertOkafor } from "#app/core/templates/samples/robert-okafor.ts";
import { fullResume } from "../support/a-full-resume.ts";
import { everythingResume } from "../support/everything-resume.ts";
import { REAL_RESUME } from "../support/real-resume.ts";

const RESUMES: [string, Resume][] = [
  ["everything", everythingResume()],
  ["every section", fullResume()],
  ["accents and markup", REAL_RESUME],
  ["a developer", amelieNovak],
  ["a researcher", elenaMarchetti],
  ["a writer", inesCarvalho],
  ["a founder", niaAdeyemi],
  ["an executive", robertOkafor],
  ["nothing", emptyResume()],
];

const PYTHON = process.env.RENDERCV_PYTHON ?? "python3";
const VALIDATE = `
import json, sys
from rendercv.schema.models.cv.cv import Cv
try:
    Cv.model_validate(json.load(sys.stdin) or {})
except ValueError as error:
    print(error)
`;
const validate = (cv: unknown) =>
  spawnSync(PYTHON, ["-c", VALIDATE], { input: JSON.stringify(cv ?? null), encoding: "utf8" });
const hasRenderCv = validate({}).status === 0;

const yamlOf = async (resume: Resume) =>
  new TextDecoder().decode(
    await writeDocument("rendercv", { resume, templateId: "modern-professional" }),
  );

describe.skipIf(!hasRenderCv)("RenderCV accepts", () => {
  test.each(RESUMES)("%s", async (_name, resume) => {
    const { status, stdout } = validate(parse(await yamlOf(resume)).cv);
    expect([status, stdout]).toEqual([0, ""]);
  });
});

test("texts that look like YAML or Markdown remain texts", async () => {
  const summary = "- not: a list # no comment, 2 * 3, _plain_ [x], *no alias*: &no anchor";
  const { cv } = parse(
    await yamlOf({ ...emptyResume(), summary: summary.replace(/[*[\]]/g, "\\$&") }),
  );
  expect(cv.sections["Professional Summary"]).toEqual([
    "- not: a list # no comment, 2 \\* 3, \\_plain\\_ \\[x\\], \\*no alias\\*: &no anchor",
  ]);
});

test("an impossible phone number is written as a custom connection, because RenderCV rejects it as a phone", async () => {
  const possible = ["+1 614 555 0199", "+49 30 1234567", "+420 601 234 567", "+353 1 555 0100"];
  expect(possible.filter(isInternationalPhone)).toEqual([
    "+1 614 555 0199",
    "+420 601 234 567",
    "+353 1 555 0100",
  ]);
  const { cv } = parse(await yamlOf(amelieNovak));
  expect(cv.phone).toBeUndefined();
  expect(cv.custom_connections[0]).toEqual({
    ...{ fontawesome_icon: "phone", placeholder: "+420 555 0142", url: null },
  });
});
