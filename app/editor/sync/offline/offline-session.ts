/**
 * Keeps this page's document compatible with the server's: with the same epoch (a rebuilt document
 * has a new one), client ids that the server issued, and the offline copy of that epoch.
 */
import type { ResumeDocument } from "#app/editor/sync/resume-document.ts";
import { type OfflineCopy, openOfflineCopy } from "./offline-copy.ts";
import { deleteOfflineCopy, type OfflineCopyOwner, storedEpoch } from "./offline-databases.ts";
import { stashEdits } from "./stashed-edits.ts";

export function createOfflineSession({
  owner,
  document,
  unsavedEdits,
}: {
  owner: OfflineCopyOwner;
  document: ResumeDocument;
  unsavedEdits(): number;
}) {
  let epoch = storedEpoch(owner);
  let copy: OfflineCopy | null = null;
  let isClosed = false;

  async function openCopy(ofEpoch: string): Promise<void> {
    copy = await openOfflineCopy(document.doc, owner, ofEpoch);
    if (isClosed) copy?.close();
  }

  /** Reloads the page without the copy of the old epoch, which must not be merged in; unsaved edits are stashed. */
  async function reset(): Promise<void> {
    if (epoch === null) return;
    const count = unsavedEdits();
    const mine = document.parse()?.resume;
    const base = (await copy?.readBase().catch(() => null)) ?? null;
    const isStashed = count === 0 || !mine || stashEdits(owner, { base, mine, count });
    copy?.close();
    deleteOfflineCopy(owner, epoch, isStashed);
    location.reload();
  }

  return {
    epoch: () => epoch,
    copy: () => copy,
    reset,
    /**
     * Loads the offline copy. Returns how many of its edits are unsaved, or null if there is no
     * copy.
     */
    async restore(): Promise<number | null> {
      if (epoch === null) return null;
      await openCopy(epoch);
      if (isClosed) return null;
      const clientId = (await copy?.takeReservedClientId()) ?? null;
      if (clientId !== null) document.assignClientId(clientId);
      return copy?.earlierEdits ?? null;
    },
    /**
     * Adopts the server's epoch and the client ids that it issued: one for this page, one reserved for the next.
     * False if the page is being reset instead.
     */
    async accept(serverEpoch: string, clientIds: [number, number] | null): Promise<boolean> {
      if (epoch !== null && epoch !== serverEpoch) {
        await reset();
        return false;
      }
      if (epoch === null) {
        epoch = serverEpoch;
        await openCopy(serverEpoch);
      }
      if (clientIds) {
        const [current, reserved] = clientIds;
        copy?.saveReservedClientId(document.hasClientId() ? current : reserved);
        if (!document.hasClientId()) document.assignClientId(current);
      }
      return true;
    },
    close(): void {
      isClosed = true;
      copy?.close();
    },
  };
}
