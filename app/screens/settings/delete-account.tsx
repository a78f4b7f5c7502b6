/** Deletes the account after a summary of what will be deleted and a password prompt. */
import { useState } from "react";
import { callApi, errorMessage } from "#app/client/call-api.ts";
import { SERVER_UNREACHABLE } from "#app/client/request-error-text.ts";
import { deleteAccountSchema } from "#app/core/account/account-schema.ts";
import { FormError } from "#app/features/account-forms/form-error.tsx";
import { useAccountForm } from "#app/features/account-forms/use-account-form.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { PasswordField } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";

export function DeleteAccount({
  resumeCount,
  onDeleted,
}: {
  /** The number of owned resumes, including the trash. */
  resumeCount: number;
  onDeleted(): Promise<void>;
}) {
  const [isOpen, setOpen] = useState(false);
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: deleteAccountSchema,
    async send(body) {
      await callApi("/api/auth/delete-account", { body });
      await onDeleted();
    },
    describe: (error) => errorMessage(error, SERVER_UNREACHABLE),
  });
  const deletedItems =
    resumeCount === 0
      ? "your account"
      : resumeCount === 1
        ? "your account and your resume"
        : `your account and your ${resumeCount.toLocaleString("en")} resumes`;
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog
        open={isOpen}
        // Stays open while the request runs, to show its progress.
        onOpenChange={(open) => submitProps.isBusy || setOpen(open)}
        title="Delete your account?"
        size="small"
      >
        <form {...formProps} className="grid gap-4">
          <p>
            This permanently deletes {deletedItems}, including every version, comment, analysis,
            share link, public page and file. People you share a resume with lose access right away.
            This can’t be undone.
          </p>
          <p className="text-sm text-ink-soft">
            Your edits, comments, suggestions and saved versions in other people’s resumes stay.
            “Former collaborator” replaces your name there, including in mentions. Names typed as
            plain text don’t change.
          </p>
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            data-first-focus
            error={errors.password}
          />
          <FormError message={failure} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => setOpen(false)} disabled={submitProps.isBusy}>
              Keep my account
            </Button>
            <Button
              type="submit"
              variant="danger"
              busy={submitProps.isBusy}
              disabled={!submitProps.isReady}
            >
              {submitProps.isBusy ? "Deleting…" : "Delete everything"}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
