/** A generated PDF, and the results of the checks that its owner should look at before sending it. */
import type { FinalCheck } from "#app/core/pdf-check/final-checks.ts";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { UnsavedField } from "#app/editor/sync/unsaved-fields.ts";

/** A PDF that was just generated, with the content that it was printed from. */
export interface PrintedResume {
  url: string;
  resume: Resume;
  design: Design;
}

export interface CheckedPdf {
  file: Blob;
  checks: FinalCheck[];
}

export interface FinishedPdf extends PrintedResume {
  /** The file name without its extension. */
  name: string;
  /** Null if the check failed or took too long. */
  checked: CheckedPdf | null;
  /** Fields whose text was over its limit, so that the PDF has an earlier text of them or none. */
  unsaved: readonly UnsavedField[];
  /** Downloaded without a press on this page, which browsers may block. */
  isUnprompted: boolean;
}
