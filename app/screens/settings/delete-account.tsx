/** The account's end: what goes is said first, then the password is asked. */
import { useState } from "react";
import { callApi, errorMessage } from "#app/client/call-api.ts";
import { deleteAccountSchema } from "#app/core/account/account-schema.ts";
import { FormError } from "#app/features/account-forms/form-error.tsx";
import { useAccountForm } from "#app/features/account-forms/use-account-form.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { PasswordField } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { UNREACHED } from "./keep-user.ts";

export function DeleteAccount({
  resumeCount,
  onDeleted,
}: {
  /** One's own, those in the trash too. */
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
    describe: (error) => errorMessage(error, UNREACHED),
  });
  const resumes =
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
        // Closed, it would look as if nothing were under way.
        onOpenChange={(open) => submitProps.isBusy || setOpen(open)}
        title="Delete your account?"
        size="small"
      >
        <form {...formProps} className="grid gap-4">
          <p>
            This deletes {resumes} for good, with every version, comment on them, analysis, share
            link, public page and file. Whoever you share a resume with loses it at once. Nobody can
            bring any of it back.
          </p>
          <p className="text-sm text-ink-soft">
            What you wrote in other people’s resumes stays with them: edits, comments, suggestions
            and saved versions. There “Former collaborator” replaces your name, also where somebody
            mentioned you. Names that people typed as plain text stay as they are.
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
