import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { callApi, errorMessage } from "#app/client/call-api.ts";
import { changePasswordSchema } from "#app/core/account/account-schema.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#app/core/account/password.ts";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import { FormError } from "#app/features/account-forms/form-error.tsx";
import { TextLink } from "#app/features/account-forms/text-link.tsx";
import { useAccountForm } from "#app/features/account-forms/use-account-form.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { PasswordField } from "#app/ui/controls/field.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { focusPart } from "./focus-part.ts";
import { keepUser, UNREACHED } from "./keep-user.ts";

export function PasswordForm() {
  const { revalidate } = useRevalidator();
  /** A form anew, and empty, after each change. */
  const [changes, setChanges] = useState(0);
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: changePasswordSchema,
    async send(body) {
      const said = await callApi<{ token: string; user: SignedInUser }>(
        "/api/auth/change-password",
        { body },
      );
      keepUser(said.user, said.token);
      setChanges((count) => count + 1);
      revalidate();
      notify.success("Your password is changed. All other devices are logged out.");
      focusPart("password");
    },
    describe: (error) => errorMessage(error, UNREACHED),
  });
  return (
    <form key={changes} {...formProps} className="grid gap-4">
      <PasswordField
        label="Current password"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        required
        hint={`At least ${MIN_PASSWORD_LENGTH} characters, at most ${MAX_PASSWORD_LENGTH}. A few words work well.`}
        error={errors.newPassword}
      />
      <FormError message={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={submitProps.isBusy} disabled={!submitProps.isReady}>
          Change password
        </Button>
        <span className="text-sm">
          <TextLink to="/login/forgot">Forgot your password?</TextLink>
        </span>
      </div>
    </form>
  );
}
