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
import { describeIssue } from "#app/core/resume/describe-issue.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { loadSample } from "#app/core/templates/samples.ts";
import type { PageHandle } from "#app/root.tsx";
import { CategoryFilter, parseFilter } from "#app/screens/gallery/category-filter.tsx";
import { ContentFilter, parseContent } from "#app/screens/gallery/content-filter.tsx";
import { FlowSteps } from "#app/screens/gallery/flow-steps.tsx";
import { LatestResume } from "#app/screens/gallery/latest-resume.tsx";
import { ProfessionFilter } from "#app/screens/gallery/profession-filter.tsx";
import { parseProfession } from "#app/screens/gallery/professions.ts";
import { SelectedTemplate } from "#app/screens/gallery/selected-template.tsx";
import { StepHeading, stepHeadingText } from "#app/screens/gallery/step-heading.tsx";
import { TemplateGrid } from "#app/screens/gallery/template-grid.tsx";
import { requireUser } from "#app/server/auth/guards.server.ts";
import { requireRole } from "#app/server/db/access.server.ts";
import { findFullReason } from "#app/server/db/limits.server.ts";
import {
  findResumeIdWithContent,
  likelyWithContentFirst,
} from "#app/server/db/resume-with-content.server.ts";
import {
  createResume,
  listResumes,
  startOnTemplate,
  updateRowFromRoom,
} from "#app/server/db/resumes.server.ts";
import { readForm } from "#app/server/http/read-form.server.ts";
import { AppHeader } from "#app/ui/page/app-header.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { TEXTS } from "./texts.ts";

/** React waits for the templates' pictures: choosing a template works without scripts. */
export const handle: PageHandle = { isPictureFirst: true };

const PAGE_TITLE = TEXTS.selectResumeTemplate;
const COULD_NOT_CHANGE = TEXTS.theTemplateCouldNotBeChanged;

/**
 * `?resume={id}` changes the template of that resume, which requires the edit role. `?after=sign-in` asks for no page in
 * particular: a person with resumes comes for them.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await requireUser({ request, context });
  const { searchParams } = new URL(request.url);
  const resumes = await listResumes(context, user.id);
  if (searchParams.get("after") === "sign-in")
    throw redirect(resumes.length > 0 ? "/dashboard" : "/templates");
  const resumeId = searchParams.get("resume");
  const resume = resumeId ? await requireRole(context, user.id, resumeId, "edit") : null;
  const own = resumes.filter(({ role }) => role === "owner");
  return {
    now: Date.now(),
    /** The user's resumes, the latest first. */
    ownResumes: own.map(({ id, title, templateId, updatedAt }) => ({
      ...{ id, title, templateId },
      updatedAt: updatedAt.toISOString(),
    })),
    /**
     * The resume whose content the templates are shown with: the one being changed, or else the
     * user's first one with content; null if none is found.
     */
    contentResumeId: await findResumeIdWithContent(
      context,
      resume ? [resume] : likelyWithContentFirst(own),
    ),
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
  /** How a new resume begins. */
  start: v.optional(v.picklist(["empty", "sample", "posting"]), "empty"),
});

/** Where the editor begins: at the field of the job description, or without an offer of the sample. */
const START_HASHES = { posting: "#job-description", empty: "#empty", sample: "" };

/**
 * The sample with the user's own name and email, so that no one sends it under an invented name.
 */
async function sampleFor(templateId: string, userResume: Resume): Promise<Resume> {
  const sample = await loadSample(templateId);
  const { fullName, email } = userResume.personalInfo;
  return { ...sample, personalInfo: { ...sample.personalInfo, fullName, ...(email && { email }) } };
}

