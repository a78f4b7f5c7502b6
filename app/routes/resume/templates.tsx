/** Template selection [spec 2]. The URL holds the current step, so that Back and reload work as expected. */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import {
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "@remix-run/react";
import * as v from "valibot";
import { designForLanguages } from "#app/core/resume/default-paper.ts";
import { createResumeFor } from "#app/core/resume/defaults.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { CategoryFilter, parseFilter } from "#app/screens/gallery/category-filter.tsx";
import { FlowSteps } from "#app/screens/gallery/flow-steps.tsx";
import { SelectedTemplate } from "#app/screens/gallery/selected-template.tsx";
import { StepHeading, stepHeadingText } from "#app/screens/gallery/step-heading.tsx";
import { TemplateGrid } from "#app/screens/gallery/template-grid.tsx";
import { requireUser } from "#app/server/auth/guards.server.ts";
import { requireRole } from "#app/server/db/access.server.ts";
import { findFullReason } from "#app/server/db/limits.server.ts";
import { listResumes, projectResume, startOnTemplate } from "#app/server/db/resumes.server.ts";
import { describeIssue } from "#app/server/http/json-api.server.ts";
import { readForm } from "#app/server/http/read-form.server.ts";
import { AppHeader } from "#app/ui/page/app-header.tsx";
import { TEXTS } from "./texts.ts";

const PAGE_TITLE = TEXTS.selectResumeTemplate;
const COULD_NOT_CHANGE = TEXTS.theTemplateCouldNotBeChanged;

/** `?resume={id}` changes the template of that resume, which requires the edit role. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await requireUser({ request, context });
  const resumeId = new URL(request.url).searchParams.get("resume");
  const resume = resumeId ? await requireRole(context, user.id, resumeId, "edit") : null;
  const own = (await listResumes(context, user.id)).filter(({ role }) => role === "owner");
  return {
    now: Date.now(),
    /** The user's resumes, the latest first. */
    own: own.map(({ id, title, templateId, updatedAt }) => ({
      ...{ id, title, templateId },
      updatedAt: updatedAt.toISOString(),
    })),
    user: { fullName: user.fullName, profileImageUrl: user.profileImageUrl },
    resume: resume ? { id: resume.id, title: resume.title, templateId: resume.templateId } : null,
  };
}

const choiceSchema = v.object({
  template: v.pipe(
    v.string(TEXTS.chooseATemplateFirst),
    v.check((id) => findTemplate(id) !== undefined, TEXTS.thereIsNoSuchTemplate),
  ),
  resume: v.optional(v.string()),
});

/** Start Building: opens the builder on a new resume; for `?resume`, changes that resume's template instead. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { user, sessionId } = await requireUser({ request, context });
  const parsed = v.safeParse(choiceSchema, Object.fromEntries(await readForm(request)));
  if (!parsed.success) return data({ error: describeIssue(parsed.issues[0]) }, { status: 400 });
  const { template: templateId, resume: resumeId } = parsed.output;
  const templateVersion = findTemplate(templateId)?.version;
  if (!resumeId) {
    const fullReason = await findFullReason(context, user.id);
    if (fullReason !== null) return data({ error: fullReason }, { status: 409 });
    const design = designForLanguages(request.headers.get("accept-language"));
    const made = { templateVersion, content: createResumeFor(user), design };
    const { id } = await startOnTemplate(context, user.id, templateId, made);
    return redirect(`/builder/${templateId}?resume=${id}`);
  }

  const { role } = await requireRole(context, user.id, resumeId, "edit");
  const merged = await context
    .room(resumeId)
    .merge(
      { templateId, templateVersion },
      { userId: user.id, name: user.fullName, sessionId, role },
    );
  if (!merged.ok) return data({ error: COULD_NOT_CHANGE }, { status: 409 });
  // The room also updates the row, but later than the builder reads it.
  await projectResume(context, resumeId, merged.state);
  return redirect(`/builder/${templateId}?resume=${resumeId}`);
}

/** Steps and categories change the URL without a server request. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const isSameResume = currentUrl.searchParams.get("resume") === nextUrl.searchParams.get("resume");
  const isRead = formMethod === undefined || formMethod.toUpperCase() === "GET";
  return isSameResume && isRead && currentUrl.href !== nextUrl.href
    ? false
    : defaultShouldRevalidate;
};

export default function Templates() {
  const { user, resume, own, now } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const chosen = findTemplate(search.get("template") ?? undefined) ?? null;
  const filter = parseFilter(search.get("category"));
  const resumeField = resume ? <input type="hidden" name="resume" value={resume.id} /> : null;
  // Search parameters that both steps keep.
  const keptFields = (
    <>
      {resumeField}
      {filter === "all" ? null : <input type="hidden" name="category" value={filter} />}
    </>
  );
  const error = useActionData<typeof action>()?.error ?? null;
  return (
    <>
      <AppHeader
        user={user}
        links={[
          { to: "/import", label: TEXTS.import },
          { to: "/dashboard", label: TEXTS.dashboard },
        ]}
        start={<span className="text-sm text-ink-soft max-md:hidden">{PAGE_TITLE}</span>}
      />
      <main id="main" className="mx-auto grid max-w-7xl gap-8 px-4 py-8 sm:px-6">
        <FlowSteps current={chosen ? 2 : 1} />
        <StepHeading {...stepHeadingText(chosen, resume?.title ?? null)} />
        {chosen ? (
          <SelectedTemplate
            template={chosen}
            latest={
              resume ? null : (own.find(({ templateId }) => templateId === chosen.id) ?? null)
            }
            now={now}
            error={error}
            hiddenFields={keptFields}
          />
        ) : (
          <>
            <CategoryFilter value={filter} hiddenFields={resumeField} />
            <TemplateGrid
              filter={filter}
              currentTemplateId={resume?.templateId ?? null}
              hiddenFields={keptFields}
            />
          </>
        )}
      </main>
    </>
  );
}

export const meta: MetaFunction = () => [{ title: PAGE_TITLE }];
