/** Object URLs for a resume's photos; each photo is fetched once, with the user's token. */
import { useEffect, useState } from "react";
import { ApiError, fetchApi } from "#app/client/call-api.ts";
import { retryWithBackoff } from "#app/ui/loading/retry-with-backoff.ts";

/** By the photo's path. */
const urlRequests = new Map<string, Promise<string | null>>();

/** Null if there is no such photo; rejects if the server could not be reached. */
function photoUrl(path: string): Promise<string | null> {
  const cached = urlRequests.get(path);
  if (cached) return cached;
  const request = fetchPhoto(path);
  urlRequests.set(path, request);
  request.catch(() => urlRequests.delete(path));
  return request;
}

async function fetchPhoto(path: string): Promise<string | null> {
  try {
    const answer = await fetchApi(path, { method: "GET" });
    return URL.createObjectURL(await answer.blob());
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Null if the server refuses the request, because it would refuse a retry too. */
function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError && error.status < 500) return null;
  throw error;
}

/**
 * The object URL of a photo; null if there is no photo, undefined while it is loading (offline: until
 * the connection is back).
 */
export function usePhotoUrl(
  resumeId: string,
  fileId: string | undefined,
): string | null | undefined {
  const [loaded, setLoaded] = useState<{ path: string; url: string | null }>();
  const path = fileId && `/api/resumes/${resumeId}/photo/${encodeURIComponent(fileId)}`;
  useEffect(() => {
    if (!path) return;
    let isCanceled = false;
    const show = (url: string | null) => {
      if (!isCanceled) setLoaded({ path, url });
    };
    const stop = retryWithBackoff(async () => show(await photoUrl(path).catch(nullIfRefused)));
    return () => {
      isCanceled = true;
      stop();
    };
  }, [path]);
  if (!path) return null;
  return loaded?.path === path ? loaded.url : undefined;
}
