/** Another address: first the password, then the code that was mailed there. */
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { ApiError, callApi, errorMessage } from "#app/client/call-api.ts";
import { changeEmailSchema, confirmEmailSchema } from "#app/core/account/account-schema.ts";
import { codeFailureMessage } from "#app/core/account/messages.ts";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import { FormError } from "#app/features/account-forms/form-error.tsx";
import { useAccountForm } from "#app/features/account-forms/use-account-form.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { PasswordField, TextField } from "#app/ui/controls/field.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { focusPart } from "./focus-part.ts";
import { keepUser, UNREACHED } from "./keep-user.ts";

export function EmailForm({ user }: { user: SignedInUser }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className="grid gap-4">
      <p>
        Your address is <strong className="break-all">{user.email}</strong>
      </p>
      {sentTo === null ? (
        <AskForm onSent={setSentTo} />
      ) : (
        <CodeForm
          email={sentTo}
          onDone={() => {
            setSentTo(null);
            focusPart("email");
          }}
        />
      )}
    </div>
  );
}

function AskForm({ onSent }: { onSent(email: string): void }) {
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: changeEmailSchema,
    async send(body) {
      const { email } = await callApi<{ email: string }>("/api/auth/change-email", { body });
      onSent(email);
    },
    describe: (error) => errorMessage(error, UNREACHED),
  });
  return (
    <form {...formProps} className="grid gap-4">
      <TextField
        label="New email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        hint="To be sure that it is you."
        error={errors.password}
      />
      <FormError message={failure} />
      <div>
        <Button type="submit" busy={submitProps.isBusy} disabled={!submitProps.isReady}>
          Send a code
        </Button>
      </div>
    </form>
  );
}

function CodeForm({ email, onDone }: { email: string; onDone(): void }) {
  const { revalidate } = useRevalidator();
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: confirmEmailSchema,
    async send(body) {
      const said = await callApi<{ token: string; user: SignedInUser }>("/api/auth/confirm-email", {
        body,
      });
      keepUser(said.user, said.token);
      revalidate();
      notify.success(`Your address is now ${said.user.email}`);
      onDone();
    },
    describe: (error) => (error instanceof ApiError ? codeFailureMessage(error.body) : UNREACHED),
  });
  return (
    <form {...formProps} className="grid gap-4">
      <p role="status">
        We have sent a code to <strong className="break-all">{email}</strong>. Your address changes
        when you enter it.
      </p>
      <TextField
        label="Code"
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        className="max-w-40 tabular-nums"
        error={errors.otp}
      />
      <FormError message={failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={submitProps.isBusy} disabled={!submitProps.isReady}>
          Change email
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Keep my address
        </Button>
      </div>
    </form>
  );
}
