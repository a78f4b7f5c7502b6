/** The mailed code: confirms the address and signs in [spec 2, 4, 8]. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { useRef, useState } from "react";
import { ApiError, callApi } from "#app/client/call-api.ts";
import { type StoredSession, storeSession } from "#app/client/stored-session.ts";
import { verifyOtpSchema } from "#app/core/account/account-schema.ts";
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
import { readCookie } from "#app/server/auth/cookies.server.ts";
import { codeSentAt, findPendingByValue } from "#app/server/auth/pending-signups.server.ts";
import { TextField } from "#app/ui/controls/field.tsx";

/** The cookie of the sign-up says whose code it is, so a reload asks nothing again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const waiting = await findPendingByValue(context, readCookie(request, "pending"));
  return { waiting: waiting && { email: waiting.email, sentAt: codeSentAt(waiting) } };
}

export const meta: MetaFunction = () => [{ title: "Confirm your email – Covitae" }];

type VerifyAnswer = StoredSession & { resetToken?: string };

export default function VerifyOtpPage() {
  const { waiting } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { query } = useRedirectTo();
  const signedIn = useCompleteSignIn();
  const codeField = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const { errors, failure, setFailure, formProps, submitProps } = useAccountForm({
    schema: verifyOtpSchema,
    async send(body) {
      setNotice(null);
      const said = await callApi<VerifyAnswer>("/api/auth/verify-otp", { body, anonymous: true });
      if (!said.resetToken) return signedIn(said);
      // Whoever entered the code never chose the password, so it is gone.
      storeSession({ token: said.token, user: said.user });
      navigate(`/login/reset${query}#token=${said.resetToken}`, {
        replace: true,
        state: { recovered: said.user.email },
      });
    },
    describe(error) {
      codeField.current?.select();
      return error instanceof ApiError ? codeFailureMessage(error.body) : VERIFY_FAILED;
    },
  });

  return (
    <AuthLayout
      title="Check your email"
      lead={
        waiting ? (
          <>
            We sent a code of six digits to{" "}
            <strong className="break-words text-ink">{waiting.email}</strong>. It is good for 10
            minutes.
          </>
        ) : (
          "Enter the address you signed up with and the code we mailed to it."
        )
      }
      footer={
        <p>
          Wrong address? <TextLink to={`/signup${query}`}>Sign up again</TextLink>
        </p>
      }
    >
      <form {...formProps} className="grid gap-4">
        {waiting ? (
          <input type="hidden" name="email" value={waiting.email} />
        ) : (
          <TextField
            label="Email"
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
          label="Verification code"
          name="otp"
          autoComplete="one-time-code"
          // The code is all that this page asks for.
          autoFocus={waiting !== null}
          inputMode="numeric"
          required
          placeholder="000000"
          className="font-mono text-xl tracking-[0.3em]"
          error={errors.otp}
        />
        <FormError message={failure} />
        {notice ? (
          <p role="status" className="text-sm text-good">
            {notice}
          </p>
        ) : null}
        <SubmitButton {...submitProps} busyText="Verifying...">
          Verify
        </SubmitButton>
        {waiting ? (
          <ResendCode
            email={waiting.email}
            sentAt={waiting.sentAt}
            onResult={({ ok, message }) => {
              setNotice(ok ? message : null);
              setFailure(ok ? null : message);
            }}
          />
        ) : null}
      </form>
    </AuthLayout>
  );
}
