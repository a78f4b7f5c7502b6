/** Ids of the job description's fields, and functions that focus them. */
import { JOB_DESCRIPTION_INCOMPLETE } from "#app/core/resume/job-description.ts";
import { canSaveDraft } from "#app/editor/sync/offline/job-draft.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import type { JobDraftState } from "./job-draft-state.ts";

export const JOB_FIELD_IDS = { title: "job-title", description: "job-description" } as const;

/** Id of the button that shows the job description line by line. */
export const READ_BUTTON_ID = "read-posting";

export type JobField = keyof typeof JOB_FIELD_IDS;

/** The field that an address names (`#job-title`); undefined if it names none. */
export const jobFieldOfHash = (hash: string): JobField | undefined =>
  (["title", "description"] as const).find((field) => hash === `#${JOB_FIELD_IDS[field]}`);

/** False for a field that is not shown yet. */
export function focusJobField(field: JobField): boolean {
  const control = document.getElementById(JOB_FIELD_IDS[field]);
  control?.focus();
  return control !== null && control === document.activeElement;
}

/**
 * Shows an error that the title or description is missing [spec 5], until it is filled in, and
 * focuses that field.
 */
export function reportIncomplete(fields: JobDraftState): void {
  const dismiss = notify.error(JOB_DESCRIPTION_INCOMPLETE);
  focusJobField(fields.draft().title.trim() === "" ? "title" : "description");
  const unsubscribe = fields.subscribe(() => {
    if (!canSaveDraft(fields.draft())) return;
    dismiss();
    unsubscribe();
  });
}
