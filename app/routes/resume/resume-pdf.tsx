/** /resumes/{id}/pdf: the exported PDF in a viewer with annotation tools, and the annotated PDFs. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Pencil } from "lucide-react";
import { toAnnotatedPdfItem } from "#app/core/api-contract/annotated-pdf-bodies.ts";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import { exportFileName } from "#app/core/export/file-name.ts";
import { displayTitle } from "#app/core/resume/title.ts";
import { findTemplate, templateImages } from "#app/core/templates/catalogue.ts";
import { PdfScreen } from "#app/screens/annotated-pdfs/pdf-screen.tsx";
import { requireUser } from "#app/server/auth/guards.server.ts";
import { requireRole, requireState } from "#app/server/db/access.server.ts";
import { listAnnotatedPdfs } from "#app/server/db/annotated-pdfs.server.ts";
import { AppHeader } from "#app/ui/page/app-header.tsx";
import { useNow } from "#app/ui/text/time-ago.tsx";
import { TEXTS } from "./texts.ts";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { user } = await requireUser({ request, context });
  const resume = await requireRole(context, user.id, params.resumeId ?? "", "comment");
  const [{ content, templateId }, copies] = await Promise.all([
    requireState(context, resume.id),
    listAnnotatedPdfs(context, resume.id),
  ]);
  const openId = new URL(request.url).searchParams.get("copy");
  if (openId !== null && !copies.some(({ id }) => id === openId)) {
    throw new Response("Not found", { status: 404 });
  }
  const template = findTemplate(templateId);
  const viewer = { userId: user.id, isOwner: resume.role === "owner" };
  return {
    user: { fullName: user.fullName, profileImageUrl: user.profileImageUrl },
    now: Date.now(),
    resume: {
      id: resume.id,
      title: displayTitle(resume.title, content.personalInfo.fullName),
      templateId,
      mayEdit: isAtLeast(resume.role, "edit"),
    },
    template: template && {
      name: template.name,
      thumbnail: templateImages(template.id, resume.templateVersion).thumbnail,
    },
    fileName: exportFileName(content.personalInfo.fullName),
    copies: copies.map((copy) => toAnnotatedPdfItem(copy, viewer)),
    /** The annotated PDF that is shown; null for the resume's own. */
    openId,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? TEXTS.pdfOf({ title: data.resume.title }) : "PDF" },
];

export default function ResumePdf() {
  const { user, now, resume, template, fileName, copies, openId } = useLoaderData<typeof loader>();
  const builderLink = resume.mayEdit ? TEXTS.editTheResume : TEXTS.openTheResume;
  return (
    <div className="flex h-dvh flex-col">
      <AppHeader
        user={user}
        links={[{ to: "/dashboard", label: TEXTS.dashboard }]}
        // On phones, the links are in the account menu.
        className="max-sm:flex-nowrap max-sm:gap-x-2 max-sm:[&_nav]:hidden"
        start={
          <div className="flex min-w-0 items-baseline gap-4 max-sm:flex-1 max-sm:items-center max-sm:gap-1">
            <h1 className="truncate text-lg max-sm:flex-1">
              {resume.title} <span className="text-ink-soft">{TEXTS.pdf}</span>
            </h1>
            <Link
              to={`/builder/${resume.templateId}?resume=${resume.id}`}
              title={builderLink}
              className="grid shrink-0 place-items-center rounded-control text-sm font-semibold text-accent hover:underline max-sm:size-11 max-sm:hover:bg-sunken"
            >
              <span className="max-sm:sr-only">{builderLink}</span>
              <Pencil aria-hidden size={18} className="sm:hidden" />
            </Link>
          </div>
        }
      />
      <main id="main" className="flex min-h-0 flex-1 flex-col">
        <PdfScreen
          key={openId}
          resumeId={resume.id}
          title={resume.title}
          fileName={fileName}
          copies={copies}
          openId={openId}
          template={template ?? null}
          now={useNow(now)}
        />
      </main>
    </div>
  );
}

export { ResumeNotFound as ErrorBoundary } from "#app/features/score-report/resume-not-found.tsx";
