/** Imports a resume from a file: choose, read in the browser, review beside the file, save. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findTemplate, TEMPLATES } from "#app/core/templates/catalogue.ts";
import { DEFAULT_TEMPLATE_ID } from "#app/core/templates/template-names.ts";
import { FileDropZone } from "#app/screens/import-review/file-drop-zone.tsx";
import { ImportReview } from "#app/screens/import-review/import-review.tsx";
import { useImport } from "#app/screens/import-review/use-import.ts";
import { requireUser } from "#app/server/auth/guards.server.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { AppHeader } from "#app/ui/page/app-header.tsx";
import { TEXTS } from "./texts.ts";

export const meta: MetaFunction = () => [{ title: TEXTS.importAResume }];

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
  const { state, choose, reset } = useImport();
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
        <h1
          className={classNames(
            "text-3xl lg:text-4xl",
            state.step === "review" ? "max-lg:text-center" : "text-center",
          )}
        >
          {TEXTS.importAResumeLabel}
        </h1>
        {state.step === "choose" ? (
          <FileDropZone failure={state.failure} onChoose={(file) => void choose(file)} />
        ) : null}
        {state.step === "reading" ? (
          <div className="grid justify-items-center gap-4 py-12">
            <Spinner label={TEXTS.reading({ name: state.name })} className="size-8" />
            <p className="text-ink-soft wrap-anywhere">{TEXTS.readingName({ name: state.name })}</p>
            <Button onClick={reset}>{TEXTS.cancel}</Button>
          </div>
        ) : null}
        {state.step === "review" ? (
          <ImportReview
            key={state.name}
            name={state.name}
            imported={state.imported}
            pdf={state.pdf}
            units={state.units}
            templates={templates}
            templateId={templateId}
            onChooseAnother={reset}
          />
        ) : null}
      </main>
    </>
  );
}
