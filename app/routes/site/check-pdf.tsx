/** /check-pdf: shows what software reads from any PDF, in the browser and without an account. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ExternalPdfCheck } from "#app/features/score-report/pdf-check/external-pdf-check.tsx";
import { findCookieSession } from "#app/server/auth/guards.server.ts";
import { AppHeader } from "#app/ui/page/app-header.tsx";
import { describePage } from "#app/ui/page/page-meta.ts";
import { TEXTS } from "./texts.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await findCookieSession({ request, context });
  if (!session) return { user: null };
  const { fullName, profileImageUrl } = session.user;
  return { user: { fullName, profileImageUrl } };
}

export const meta: MetaFunction = ({ matches }) =>
  describePage({
    title: TEXTS.checkPdfTitle,
    description: TEXTS.checkPdfDescription,
    path: "/check-pdf",
    matches,
  });

const LINKS = [{ to: "/login", label: TEXTS.login }];
const LINKS_SIGNED_IN = [
  { to: "/templates", label: TEXTS.templates },
  { to: "/dashboard", label: TEXTS.dashboard },
];

export default function CheckPdf() {
  const { user } = useLoaderData<typeof loader>();
  return (
    <>
      <AppHeader user={user} links={user ? LINKS_SIGNED_IN : LINKS} />
      <main id="main" className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-6">
        <ExternalPdfCheck isPage />
      </main>
    </>
  );
}
