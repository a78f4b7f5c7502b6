/** The fields of the job description on the page. */
import { JOB_DESCRIPTION_INCOMPLETE } from "#app/core/resume/job-description.ts";
import { canSaveDraft } from "#app/editor/sync/offline/job-draft.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import type { JobDraftState } from "./job-draft-state.ts";

export const JOB_FIELD_IDS = { title: "job-title", description: "job-description" } as const;

/** Id of the button that shows the job description line by line. */
export const READ_BUTTON_ID = "read-posting";

export type JobField = keyof typeof JOB_FIELD_IDS;

/** The field that an address names (`#job-title`). */
export const jobFieldOfHash = (hash: string): JobField | undefined =>
  (["title", "description"] as const).find((field) => hash === `#${JOB_FIELD_IDS[field]}`);

export function focusJobField(field: JobField): void {
  document.getElementById(JOB_FIELD_IDS[field])?.focus();
}

/** Says that the title or the description is missing [spec 5], with the focus in it, until it is there. */
export function reportIncomplete(fields: JobDraftState): void {
  const dismiss = notify.error(JOB_DESCRIPTION_INCOMPLETE);
  focusJobField(fields.draft().title.trim() === "" ? "title" : "description");
  const unsubscribe = fields.subscribe(() => {
    if (!canSaveDraft(fields.draft())) return;
    dismiss();
    unsubscribe();
  });
}
