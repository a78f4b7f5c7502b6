/** The user's resumes: open, rename, duplicate, download, delete and restore [spec 2: contents not shown]. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { FileUp, Plus } from "lucide-react";
import { findTemplate, templateImages } from "#app/core/templates/catalogue.ts";
import { DeviceResumeBanner } from "#app/editor/device/device-resume-banner.tsx";
import type { DashboardResume, TrashedResume } from "#app/screens/dashboard/dashboard-data.ts";
import { NewResumeMenu } from "#app/screens/dashboard/new-resume-menu.tsx";
import { ResumeList } from "#app/screens/dashboard/resume-list.tsx";
import { TrashList } from "#app/screens/dashboard/trash-list.tsx";
import { useResumeActions } from "#app/screens/dashboard/use-resume-actions.ts";
import { ViewNav } from "#app/screens/dashboard/view-nav.tsx";
import { requireUser } from "#app/server/auth/guards.server.ts";
import { listLatestJobs } from "#app/server/db/analyses.server.ts";
import type { ResumeRow } from "#app/server/db/resume-row.ts";
import { listResumes } from "#app/server/db/resumes.server.ts";
import { listTrash, purgeDate } from "#app/server/db/trash.server.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { AppHeader } from "#app/ui/page/app-header.tsx";
import { useNow } from "#app/ui/text/time-ago.tsx";
import { TEXTS } from "./texts.ts";

export const meta: MetaFunction = () => [{ title: "Dashboard" }];

export async function loader(args: LoaderFunctionArgs) {
  const { user } = await requireUser(args);
  const [resumes, trash, jobs] = await Promise.all([
    listResumes(args.context, user.id),
    listTrash(args.context, user.id),
    listLatestJobs(args.context, user.id),
  ]);
  const toDashboard = (row: (typeof resumes)[number]) => toDashboardResume(row, jobs.get(row.id));
  return {
    user,
    now: Date.now(),
    resumes: resumes.filter(({ role }) => role === "owner").map(toDashboard),
    shared: resumes.filter(({ role }) => role !== "owner").map(toDashboard),
    trash: trash.map(
      (row): TrashedResume => ({
        id: row.id,
        title: row.title,
        ...templateOf(row),
        deletedAt: row.deletedAt.toISOString(),
        purgeAt: purgeDate(row.deletedAt).toISOString(),
      }),
    ),
  };
}

function toDashboardResume(
  row: Awaited<ReturnType<typeof listResumes>>[number],
  job: DashboardResume["job"] = null,
): DashboardResume {
  const isOwner = row.role === "owner";
  return {
    id: row.id,
    title: row.title,
    ...templateOf(row),
    updatedAt: row.updatedAt.toISOString(),
    // Viewers may not see scores.
    lastScore: row.role === "view" ? null : row.lastScore,
    role: row.role,
    job,
    ownerName: isOwner ? null : row.ownerName,
  };
}

function templateOf({
  templateId,
  templateVersion,
}: Pick<ResumeRow, "templateId" | "templateVersion">) {
  const template = findTemplate(templateId);
  return {
    templateId,
    templateName: template?.name ?? "Default",
    thumbnail: template
      ? templateImages(template.id, Math.min(templateVersion, template.version)).thumbnail
      : "/templates/placeholder.svg",
  };
}

const HEADINGS = { resumes: "Resumes", shared: TEXTS.sharedWithMe, trash: "Trash" } as const;

export default function Dashboard() {
  const { user, now: serverNow, resumes, shared, trash } = useLoaderData<typeof loader>();
  const now = useNow(serverNow);
  const actions = useResumeActions(user.id);
  const [params] = useSearchParams();
  const requestedView = params.get("view");
  const view = requestedView === "trash" || requestedView === "shared" ? requestedView : "resumes";
  const counts = { resumes: resumes.length, shared: shared.length, trash: trash.length };
  return (
    <>
      <AppHeader user={user} links={[{ to: "/templates", label: TEXTS.templates }]} />
      <main id="main" className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6 px-4 py-8 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-3xl">{TEXTS.dashboard}</h1>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/check-pdf" variant="quiet" className="max-sm:order-last max-sm:-mx-4">
              {TEXTS.checkAPdfMadeElsewhere}
            </ButtonLink>
            <ButtonLink to="/import">
              <FileUp aria-hidden size={18} /> {TEXTS.import}
            </ButtonLink>
            <div className="flex gap-px">
              <ButtonLink to="/templates" variant="primary" className="rounded-e-none">
                <Plus aria-hidden size={18} /> {TEXTS.createNewResume}
              </ButtonLink>
              <NewResumeMenu />
            </div>
          </div>
        </div>
        <DeviceResumeBanner />
        <ViewNav view={view} counts={counts} />
        <section aria-label={HEADINGS[view]}>
          <h2 className="sr-only">{HEADINGS[view]}</h2>
          {view === "trash" ? (
            <TrashList trash={trash} now={now} actions={actions} />
          ) : (
            <ResumeList
              key={view}
              resumes={view === "shared" ? shared : resumes}
              now={now}
              actions={actions}
              isShared={view === "shared"}
            />
          )}
        </section>
      </main>
    </>
  );
}
