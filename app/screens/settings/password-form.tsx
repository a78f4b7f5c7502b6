/** Changes the password. */
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { callApi, errorMessage } from "#app/client/call-api.ts";
import { SERVER_UNREACHABLE } from "#app/client/messages.ts";
import { changePasswordSchema } from "#app/core/account/account-schema.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#app/core/account/password.ts";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import { FormError } from "#app/features/account-forms/form-error.tsx";
import { TextLink } from "#app/features/account-forms/text-link.tsx";
import { useAccountForm } from "#app/features/account-forms/use-account-form.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { PasswordField } from "#app/ui/controls/field.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { focusSectionHeading } from "./focus-section.ts";
import { storeUser } from "./store-user.ts";
import { TEXTS } from "./texts.ts";

export function PasswordForm() {
  const { revalidate } = useRevalidator();
  /**
   * The form's React key: counting changes remounts it, so that its fields are empty after each.
   */
  const [changeCount, setChangeCount] = useState(0);
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: changePasswordSchema,
    async send(body) {
      const response = await callApi<{ token: string; user: SignedInUser }>(
        "/api/auth/change-password",
        { body },
      );
      storeUser(response.user, response.token);
      setChangeCount((count) => count + 1);
      revalidate();
      notify.success(TEXTS.passwordChanged);
      focusSectionHeading("password");
    },
    describeError: (error) => errorMessage(error, SERVER_UNREACHABLE),
  });
  return (
    <form key={changeCount} {...formProps} className="grid gap-4">
      <PasswordField
        label={TEXTS.currentPassword}
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <PasswordField
        label={TEXTS.newPassword}
        name="newPassword"
        autoComplete="new-password"
        required
        hint={TEXTS.atLeastCharacters({
          minPasswordLength: MIN_PASSWORD_LENGTH,
          maxPasswordLength: MAX_PASSWORD_LENGTH,
        })}
        error={errors.newPassword}
      />
      <FormError message={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={submitProps.isBusy} disabled={!submitProps.isReady}>
          {TEXTS.changePassword}
        </Button>
        <span className="text-sm">
          <TextLink to="/login/forgot">{TEXTS.forgotYourPassword}</TextLink>
        </span>
      </div>
    </form>
  );
}
