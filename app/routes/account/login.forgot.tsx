/**
 * Page that requests a link to reset the password. The message is the same for every address, so that it does
 * not reveal which addresses have accounts.
 */

import type { MetaFunction } from "@remix-run/cloudflare";
import { useEffect, useRef, useState } from "react";
import { errorMessage } from "#app/client/call-api.ts";
import { callAuth } from "#app/client/call-auth.ts";
import { forgotPasswordSchema } from "#app/core/account/account-schema.ts";
import { FORGOT_FAILED } from "#app/core/account/messages.ts";
import { AuthLayout } from "#app/features/account-forms/auth-layout.tsx";
import { FormError } from "#app/features/account-forms/form-error.tsx";
import { SubmitButton } from "#app/features/account-forms/submit-button.tsx";
import { TextLink } from "#app/features/account-forms/text-link.tsx";
import { useAccountForm } from "#app/features/account-forms/use-account-form.ts";
import { useRedirectTo } from "#app/features/account-forms/use-sign-in-redirect.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { TextField } from "#app/ui/controls/field.tsx";
import { describePage } from "#app/ui/page/page-meta.ts";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { TEXTS } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) =>
  describePage({
    title: TEXTS.resetPasswordPageTitle,
    description: TEXTS.resetPasswordPageDescription,
    path: "/login/forgot",
    matches,
  });

export default function ForgotPasswordPage() {
  const { loginPath } = useRedirectTo();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthLayout
      title={TEXTS.resetPasswordHeading}
      footer={
        <p>
          <Sentence
            text={TEXTS.rememberedIt}
            link={<TextLink to={loginPath}>{TEXTS.logIn}</TextLink>}
          />
        </p>
      }
    >
      {sentTo ? (
        <ResetLinkSent email={sentTo} onAgain={() => setSentTo(null)} />
      ) : (
        <ForgotForm onSent={setSentTo} />
      )}
    </AuthLayout>
  );
}

function ForgotForm({ onSent }: { onSent(email: string): void }) {
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: forgotPasswordSchema,
    async send(body) {
      await callAuth("forgot-password", body);
      onSent(body.email);
    },
    describeError: (error) => errorMessage(error, FORGOT_FAILED),
  });
  return (
    <form {...formProps} className="grid gap-4">
      <TextField
        label={TEXTS.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        hint={TEXTS.resetEmailHint}
        error={errors.email}
      />
      <FormError message={failure} />
      <SubmitButton {...submitProps} busyText={TEXTS.sending}>
        {TEXTS.sendResetLink}
      </SubmitButton>
    </form>
  );
}

function ResetLinkSent({ email, onAgain }: { email: string; onAgain(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {TEXTS.checkYourEmail}
      </h2>
      <p>
        <Sentence
          text={TEXTS.resetOnItsWay}
          email={<strong className="break-words">{email}</strong>}
        />
      </p>
      <p className="text-sm text-ink-soft">{TEXTS.nothingThere}</p>
      <div>
        <Button onClick={onAgain}>{TEXTS.tryAnotherAddress}</Button>
      </div>
    </div>
  );
}
