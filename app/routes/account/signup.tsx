/** The sign-up page; the verification page follows [spec 2, 4]. */

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/react";
import { errorMessage } from "#app/client/call-api.ts";
import { callAuth, sessionOf } from "#app/client/call-auth.ts";
import { signupSchema } from "#app/core/account/account-schema.ts";
import { SIGNUP_FAILED } from "#app/core/account/messages.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#app/core/account/password.ts";
import { AuthLayout } from "#app/features/account-forms/auth-layout.tsx";
import { FormError } from "#app/features/account-forms/form-error.tsx";
import { SubmitButton } from "#app/features/account-forms/submit-button.tsx";
import { TextLink } from "#app/features/account-forms/text-link.tsx";
import { useAccountForm } from "#app/features/account-forms/use-account-form.ts";
import {
  useCompleteSignIn,
  useRedirectTo,
  useVerification,
} from "#app/features/account-forms/use-sign-in-redirect.ts";
import { findCookieSession } from "#app/server/auth/guards.server.ts";
import { PasswordField, TextField } from "#app/ui/controls/field.tsx";
import { describePage } from "#app/ui/page/page-meta.ts";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { TEXTS } from "./texts.ts";

/** Signed-in users go to the login page, which redirects them further. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (await findCookieSession({ request, context })) {
    throw redirect(`/login${new URL(request.url).search}`);
  }
  return null;
}

export const meta: MetaFunction = ({ matches }) =>
  describePage({
    title: TEXTS.createYourAccount,
    description: TEXTS.createAFreeAccount,
    path: "/signup",
    matches,
  });

export default function SignupPage() {
  const toVerification = useVerification();
  const { query } = useRedirectTo();
  const signedIn = useCompleteSignIn();
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: signupSchema,
    async send(body) {
      const answer = await callAuth("signup", body);
      if (answer.requireVerification) return toVerification(answer.email ?? body.email);
      // Servers without verification sign in immediately [spec 4]; ours always requires a code.
      signedIn(sessionOf(answer));
    },
    describe: (error) => errorMessage(error, SIGNUP_FAILED),
  });

  return (
    <AuthLayout
      title={TEXTS.createYourAccountLabel}
      footer={
        <p>
          <Sentence
            text={TEXTS.haveAnAccount}
            link={<TextLink to={`/login${query}`}>{TEXTS.logIn}</TextLink>}
          />
        </p>
      }
    >
      <form {...formProps} className="grid gap-4">
        <TextField
          label={TEXTS.fullName}
          name="fullName"
          autoComplete="name"
          maxLength={200}
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
      </form>
    </AuthLayout>
  );
}
