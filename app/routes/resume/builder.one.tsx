/** /builder/{templateId}: the editor, on one's latest resume of that template or on ?resume={id} [spec 2]. */
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { EditorLoading } from "#app/editor/shell/editor-loading.tsx";
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
  const asked = new URL(request.url).searchParams.get("resume");
  if (!asked) {
    const latest = await findOrCreateOnTemplate(context, user.id, template.id, template.version);
    throw redirect(addressOf(latest));
  }
  const found = await findResume(context, user.id, asked);
  if (!found) throw new Response("Not found", { status: 404 });
  if (found.templateId !== template.id) throw redirect(addressOf(found));
  const { id, title, templateId, role } = found;
  return {
    user: { id: user.id },
    resume: { id, title, templateId },
    role,
    viewed: await loadViewerContent(context, id, role),
    lastAnalysis: await loadLastAnalysis(context, id, role),
    writingModel: context.writingModel && {
      name: context.writingModel.name,
      host: context.writingModel.host,
    },
  };
}

function addressOf({ id, templateId }: { id: string; templateId: string }): string {
  return `/builder/${templateId}?resume=${encodeURIComponent(id)}`;
}

/** The room keeps an open editor up to date; only another resume needs the server. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.searchParams.get("resume") !== nextUrl.searchParams.get("resume");

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.resume.title} – Resume Editor – Covitae` : "Resume Editor – Covitae" },
];

export default function BuilderPage() {
  const { user, resume, role, viewed, lastAnalysis, writingModel } = useLoaderData<typeof loader>();
  // The editor needs the browser: sockets, offline copy, an iframe to draw in.
  const [isBrowser, setBrowser] = useState(false);
  useEffect(() => setBrowser(true), []);
  if (!isBrowser) return <EditorLoading />;
  return (
    <Suspense fallback={<EditorLoading />}>
      {viewed ? (
        <Viewer key={resume.id} resume={resume} {...viewed} isGuest={false} />
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

/** Its header is none of the editor's. */
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