/** Start Building: opens the builder on a new resume; for `?resume`, changes that resume's template instead. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { user, sessionId } = await requireUser({ request, context });
  const parsed = v.safeParse(choiceSchema, Object.fromEntries(await readForm(request)));
  if (!parsed.success) return data({ error: describeIssue(parsed.issues[0]) }, { status: 400 });
  const { template: templateId, resume: resumeId, start } = parsed.output;
  const templateVersion = findTemplate(templateId)?.version;
  if (!resumeId) {
    const fullReason = await findFullReason(context, user.id);
    if (fullReason !== null) return data({ error: fullReason }, { status: 409 });
    const design = designForLanguages(request.headers.get("accept-language"));
    const empty = { templateVersion, content: createResumeFor(user), design };
    const { id } =
      start === "sample"
        ? await createResume({
            context,
            ownerId: user.id,
            templateId,
            ...empty,
            content: await sampleFor(templateId, empty.content),
          })
        : await startOnTemplate(context, user.id, templateId, empty);
    return redirect(`/builder/${templateId}?resume=${id}${START_HASHES[start]}`);
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
  await updateRowFromRoom(context, resumeId, merged.state);
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
  const { user, resume, ownResumes, contentResumeId, now } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const [latestOwn] = ownResumes;
  const chosen = findTemplate(search.get("template") ?? undefined) ?? null;
  const filter = parseFilter(search.get("category"));
  const profession = parseProfession(search.get("profession"));
  const content = parseContent(search.get("content"));
  const shownResumeId = content === "own" ? contentResumeId : null;
  const resumeField = resume ? <input type="hidden" name="resume" value={resume.id} /> : null;
  const categoryField =
    filter === "all" ? null : <input type="hidden" name="category" value={filter} />;
  const professionField = profession ? (
    <input type="hidden" name="profession" value={profession} />
  ) : null;
  const contentField =
    content === "own" ? null : <input type="hidden" name="content" value={content} />;
  // Search parameters that both steps keep.
  const preservedFields = (
    <>
      {resumeField}
      {categoryField}
      {professionField}
      {contentField}
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
      <main id="main" className="mx-auto grid max-w-7xl gap-8 px-3 py-8 sm:px-6 2xl:max-w-[90rem]">
        <FlowSteps current={chosen ? 2 : 1} />
        <StepHeading {...stepHeadingText(chosen, resume?.title ?? null)} />
        {!chosen && !resume && latestOwn ? <LatestResume resume={latestOwn} now={now} /> : null}
        {chosen ? (
          <SelectedTemplate
            template={chosen}
            latest={
              resume
                ? null
                : (ownResumes.find(({ templateId }) => templateId === chosen.id) ?? null)
            }
            now={now}
            isNew={resume === null}
            // A new resume starts without the user's other text, so its preview has the sample.
            shownResumeId={resume ? shownResumeId : null}
            error={error}
            hiddenFields={preservedFields}
          />
        ) : (
          <>
            {/* The error of a start from the dashboard, which posts its template here. */}
            {error ? (
              <Banner tone="bad" announce>
                {error}
              </Banner>
            ) : null}
            <div className="grid gap-4">
              <CategoryFilter
                value={filter}
                hiddenFields={
                  <>
                    {resumeField}
                    {professionField}
                    {contentField}
                  </>
                }
              />
              <div className="flex flex-wrap items-start justify-center gap-x-8 gap-y-4">
                <ProfessionFilter
                  value={profession}
                  hiddenFields={
                    <>
                      {resumeField}
                      {categoryField}
                      {contentField}
                    </>
                  }
                />
                {contentResumeId === null ? null : (
                  <ContentFilter
                    value={content}
                    hiddenFields={
                      <>
                        {resumeField}
                        {categoryField}
                        {professionField}
                      </>
                    }
                  />
                )}
              </div>
            </div>
            <TemplateGrid
              filter={filter}
              profession={profession}
              currentTemplateId={resume?.templateId ?? null}
              shownResumeId={shownResumeId}
              hiddenFields={preservedFields}
            />
          </>
        )}
      </main>
    </>
  );
}

export const meta: MetaFunction = () => [
  { title: PAGE_TITLE },
  { name: "description", content: TEXTS.templatesPageDescription },
];
