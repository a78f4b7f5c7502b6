/**
 * Converts the doubts of an import (fields that it is unsure of) that the user has not settled, for the editor. There,
 * paths contain the ids of entries instead of positions, so they stay valid when entries move.
 */
import type { ImportDoubts } from "#app/client/import-doubts.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { getAtPath } from "../edit-by-path.ts";
import { pathLabel } from "../field-labels.ts";
import type { Doubt } from "./group-issues.ts";

export const toEditorDoubts = (doubts: readonly Doubt[], resume: Resume): ImportDoubts =>
  doubts.map(({ field, reasons, isQuestion }) => {
    const [section = "", index, ...rest] = field.split(".");
    const id = getAtPath(resume, `${section}.${index}.id`);
    const isOfEntry = typeof id === "string";
    const label = pathLabel(isQuestion && isOfEntry ? `${section}.${index}` : field);
    return {
      field: isOfEntry ? [section, id, ...rest].join(".") : field,
      text: `${label}: ${reasons.join(" ")}`,
    };
  });
