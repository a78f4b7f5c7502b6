/** The sign-up page; the verification page follows [spec 2, 4]. */

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/react";
import { AuthLayout } from "#app/features/account-forms/auth-layout.tsx";
import { SignUpForm } from "#app/features/account-forms/sign-up-form.tsx";
import { TextLink } from "#app/features/account-forms/text-link.tsx";
import { useRedirectTo } from "#app/features/account-forms/use-sign-in-redirect.ts";
import { findCookieSession } from "#app/server/auth/guards.server.ts";
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
    title: TEXTS.signupPageTitle,
    description: TEXTS.signupPageDescription,
    path: "/signup",
    matches,
  });

export default function SignupPage() {
  const { loginPath } = useRedirectTo();
  return (
    <AuthLayout
      title={TEXTS.signupHeading}
      footer={
        <p>
          <Sentence
            text={TEXTS.haveAnAccount}
            link={<TextLink to={loginPath}>{TEXTS.logIn}</TextLink>}
          />
        </p>
      }
    >
      <SignUpForm />
    </AuthLayout>
  );
}
