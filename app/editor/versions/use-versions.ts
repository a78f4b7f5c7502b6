/** Loads the list of the open resume's versions, and the content of single ones. */
import { useCallback, useEffect, useState } from "react";
import { callApi } from "#app/client/call-api.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { PANEL_TEXTS } from "./panel-texts.ts";

export interface VersionItem {
  id: number;
  name: string | null;
  createdAt: string;
  /** The name of the person who saved it. */
  by: string;
}
export interface VersionState {
  resume: Resume;
  templateId: string;
  /** The template's version, as `restoreState` names it. */
  version?: number;
}

export const formatCreatedAt = ({ createdAt }: VersionItem) =>
  new Date(createdAt).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });

/** A version without a name is identified by its time. */
export const versionLabel = (version: VersionItem) =>
  version.name ?? PANEL_TEXTS.automatic({ moment: formatCreatedAt(version) });

export function useVersions({ resumeId }: Room) {
  const [versions, setVersions] = useState<VersionItem[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    callApi<{ versions: VersionItem[] }>(`/api/resumes/${resumeId}/versions`, {
      method: "GET",
    }).then(
      (answer) => setVersions(answer.versions),
      (error: unknown) => {
        console.warn("Versions", error);
        setFailed(true);
      },
    );
  }, [resumeId]);
  useEffect(load, [load]);
  return { versions, hasFailed, load };
}

const versionCache = new Map<string, Promise<VersionState>>();

/** A version never changes, so each is fetched once. */
export function readVersion({ resumeId }: Room, id: number): Promise<VersionState> {
  const path = `/api/resumes/${resumeId}/versions/${id}`;
  const request =
    versionCache.get(path) ??
    callApi<{ version: { content: Resume; templateId: string; templateVersion: number } }>(path, {
      method: "GET",
    }).then(({ version }) => ({
      resume: version.content,
      templateId: version.templateId,
      version: version.templateVersion,
    }));
  versionCache.set(path, request);
  request.catch(() => versionCache.delete(path));
  return request;
}

/** The content of a version; `id` null is the present state. */
export function useVersionState(room: Room, id: number | null) {
  const [state, setState] = useState<VersionState | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    setState(null);
    const loading = id === null ? Promise.resolve(room.document.read()) : readVersion(room, id);
    loading.then(
      (content) => isCurrent && setState(content),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [room, id]);
  return { state, hasFailed };
}
