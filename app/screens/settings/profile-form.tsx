import { useRevalidator } from "@remix-run/react";
import { useRef } from "react";
import { callApi, errorMessage } from "#app/client/call-api.ts";
import { profileSchema } from "#app/core/account/account-schema.ts";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import { FormError } from "#app/features/account-forms/form-error.tsx";
import { useAccountForm } from "#app/features/account-forms/use-account-form.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { TextField } from "#app/ui/controls/field.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { focusPart } from "./focus-part.ts";
import { keepUser, UNREACHED } from "./keep-user.ts";

export function ProfileForm({ user }: { user: SignedInUser }) {
  const { revalidate } = useRevalidator();
  const field = useRef<HTMLInputElement>(null);
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: profileSchema,
    async send(body) {
      const path = "/api/auth/me";
      const said = await callApi<{ user: SignedInUser }>(path, { method: "PUT", body });
      keepUser(said.user);
      // As the server keeps it, without what it cut off.
      if (field.current) field.current.value = said.user.fullName;
      revalidate();
      notify.success("Your name is saved");
      focusPart("profile");
    },
    describe: (error) => errorMessage(error, UNREACHED),
  });
  return (
    <form {...formProps} className="grid gap-4">
      <TextField
        ref={field}
        label="Full name"
        name="fullName"
        autoComplete="name"
        maxLength={200}
        required
        defaultValue={user.fullName}
        error={errors.fullName}
      />
      <FormError message={failure} />
      <div>
        <Button type="submit" busy={submitProps.isBusy} disabled={!submitProps.isReady}>
          Save name
        </Button>
      </div>
    </form>
  );
}
