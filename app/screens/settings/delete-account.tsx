/** Deletes the account after a summary of what will be deleted and a password prompt. */
import { useState } from "react";
import { callApi, errorMessage } from "#app/client/call-api.ts";
import { SERVER_UNREACHABLE } from "#app/client/messages.ts";
import { deleteAccountSchema } from "#app/core/account/account-schema.ts";
import { FormError } from "#app/features/account-forms/form-error.tsx";
import { useAccountForm } from "#app/features/account-forms/use-account-form.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { PasswordField } from "#app/ui/controls/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { TEXTS } from "./texts.ts";

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
    describeError: (error) => errorMessage(error, SERVER_UNREACHABLE),
  });
  const deletedItems = deletedItemsText(resumeCount);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {TEXTS.deleteMyAccount}
      </Button>
      <Dialog
        open={isOpen}
        // Stays open while the request runs, to show its progress.
        onOpenChange={(open) => submitProps.isBusy || setOpen(open)}
        title={TEXTS.deleteYourAccount}
        size="small"
      >
        <form {...formProps} className="grid gap-4">
          <p>{TEXTS.thisPermanentlyDeletes({ deletedItems })}</p>
          <p className="text-sm text-ink-soft">{TEXTS.yourEdits}</p>
          <PasswordField
            label={TEXTS.password}
            name="password"
            autoComplete="current-password"
            required
            data-first-focus
            error={errors.password}
          />
          <FormError message={failure} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => setOpen(false)} disabled={submitProps.isBusy}>
              {TEXTS.keepMyAccount}
            </Button>
            <Button
              type="submit"
              variant="danger"
              busy={submitProps.isBusy}
              disabled={!submitProps.isReady}
            >
              {submitProps.isBusy ? TEXTS.deleting : TEXTS.deleteEverything}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}

function deletedItemsText(resumeCount: number): string {
  if (resumeCount === 0) return "your account";
  if (resumeCount === 1) return "your account and your resume";
  return `your account and your ${resumeCount.toLocaleString("en")} resumes`;
}
