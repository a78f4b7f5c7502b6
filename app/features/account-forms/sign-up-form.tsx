/** The sign-up form [spec 4]; the verification page follows. */
import type { KeyboardEvent } from "react";
import { errorMessage } from "#app/client/call-api.ts";
import { callAuth, sessionOf } from "#app/client/call-auth.ts";
import { signupSchema } from "#app/core/account/account-schema.ts";
import { SIGNUP_FAILED } from "#app/core/account/messages.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#app/core/account/password.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { PasswordField, TextField } from "#app/ui/controls/field.tsx";
import { FormError } from "./form-error.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TEXTS } from "./texts.ts";
import { useAccountForm } from "./use-account-form.ts";
import { SIGN_UP_HASH, useCompleteSignIn, useGoToVerification } from "./use-sign-in-redirect.ts";

/** The form's values if the person turns out to have an account already. */
export interface TypedLogin {
  email: string;
  password: string;
}

export function SignUpForm({ onLogIn }: { onLogIn?(typed: TypedLogin): void }) {
  const goToVerification = useGoToVerification();
  const completeSignIn = useCompleteSignIn();
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: signupSchema,
    async send(body) {
      const response = await callAuth("signup", body);
      if (response.requireVerification) return goToVerification(response.email ?? body.email);
      // Servers without verification sign in immediately [spec 4]; ours always requires a code.
      completeSignIn(sessionOf(response));
    },
    describeError: (error) => errorMessage(error, SIGNUP_FAILED),
  });
  /** Enter with an email and a password but no name means that the user has an account: log in. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== "Enter" || !onLogIn || !(event.target instanceof HTMLInputElement)) return;
    const typed = readTypedValues(event.currentTarget);
    if (typed.fullName || !typed.email || !typed.password) return;
    event.preventDefault();
    onLogIn(typed);
  }
  return (
    <form id={SIGN_UP_HASH.slice(1)} {...formProps} onKeyDown={onKeyDown} className="grid gap-4">
      <TextField
        label={TEXTS.fullName}
        name="fullName"
        autoComplete="name"
        required
        error={errors.fullName}
      />
      <TextField
        label={TEXTS.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        hint={TEXTS.wellSendACodeHere}
        error={errors.email}
      />
      <PasswordField
        label={TEXTS.password}
        name="password"
        autoComplete="new-password"
        required
        hint={TEXTS.atLeastCharacters({
          minPasswordLength: MIN_PASSWORD_LENGTH,
          maxPasswordLength: MAX_PASSWORD_LENGTH,
        })}
        error={errors.password}
      />
      <FormError message={failure} />
      <SubmitButton {...submitProps} busyText={TEXTS.creatingAccount}>
        {TEXTS.createAccount}
      </SubmitButton>
      {onLogIn ? (
        <div className="grid gap-2 border-t border-line pt-4">
          <p className="text-center text-sm text-ink-soft">{TEXTS.haveAnAccountLogIn}</p>
          <Button
            size="large"
            className="w-full"
            disabled={!submitProps.isReady || submitProps.isBusy}
            onClick={({ currentTarget: { form } }) => form && onLogIn(readTypedValues(form))}
          >
            {TEXTS.logIn}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

function readTypedValues(form: HTMLFormElement): TypedLogin & { fullName: string } {
  const typed = new FormData(form);
  const textOf = (name: string) => String(typed.get(name) ?? "");
  return { fullName: textOf("fullName"), email: textOf("email"), password: textOf("password") };
}
