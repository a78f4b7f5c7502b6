/** The login page [spec 2, 4]. */

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ApiError, errorMessage } from "#app/client/call-api.ts";
import { callAuth, sessionOf } from "#app/client/call-auth.ts";
import { loginSchema } from "#app/core/account/account-schema.ts";
import { LOGIN_FAILED } from "#app/core/account/messages.ts";
import { AuthLayout } from "#app/features/account-forms/auth-layout.tsx";
import { FormError } from "#app/features/account-forms/form-error.tsx";
import { SignUpPrompt } from "#app/features/account-forms/sign-up-prompt.tsx";
import { SubmitButton } from "#app/features/account-forms/submit-button.tsx";
import { TextLink } from "#app/features/account-forms/text-link.tsx";
import { useAccountForm } from "#app/features/account-forms/use-account-form.ts";
import { useRestoredSession } from "#app/features/account-forms/use-restored-session.ts";
import {
  useCompleteSignIn,
  useRedirectTo,
  useVerification,
} from "#app/features/account-forms/use-sign-in-redirect.ts";
import { findCookieSession } from "#app/server/auth/guards.server.ts";
import { isKnownBrowser } from "#app/server/auth/known-devices.server.ts";
import { PasswordField, TextField } from "#app/ui/controls/field.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { LoadingScreen, SESSION_LOADING } from "#app/ui/page/page-loading.tsx";
import { describePage } from "#app/ui/page/page-meta.ts";
import { useHistoryState } from "#app/ui/page/use-history-state.ts";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { TEXTS } from "./texts.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    hasCookie: (await findCookieSession({ request, context })) !== null,
    isKnownBrowser: isKnownBrowser(request),
  };
}

export const meta: MetaFunction = ({ matches }) =>
  describePage({
    title: TEXTS.logInCovitae,
    description: TEXTS.logInToWriteYourResume,
    path: "/login",
    matches,
  });

export default function LoginPage() {
  const { hasCookie, isKnownBrowser } = useLoaderData<typeof loader>();
  const session = useRestoredSession(hasCookie);
  if (session === "checking") return <LoadingScreen text={SESSION_LOADING} />;
  return <LoginForm hasLostCookie={session === "no-cookie"} isKnownBrowser={isKnownBrowser} />;
}

function LoginForm({
  hasLostCookie,
  isKnownBrowser,
}: {
  hasLostCookie: boolean;
  /** Somebody has logged in here before, so signing up is not the likely wish. */
  isKnownBrowser: boolean;
}) {
  const { query, isFromLanding } = useRedirectTo();
  const toVerification = useVerification();
  const signedIn = useCompleteSignIn();
  const isNew = !isKnownBrowser && !hasLostCookie;
  const notice = useHistoryState<{ notice: string }>()?.notice;
  const isSignUpFirst = (isFromLanding || isNew) && !notice;
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: loginSchema,
    async send(body) {
      const answer = await callAuth("login", body);
      if (answer.requireVerification) return toVerification(answer.email ?? body.email);
      signedIn(sessionOf(answer));
    },
    describe(error) {
      if (error instanceof ApiError && error.body.requireVerification) {
        toVerification(error.body.email);
        return null;
      }
      return errorMessage(error, LOGIN_FAILED);
    },
  });

  return (
    <AuthLayout
      title={TEXTS.logIn}
      beforeForm={isSignUpFirst ? <SignUpPrompt query={query} /> : null}
      footer={
        isSignUpFirst ? null : (
          <p>
            <Sentence
              text={TEXTS.newHere}
              link={<TextLink to={`/signup${query}`}>{TEXTS.createAnAccount}</TextLink>}
            />
          </p>
        )
      }
    >
      <form {...formProps} className="grid gap-4">
        {notice ? <Banner tone="good">{notice}</Banner> : null}
        {hasLostCookie ? <Banner tone="warn">{TEXTS.yourBrowserDidntStoreOurCookie}</Banner> : null}
        <TextField
          label={TEXTS.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          error={errors.email}
        />
        <PasswordField
          label={TEXTS.password}
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <FormError message={failure} />
        <SubmitButton {...submitProps} busyText={TEXTS.loggingIn}>
          {TEXTS.logIn}
        </SubmitButton>
        <p className="text-center text-sm">
          <TextLink to={`/login/forgot${query}`}>{TEXTS.forgotYourPassword}</TextLink>
        </p>
      </form>
    </AuthLayout>
  );
}
