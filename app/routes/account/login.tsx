/** The login page [spec 2, 4]. */

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { ApiError, errorMessage } from "#app/client/call-api.ts";
import { callAuth, sessionOf } from "#app/client/call-auth.ts";
import { loginSchema } from "#app/core/account/account-schema.ts";
import { LOGIN_FAILED } from "#app/core/account/messages.ts";
import { AuthLayout } from "#app/features/account-forms/auth-layout.tsx";
import { FormError } from "#app/features/account-forms/form-error.tsx";
import { SignUpForm, type TypedLogin } from "#app/features/account-forms/sign-up-form.tsx";
import { SignUpPrompt } from "#app/features/account-forms/sign-up-prompt.tsx";
import { SubmitButton } from "#app/features/account-forms/submit-button.tsx";
import { TextAnchor, TextLink } from "#app/features/account-forms/text-link.tsx";
import { useAccountForm } from "#app/features/account-forms/use-account-form.ts";
import { useRestoredSession } from "#app/features/account-forms/use-restored-session.ts";
import {
  SIGN_UP_HASH,
  useCompleteSignIn,
  useGoToVerification,
  useRedirectTo,
} from "#app/features/account-forms/use-sign-in-redirect.ts";
import { findCookieSession } from "#app/server/auth/guards.server.ts";
import { isKnownBrowser } from "#app/server/auth/known-devices.server.ts";
import { PasswordField, TextField } from "#app/ui/controls/field.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { LOADING, LoadingScreen } from "#app/ui/page/page-loading.tsx";
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
    title: TEXTS.loginPageTitle,
    description: TEXTS.loginPageDescription,
    path: "/login",
    matches,
  });

export default function LoginPage() {
  const { hasCookie, isKnownBrowser } = useLoaderData<typeof loader>();
  const session = useRestoredSession(hasCookie);
  if (session === "checking") return <LoadingScreen text={LOADING} />;
  return <LoginOrSignUp hasLostCookie={session === "no-cookie"} isKnownBrowser={isKnownBrowser} />;
}

interface LoginProps {
  hasLostCookie: boolean;
  /** Someone has logged in with this browser before, so the login form is shown first. */
  isKnownBrowser: boolean;
}

/**
 * Shows the sign-up form first to a redirected visitor who probably has no account: no one has
 * logged in with this browser.
 */
function LoginOrSignUp({ isKnownBrowser, ...props }: LoginProps) {
  const { isRedirected, isFromLanding } = useRedirectTo();
  const notice = useHistoryState<{ notice: string }>()?.notice;
  const isSignUpFirst = isRedirected && !isKnownBrowser && !props.hasLostCookie && !notice;
  const [typed, setTyped] = useState<TypedLogin | null>(null);
  if (!isSignUpFirst || typed) {
    return <LoginForm {...props} isKnownBrowser={isKnownBrowser} typed={typed} />;
  }
  return (
    <AuthLayout
      title={TEXTS.signupHeading}
      lead={
        <Sentence
          text={TEXTS.newToCovitae}
          link={<TextAnchor href={SIGN_UP_HASH}>{TEXTS.createAnAccount}</TextAnchor>}
        />
      }
      footer={
        isFromLanding ? (
          <p>
            <Sentence
              text={TEXTS.orWithoutAnAccount}
              link={<TextLink to="/try">{TEXTS.writeWithoutAnAccount}</TextLink>}
            />
          </p>
        ) : null
      }
    >
      <SignUpForm onLogIn={setTyped} />
    </AuthLayout>
  );
}

function LoginForm({
  hasLostCookie,
  isKnownBrowser,
  typed,
}: LoginProps & {
  /** Typed in the sign-up form before choosing to log in; sent at once if it is complete. */
  typed: TypedLogin | null;
}) {
  const { query, isFromLanding, hasAccount } = useRedirectTo();
  const goToVerification = useGoToVerification();
  const completeSignIn = useCompleteSignIn();
  const isNew = !isKnownBrowser && !hasLostCookie;
  const notice = useHistoryState<{ notice: string }>()?.notice;
  const isSignUpFirst = (isFromLanding || isNew) && !notice && !typed && !hasAccount;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!typed) return;
    if (typed.email && typed.password) form.current?.requestSubmit();
    // The pressed button is gone, so the first empty field gets the focus.
    else
      form.current
        ?.querySelector<HTMLElement>(typed.email ? "[name=password]" : "[name=email]")
        ?.focus();
  }, [typed]);
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: loginSchema,
    async send(body) {
      const response = await callAuth("login", body);
      if (response.requireVerification) return goToVerification(response.email ?? body.email);
      completeSignIn(sessionOf(response));
    },
    describeError(error) {
      if (error instanceof ApiError && error.body.requireVerification) {
        goToVerification(error.body.email);
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
      <form ref={form} {...formProps} className="grid gap-4">
        {notice ? <Banner tone="good">{notice}</Banner> : null}
        {hasLostCookie ? <Banner tone="warn">{TEXTS.cookieNotStored}</Banner> : null}
        <TextField
          label={TEXTS.email}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={typed?.email}
          required
          error={errors.email}
        />
        <PasswordField
          label={TEXTS.password}
          name="password"
          autoComplete="current-password"
          defaultValue={typed?.password}
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
