/** /builder/{templateId}: the editor with ?resume={id} or the user's latest resume on that template [spec 2]. */
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { designForLanguages } from "#app/core/resume/default-paper.ts";
import { createResumeFor } from "#app/core/resume/defaults.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { EditorLoading } from "#app/editor/shell/editor-loading.tsx";
import { TEXTS } from "#app/editor/shell/texts.ts";
import { requireUser } from "#app/server/auth/guards.server.ts";
import { loadViewerContent } from "#app/server/db/access.server.ts";
import { loadLastAnalysis } from "#app/server/db/analyses.server.ts";
import { findOrCreateOnTemplate, findResume } from "#app/server/db/resumes.server.ts";

const loadEditor = () => import("#app/editor/shell/editor.client.tsx");
const Editor = lazy(() => loadEditor().then((module) => ({ default: module.Editor })));

const Viewer = lazy(() =>
  import("#app/editor/shell/viewer.client.tsx").then((module) => ({ default: module.Viewer })),
);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { user } = await requireUser({ request, context });
  const template = findTemplate(params.templateId ?? "");
  if (!template) {
    console.warn(context.request.id, "No such template:", JSON.stringify(params.templateId));
    throw redirect("/templates");
  }
  const resumeId = new URL(request.url).searchParams.get("resume");
  if (!resumeId) {
    const latest = await findOrCreateOnTemplate(context, user.id, template.id, {
      templateVersion: template.version,
      content: createResumeFor(user),
      design: designForLanguages(request.headers.get("accept-language")),
    });
    throw redirect(builderPath(latest));
  }
  const resume = await findResume(context, user.id, resumeId);
  if (!resume) throw new Response("Not found", { status: 404 });
  if (resume.templateId !== template.id) throw redirect(builderPath(resume));
  const { id, title, templateId, role, allowDownload } = resume;
  return {
    user: { id: user.id },
    resume: { id, title, templateId },
    role,
    allowDownload,
    /** The content for a user who may only view the resume; null for other roles, whose editor syncs the document. */
    viewed: await loadViewerContent(context, id, role),
    lastAnalysis: await loadLastAnalysis(context, id, role),
    writingModel: context.writingModel && {
      name: context.writingModel.name,
      host: context.writingModel.host,
    },
  };
}

function builderPath({ id, templateId }: { id: string; templateId: string }): string {
  return `/builder/${templateId}?resume=${encodeURIComponent(id)}`;
}

/** An open editor is kept up to date by its room (the resume's Durable Object), so revalidate only for another resume. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.searchParams.get("resume") !== nextUrl.searchParams.get("resume");

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: data
      ? `${data.resume.title} – Resume Editor – Covitae`
      : `${TEXTS.resumeEditor} – Covitae`,
  },
];

export default function BuilderPage() {
  const { user, resume, role, viewed, allowDownload, lastAnalysis, writingModel } =
    useLoaderData<typeof loader>();
  // Not rendered on the server, because the editor needs sockets, offline storage and an iframe.
  const [isBrowser, setBrowser] = useState(false);
  useEffect(() => setBrowser(true), []);
  if (!isBrowser) return <EditorLoading />;
  return (
    <Suspense fallback={<EditorLoading />}>
      {viewed ? (
        <Viewer
          key={resume.id}
          resume={resume}
          {...viewed}
          isGuest={false}
          allowDownload={allowDownload}
        />
      ) : (
        <Editor
          key={resume.id}
          user={user}
          resume={resume}
          role={role}
          lastAnalysis={lastAnalysis}
          writingModel={writingModel}
        />
      )}
    </Suspense>
  );
}

/** Lazy, because it needs a header that the editor does not. */
const NoSuchResume = lazy(() =>
  import("#app/features/score-report/resume-not-found.tsx").then((module) => ({
    default: module.ResumeNotFound,
  })),
);

export function ErrorBoundary() {
  return (
    <Suspense fallback={<EditorLoading />}>
      <NoSuchResume />
    </Suspense>
  );
}
