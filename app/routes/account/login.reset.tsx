/** Sets a new password. The mailed link has its token in the URL fragment, which is never sent to a server. */

import type { MetaFunction } from "@remix-run/cloudflare";
import { useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { errorMessage } from "#app/client/call-api.ts";
import { callAuth, sessionOf } from "#app/client/call-auth.ts";
import { newPasswordSchema } from "#app/core/account/account-schema.ts";
import { RESET_FAILED } from "#app/core/account/messages.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#app/core/account/password.ts";
import { AuthLayout } from "#app/features/account-forms/auth-layout.tsx";
import { FormError } from "#app/features/account-forms/form-error.tsx";
import { SubmitButton } from "#app/features/account-forms/submit-button.tsx";
import { TextLink } from "#app/features/account-forms/text-link.tsx";
import { useAccountForm } from "#app/features/account-forms/use-account-form.ts";
import {
  useCompleteSignIn,
  useRedirectTo,
} from "#app/features/account-forms/use-sign-in-redirect.ts";
import { PasswordField } from "#app/ui/controls/field.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { useHistoryState } from "#app/ui/page/use-history-state.ts";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { TEXTS } from "./texts.ts";

export const meta: MetaFunction = () => [
  { title: TEXTS.newPasswordPageTitle },
  { name: "description", content: TEXTS.emailedStepPageDescription },
  { name: "robots", content: "noindex" },
];

const formSchema = v.object({ password: newPasswordSchema });
const PASSWORD_CHANGED = TEXTS.yourPasswordIsChanged;

/** Undefined until hydration, null if the link has no token. */
function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const readToken = () => setToken(new URLSearchParams(location.hash.slice(1)).get("token"));
    readToken();
    addEventListener("hashchange", readToken);
    return () => removeEventListener("hashchange", readToken);
  }, []);
  return token;
}

export default function ResetPasswordPage() {
  const token = useLinkToken();
  const { query } = useRedirectTo();
  return (
    <AuthLayout
      title={TEXTS.newPasswordHeading}
      lead={TEXTS.newPasswordLead}
      footer={
        <p>
          <Sentence
            text={TEXTS.linkExpired}
            link={<TextLink to={`/login/forgot${query}`}>{TEXTS.requestANewOne}</TextLink>}
          />
        </p>
      }
    >
      {token === null ? (
        <Banner tone="warn" announce>
          {TEXTS.thisLinkIsIncomplete}
        </Banner>
      ) : (
        <ResetForm token={token} />
      )}
    </AuthLayout>
  );
}

/** Null if it fails: the password is changed nevertheless, so the login page is next. */
async function logIn(credentials: { email: string; password: string }) {
  try {
    return sessionOf(await callAuth("login", credentials));
  } catch {
    return null;
  }
}

function ResetForm({ token }: { token: string | undefined }) {
  const navigate = useNavigate();
  const { query } = useRedirectTo();
  const completeSignIn = useCompleteSignIn();
  /** Set after recovering a sign-up in this browser; absent for a mailed link, which may be opened anywhere. */
  const email = useHistoryState<{ recovered: string }>()?.recovered;
  const { errors, failure, formProps, submitProps } = useAccountForm({
    schema: formSchema,
    async send({ password }) {
      await callAuth("reset-password", { token, password });
      // The reset ended every session, including the recovered sign-up's, so log in again.
      const session = email ? await logIn({ email, password }) : null;
      if (session) return completeSignIn(session);
      navigate(`/login${query}`, { replace: true, state: { notice: PASSWORD_CHANGED } });
    },
    describeError: (error) => errorMessage(error, RESET_FAILED),
  });
  return (
    <form {...formProps} className="grid gap-4">
      <PasswordField
        label={TEXTS.newPassword}
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
      <SubmitButton
        {...submitProps}
        isReady={submitProps.isReady && Boolean(token)}
        busyText={TEXTS.saving}
      >
        {TEXTS.saveNewPassword}
      </SubmitButton>
    </form>
  );
}
