/** What the dashboard does to resumes: at once on the screen, undone where the server refuses. */
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { ApiError, callApi } from "#app/client/call-api.ts";
import type { ExportFormat } from "#app/core/export/formats.ts";
import { exportWithToast } from "#app/features/downloads/export-with-toast.ts";
import { notify } from "#app/ui/toast/toast.tsx";

const UNREACHED = "The server could not be reached. Check the connection, then try again.";

type Named = { id: string; title: string };

export interface ResumeActions {
  /** Resumes with something under way. */
  isBusy(id: string): boolean;
  /** Deleted on the screen, whatever the server has said so far. */
  isGone(id: string): boolean;
  /** Null when it worked, else what to tell. */
  rename(resume: Named, title: string): Promise<string | null>;
  duplicate(resume: Named): Promise<void>;
  remove(resume: Named): Promise<void>;
  /** Out of somebody else's resume. */
  leave(resume: Named): Promise<void>;
  restore(resume: Named): Promise<void>;
  exportAs(resume: Named, format: ExportFormat): Promise<void>;
}

export function useResumeActions(userId: string): ResumeActions {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  /** Gives the failure's text, or null and a fresh list. */
  async function attempt(id: string, work: () => Promise<unknown>): Promise<string | null> {
    setBusy((ids) => added(ids, id));
    try {
      await work();
      // Only now: a list that cannot be fetched again would take the whole page down.
      revalidate();
      return null;
    } catch (error) {
      return error instanceof ApiError ? error.message : UNREACHED;
    } finally {
      setBusy((ids) => without(ids, id));
    }
  }

  async function restore({ id, title }: Named) {
    setGone((ids) => without(ids, id));
    const failure = await attempt(id, () => callApi(`/api/resumes/${id}/restore`));
    if (failure) notify.error(failure);
    else notify.success(`“${title}” is back among your resumes`);
  }

  return {
    isBusy: (id) => busy.has(id),
    isGone: (id) => gone.has(id),
    restore,
    rename: ({ id }, title) =>
      attempt(id, () => callApi(`/api/resumes/${id}`, { method: "PUT", body: { title } })),
    async duplicate({ id, title }) {
      const failure = await attempt(id, () => callApi(`/api/resumes/${id}/duplicate`));
      if (failure) notify.error(failure);
      else notify.success(`“${title}” was duplicated`);
    },
    async remove(resume) {
      setGone((ids) => added(ids, resume.id));
      const path = `/api/resumes/${resume.id}`;
      const failure = await attempt(resume.id, () => callApi(path, { method: "DELETE" }));
      if (failure) {
        setGone((ids) => without(ids, resume.id));
        notify.error(failure);
        return;
      }
      notify.plain(`“${resume.title}” was moved to the trash`, {
        action: { label: "Undo", onClick: () => void restore(resume) },
      });
    },
    async leave({ id, title }) {
      const path = `/api/resumes/${id}/members/${userId}`;
      const failure = await attempt(id, () => callApi(path, { method: "DELETE" }));
      if (failure) notify.error(failure);
      else notify.success(`You left “${title}”`);
    },
    async exportAs({ id }, format) {
      setBusy((ids) => added(ids, id));
      await exportWithToast(id, format);
      setBusy((ids) => without(ids, id));
    },
  };
}

const added = (ids: ReadonlySet<string>, id: string) => new Set([...ids, id]);
const without = (ids: ReadonlySet<string>, id: string) =>
  new Set([...ids].filter((one) => one !== id));
