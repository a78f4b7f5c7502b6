import { useRevalidator } from "@remix-run/react";
import { profileSchema } from "#app/account/account-schema.ts";
import type { SignedInUser } from "#app/account/signed-in-user.ts";
import { callApi, serverMessage } from "#app/api/call-api.ts";
import { FormFailure } from "#app/sign-in/form-failure.tsx";
import { useAccountForm } from "#app/sign-in/use-account-form.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { notify } from "#app/ui/toast.tsx";
import { keepUser, UNREACHED } from "./keep-user.ts";

export function ProfileForm({ user }: { user: SignedInUser }) {
  const { revalidate } = useRevalidator();
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: profileSchema,
    async send(body) {
      const path = "/api/auth/me";
      const said = await callApi<{ user: SignedInUser }>(path, { method: "PUT", body });
      keepUser(said.user);
      revalidate();
      notify.success("Your name is saved");
    },
    describe: (error) => serverMessage(error, UNREACHED),
  });
  return (
    <form {...formProps} className="grid gap-4">
      <TextField
        label="Full name"
        name="fullName"
        autoComplete="name"
        maxLength={200}
        required
        defaultValue={user.fullName}
        error={errors.fullName}
      />
      <FormFailure message={failure} />
      <div>
        <Button type="submit" busy={submitProps.isBusy} disabled={!submitProps.isReady}>
          Save name
        </Button>
      </div>
    </form>
  );
}
