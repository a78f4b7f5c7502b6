/** Changes the user's name. */
import { useRevalidator } from "@remix-run/react";
import { useRef } from "react";
import { callApi, errorMessage } from "#app/client/call-api.ts";
import { SERVER_UNREACHABLE } from "#app/client/messages.ts";
import { profileSchema } from "#app/core/account/account-schema.ts";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import { FormError } from "#app/features/account-forms/form-error.tsx";
import { useAccountForm } from "#app/features/account-forms/use-account-form.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { TextField } from "#app/ui/controls/field.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { focusSectionHeading } from "./focus-section.ts";
import { storeUser } from "./store-user.ts";
import { TEXTS } from "./texts.ts";

export function ProfileForm({ user }: { user: SignedInUser }) {
  const { revalidate } = useRevalidator();
  const field = useRef<HTMLInputElement>(null);
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: profileSchema,
    async send(body) {
      const path = "/api/auth/me";
      const response = await callApi<{ user: SignedInUser }>(path, { method: "PUT", body });
      storeUser(response.user);
      // Shows the name as the server normalized it.
      if (field.current) field.current.value = response.user.fullName;
      revalidate();
      notify.success(TEXTS.nameSaved);
      // The button lost the focus because it was disabled while saving.
      focusSectionHeading("profile");
    },
    describeError: (error) => errorMessage(error, SERVER_UNREACHABLE),
  });
  return (
    <form {...formProps} className="grid gap-4">
      <TextField
        ref={field}
        label={TEXTS.fullName}
        name="fullName"
        autoComplete="name"
        required
        defaultValue={user.fullName}
        error={errors.fullName}
      />
      <FormError message={failure} />
      <div>
        <Button type="submit" busy={submitProps.isBusy} disabled={!submitProps.isReady}>
          {TEXTS.saveName}
        </Button>
      </div>
    </form>
  );
}
