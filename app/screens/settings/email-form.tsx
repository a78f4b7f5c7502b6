/** Changes the email address: first the password, then the code sent to the new address. */

import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { ApiError, callApi, errorMessage } from "#app/client/call-api.ts";
import { SERVER_UNREACHABLE } from "#app/client/messages.ts";
import { changeEmailSchema, confirmEmailSchema } from "#app/core/account/account-schema.ts";
import { codeFailureMessage } from "#app/core/account/messages.ts";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import { FormError } from "#app/features/account-forms/form-error.tsx";
import { useAccountForm } from "#app/features/account-forms/use-account-form.ts";
import { useSubmitFullCode } from "#app/features/account-forms/use-submit-full-code.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { PasswordField, TextField } from "#app/ui/controls/field.tsx";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { focusSectionHeading } from "./focus-section.ts";
import { storeUser } from "./store-user.ts";
import { TEXTS } from "./texts.ts";

export function EmailForm({ user }: { user: SignedInUser }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className="grid gap-4">
      <p>
        <Sentence
          text={TEXTS.yourEmailIs}
          email={<strong className="break-all">{user.email}</strong>}
        />
      </p>
      {sentTo === null ? (
        <NewEmailForm onSent={setSentTo} />
      ) : (
        <CodeForm
          email={sentTo}
          onDone={() => {
            setSentTo(null);
            focusSectionHeading("email");
          }}
        />
      )}
    </div>
  );
}

function NewEmailForm({ onSent }: { onSent(email: string): void }) {
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: changeEmailSchema,
    async send(body) {
      const { email } = await callApi<{ email: string }>("/api/auth/change-email", { body });
      onSent(email);
    },
    describeError: (error) => errorMessage(error, SERVER_UNREACHABLE),
  });
  return (
    <form {...formProps} className="grid gap-4">
      <TextField
        label={TEXTS.newEmail}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={errors.email}
      />
      <PasswordField
        label={TEXTS.password}
        name="password"
        autoComplete="current-password"
        required
        hint={TEXTS.confirmItsYou}
        error={errors.password}
      />
      <FormError message={failure} />
      <div>
        <Button type="submit" busy={submitProps.isBusy} disabled={!submitProps.isReady}>
          {TEXTS.sendACode}
        </Button>
      </div>
    </form>
  );
}

function CodeForm({ email, onDone }: { email: string; onDone(): void }) {
  const { revalidate } = useRevalidator();
  const submitFullCode = useSubmitFullCode();
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: confirmEmailSchema,
    async send(body) {
      const response = await callApi<{ token: string; user: SignedInUser }>(
        "/api/auth/confirm-email",
        {
          body,
        },
      );
      storeUser(response.user, response.token);
      revalidate();
      notify.success(TEXTS.yourEmailIsNow({ email: response.user.email }));
      onDone();
    },
    describeError: (error) =>
      error instanceof ApiError ? codeFailureMessage(error.body) : SERVER_UNREACHABLE,
  });
  return (
    <form {...formProps} className="grid gap-4">
      <p role="status">
        <Sentence text={TEXTS.codeSent} email={<strong className="break-all">{email}</strong>} />
      </p>
      <TextField
        label={TEXTS.code}
        name="otp"
        onChange={submitFullCode}
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
          {TEXTS.changeEmail}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {TEXTS.keepCurrentEmail}
        </Button>
      </div>
    </form>
  );
}
