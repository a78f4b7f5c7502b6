/** The dashboard's actions on resumes: applied optimistically and rolled back if the server rejects them. */
import { useNavigate, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { callApi } from "#app/client/call-api.ts";
import { requestErrorText } from "#app/client/request-error-text.ts";
import type { ExportFormat } from "#app/core/export/formats.ts";
import { exportWithToast } from "#app/features/downloads/export-with-toast.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { TEXTS } from "./texts.ts";

type ResumeRef = { id: string; title: string };

export interface ResumeActions {
  /** True while a request for the resume is running. */
  isBusy(id: string): boolean;
  /** True once the user deleted the resume, even before the server responds. */
  isRemoved(id: string): boolean;
  /** Resolves to null on success, otherwise to the error text. */
  rename(resume: ResumeRef, title: string): Promise<string | null>;
  duplicate(resume: ResumeRef): Promise<void>;
  /** Duplicates the resume and opens the copy at its job description. */
  tailor(resume: ResumeRef & { templateId: string }): Promise<void>;
  remove(resume: ResumeRef): Promise<void>;
  /** Leaves a resume shared by someone else. */
  leave(resume: ResumeRef): Promise<void>;
  restore(resume: ResumeRef): Promise<void>;
  exportAs(resume: ResumeRef, format: ExportFormat): Promise<void>;
}

export function useResumeActions(userId: string): ResumeActions {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const [removedIds, setRemovedIds] = useState<ReadonlySet<string>>(new Set());

  /** Resolves to the error text, or to null after reloading the list. */
  async function run(id: string, request: () => Promise<unknown>): Promise<string | null> {
    setBusyIds((ids) => withId(ids, id));
    try {
      await request();
      // Revalidate only after success, because a failed revalidation replaces the whole page with an error.
      revalidate();
      return null;
    } catch (error) {
      return requestErrorText(error);
    } finally {
      setBusyIds((ids) => withoutId(ids, id));
    }
  }

  async function restore({ id, title }: ResumeRef) {
    setRemovedIds((ids) => withoutId(ids, id));
    const failure = await run(id, () => callApi(`/api/resumes/${id}/restore`));
    if (failure) notify.error(failure);
    else notify.success(TEXTS.wasRestored({ title }));
  }

  return {
    isBusy: (id) => busyIds.has(id),
    isRemoved: (id) => removedIds.has(id),
    restore,
    rename: ({ id }, title) =>
      run(id, () => callApi(`/api/resumes/${id}`, { method: "PUT", body: { title } })),
    async duplicate({ id, title }) {
      const failure = await run(id, () => callApi(`/api/resumes/${id}/duplicate`));
      if (failure) notify.error(failure);
      else notify.success(TEXTS.wasDuplicated({ title }));
    },
    async tailor({ id, templateId }) {
      let copyId = "";
      const failure = await run(id, async () => {
        const { resume } = await callApi<{ resume: { id: string } }>(
          `/api/resumes/${id}/duplicate`,
        );
        copyId = resume.id;
        // The copy is for another job.
        const body = { jobDescription: null };
        await callApi(`/api/resumes/${copyId}`, { method: "PUT", body });
      });
      if (failure) notify.error(failure);
      else navigate(`/builder/${templateId}?resume=${copyId}#job-title`);
    },
    async remove(resume) {
      setRemovedIds((ids) => withId(ids, resume.id));
      const path = `/api/resumes/${resume.id}`;
      const failure = await run(resume.id, () => callApi(path, { method: "DELETE" }));
      if (failure) {
        setRemovedIds((ids) => withoutId(ids, resume.id));
        notify.error(failure);
        return;
      }
      notify.plain(TEXTS.wasMovedToTheTrash({ title: resume.title }), {
        action: { label: "Undo", onClick: () => void restore(resume) },
      });
    },
    async leave({ id, title }) {
      const path = `/api/resumes/${id}/members/${userId}`;
      const failure = await run(id, () => callApi(path, { method: "DELETE" }));
      if (failure) notify.error(failure);
      else notify.success(TEXTS.youLeft({ title }));
    },
    async exportAs({ id }, format) {
      setBusyIds((ids) => withId(ids, id));
      await exportWithToast(id, format);
      setBusyIds((ids) => withoutId(ids, id));
    },
  };
}

const withId = (ids: ReadonlySet<string>, id: string) => new Set([...ids, id]);
const withoutId = (ids: ReadonlySet<string>, id: string) =>
  new Set([...ids].filter((other) => other !== id));
