/** The share dialog's links and people: fetched when it opens and reloaded after each change. */
import { useCallback, useEffect, useState } from "react";
import { callApi } from "#app/client/call-api.ts";
import { requestErrorText } from "#app/client/request-error-text.ts";
import type {
  GuestItem,
  ListedShare,
  MemberItem,
  RemovedItem,
} from "#app/core/api-contract/share-bodies.ts";
import type { ShareRole } from "#app/core/collab/protocol/room-api.ts";

interface Sharing {
  shares: ListedShare[];
  members: MemberItem[];
  guests: GuestItem[];
  removed: RemovedItem[];
}
export type SharingActions = ReturnType<typeof useSharing>;

export function useSharing(resumeId: string) {
  const path = `/api/resumes/${resumeId}`;
  const [data, setData] = useState<Sharing | null>(null);
  const [error, setError] = useState<string | null>(null);

  const load = useCallback(async () => {
    setError(null);
    try {
      const [{ shares }, people] = await Promise.all([
        callApi<Pick<Sharing, "shares">>(`${path}/shares`, { method: "GET" }),
        callApi<Omit<Sharing, "shares">>(`${path}/members`, { method: "GET" }),
      ]);
      setData({ shares, ...people });
    } catch (failure) {
      setError(requestErrorText(failure));
    }
  }, [path]);
  useEffect(() => void load(), [load]);

  /** Returns null on success, otherwise the error text. */
  async function runAndReload(request: () => Promise<unknown>): Promise<string | null> {
    try {
      await request();
      await load();
      return null;
    } catch (failure) {
      return requestErrorText(failure);
    }
  }

  return {
    data,
    error,
    reload: load,
    /** Returns the URL, or the error text in `failure`. */
    async createLink(link: { role: ShareRole; expiresAt: string | null; allowDownload: boolean }) {
      let url = "";
      const failure = await runAndReload(async () => {
        const { share } = await callApi<{ share: { url: string } }>(`${path}/shares`, {
          body: link,
        });
        url = share.url;
      });
      return { url, failure };
    },
    turnOffLink: (shareId: string) =>
      runAndReload(() => callApi(`${path}/shares/${shareId}`, { method: "DELETE" })),
    setRole: (userId: string, role: ShareRole) =>
      runAndReload(() => callApi(`${path}/members/${userId}`, { method: "PUT", body: { role } })),
    removePerson: (userId: string) =>
      runAndReload(() => callApi(`${path}/members/${userId}`, { method: "DELETE" })),
    resetAccess: (userId: string) =>
      runAndReload(() => callApi(`${path}/members/${userId}/decision`, { method: "DELETE" })),
  };
}
