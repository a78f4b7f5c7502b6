/** The verification page: confirms the email address by the mailed code and signs in [spec 2, 4, 8]. */

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { useRef, useState } from "react";
import * as v from "valibot";
import { ApiError } from "#app/client/call-api.ts";
import { callAuth, sessionOf } from "#app/client/call-auth.ts";
import { storeSession } from "#app/client/stored-session.ts";
import { emailSchema, verifyOtpSchema } from "#app/core/account/account-schema.ts";
import { codeFailureMessage, VERIFY_FAILED } from "#app/core/account/messages.ts";
import { AuthLayout } from "#app/features/account-forms/auth-layout.tsx";
import { FormError } from "#app/features/account-forms/form-error.tsx";
import { ResendCode } from "#app/features/account-forms/resend-code.tsx";
import { SubmitButton } from "#app/features/account-forms/submit-button.tsx";
import { TextLink } from "#app/features/account-forms/text-link.tsx";
import { useAccountForm } from "#app/features/account-forms/use-account-form.ts";
import {
  useCompleteSignIn,
  useRedirectTo,
} from "#app/features/account-forms/use-sign-in-redirect.ts";
import { useSubmitFullCode } from "#app/features/account-forms/use-submit-full-code.ts";
import { readCookie } from "#app/server/auth/cookies.server.ts";
import { codeSentAt, findPendingByValue } from "#app/server/auth/pending-signups.server.ts";
import { TextField } from "#app/ui/controls/field.tsx";
import { useHistoryState } from "#app/ui/page/use-history-state.ts";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { TEXTS } from "./texts.ts";

/** The sign-up's cookie identifies the address, so that a reload does not ask for it again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const pendingSignup = await findPendingByValue(context, readCookie(request, "pending"));
  return {
    pendingSignup: pendingSignup && {
      email: pendingSignup.email,
      sentAt: codeSentAt(pendingSignup),
    },
  };
}

export const meta: MetaFunction = () => [
  { title: TEXTS.verifyEmailPageTitle },
  { name: "description", content: TEXTS.emailedStepPageDescription },
  { name: "robots", content: "noindex" },
];

/** The address that the login or sign-up named, else the cookie's; null if neither is known. */
function useVerifiedAddress(): { email: string; sentAt: number } | null {
  const { pendingSignup } = useLoaderData<typeof loader>();
  const named = v.safeParse(emailSchema, useHistoryState<{ email: unknown }>()?.email);
  if (!named.success || named.output === pendingSignup?.email) return pendingSignup;
  return { email: named.output, sentAt: 0 };
}

export default function VerifyOtpPage() {
  const verifiedAddress = useVerifiedAddress();
  const navigate = useNavigate();
  const { query } = useRedirectTo();
  const completeSignIn = useCompleteSignIn();
  const submitFullCode = useSubmitFullCode();
  const emailField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState<string | null>(null);
  /** Of the code that was just rejected; null if unknown, or if there are plenty. */
  const [attemptsLeft, setAttemptsLeft] = useState<number | null>(null);
  const form = useAccountForm({
    schema: verifyOtpSchema,
    async send(body) {
      setNotice(null);
      setAttemptsLeft(null);
      const response = await callAuth("verify-otp", body);
      const session = sessionOf(response);
      if (!response.resetToken) return completeSignIn(session);
      // A recovered sign-up has no password yet, so ask for a new one.
      storeSession(session);
      navigate(`/login/reset${query}#token=${response.resetToken}`, {
        replace: true,
        state: { recovered: session.user.email },
      });
    },
    describeError(error) {
      codeField.current?.select();
      if (!(error instanceof ApiError)) return VERIFY_FAILED;
      const { attemptsLeft } = error.body;
      setAttemptsLeft(typeof attemptsLeft === "number" ? attemptsLeft : null);
      return codeFailureMessage(error.body);
    },
  });

  const { errors, failure } = form;
  function readEmail(): string | null {
    const address = v.safeParse(emailSchema, verifiedAddress?.email ?? emailField.current?.value);
    if (address.success) return address.output;
    form.setFieldError("email", address.issues[0].message);
    emailField.current?.focus();
    return null;
  }

  return (
    <AuthLayout
      title={TEXTS.checkYourEmail}
      lead={
        verifiedAddress ? (
          <Sentence
            text={TEXTS.codeSent}
            email={<strong className="break-words text-ink">{verifiedAddress.email}</strong>}
          />
        ) : (
          TEXTS.verifyEmailLead
        )
      }
      footer={
        <p>
          <Sentence
            text={TEXTS.wrongAddress}
            link={<TextLink to={`/signup${query}`}>{TEXTS.signUpAgain}</TextLink>}
          />
        </p>
      }
    >
      <form {...form.formProps} className="grid gap-4">
        {verifiedAddress ? (
          <input type="hidden" name="email" value={verifiedAddress.email} />
        ) : (
          <TextField
            ref={emailField}
            label={TEXTS.email}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            error={errors.email}
          />
        )}
        <TextField
          ref={codeField}
          label={TEXTS.verificationCode}
          name="otp"
          onChange={submitFullCode}
          autoComplete="one-time-code"
          // Focused, because the code is the only field.
          autoFocus={verifiedAddress !== null}
          inputMode="numeric"
          required
          placeholder="000000"
          className="font-mono text-xl tracking-[0.3em]"
          error={errors.otp}
        />
        <FormError message={failure} />
        {failure && attemptsLeft !== null ? (
          <p role="status" className="text-sm text-ink-soft">
            {attemptsText(attemptsLeft)}
          </p>
        ) : null}
        {notice ? (
          <p role="status" className="text-sm text-good">
            {notice}
          </p>
        ) : null}
        <SubmitButton {...form.submitProps} busyText={TEXTS.verifying}>
          {TEXTS.verify}
        </SubmitButton>
        <ResendCode
          readEmail={readEmail}
          sentAt={verifiedAddress?.sentAt ?? 0}
          onResult={({ ok, message }) => {
            setNotice(ok ? message : null);
            setAttemptsLeft(null);
            form.setFailure(ok ? null : message);
          }}
        />
      </form>
    </AuthLayout>
  );
}

function attemptsText(count: number): string {
  if (count <= 0) return TEXTS.noAttemptsLeft;
  return count === 1 ? TEXTS.oneAttemptLeft : TEXTS.attemptsLeft(count);
}
