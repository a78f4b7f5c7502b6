/** Imports a resume from a file: choose, read in the browser, review beside the file, save. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { findTemplate, TEMPLATES } from "#app/core/templates/catalogue.ts";
import { DEFAULT_TEMPLATE_ID } from "#app/core/templates/template-summaries.ts";
import { ImportSteps } from "#app/screens/import-review/import-steps.tsx";
import { saveImport } from "#app/screens/import-review/save-import.ts";
import { requireUser } from "#app/server/auth/guards.server.ts";
import { AppHeader } from "#app/ui/page/app-header.tsx";
import { TEXTS } from "./texts.ts";

export const meta: MetaFunction = () => [{ title: TEXTS.importPageTitle }];

/** `?template={id}` preselects a template. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await requireUser({ request, context });
  const requested = findTemplate(new URL(request.url).searchParams.get("template") ?? undefined);
  return {
    user: { fullName: user.fullName, profileImageUrl: user.profileImageUrl },
    templates: TEMPLATES.map(({ id, name }) => ({ id, name })),
    templateId: requested?.id ?? DEFAULT_TEMPLATE_ID,
  };
}

export default function ImportPage() {
  const { user, templates, templateId } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <>
      <AppHeader
        user={user}
        links={[
          { to: "/dashboard", label: TEXTS.dashboard },
          { to: "/templates", label: TEXTS.templates },
        ]}
      />
      <main id="main" className="mx-auto grid w-full max-w-7xl gap-8 px-4 py-8 sm:px-6">
        <ImportSteps
          title={TEXTS.importHeading}
          templates={templates}
          templateId={templateId}
          onOpen={async (reviewed) => {
            const id = await saveImport(reviewed);
            navigate(`/builder/${reviewed.templateId}?resume=${id}`);
          }}
        />
      </main>
    </>
  );
}
