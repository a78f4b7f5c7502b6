/**
 * Panel with the list of versions (who saved when), to compare any two, restore one, or delete it.
 */

import { History } from "lucide-react";
import { useState } from "react";
import { ApiError, callApi } from "#app/client/call-api.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { LoadingArea } from "#app/ui/page/page-loading.tsx";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { PANEL_TEXTS } from "./panel-texts.ts";
import { useRestore } from "./use-restore.ts";
import { formatCreatedAt, useVersions, type VersionItem, versionLabel } from "./use-versions.ts";
import { VersionComparison, type VersionId } from "./version-comparison.tsx";

export function VersionsPanel() {
  const room = useOpenRoom();
  const { versions, hasFailed, load } = useVersions(room);
  const [compared, setCompared] = useState<[before: VersionId, after: VersionId] | null>(null);
  const { role } = useEditorAccess();
  const [isRestoring, restore] = useRestore(room, role);
  const [versionToDelete, setVersionToDelete] = useState<VersionItem | null>(null);
  const [isRemoving, remove] = useBusy(async (version: VersionItem) => {
    try {
      const path = `/api/resumes/${room.resumeId}/versions/${version.id}`;
      await callApi(path, { method: "DELETE" }).catch((error) => {
        // Already deleted, by someone else or in another window.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      setVersionToDelete(null);
      load();
    } catch (error) {
      console.warn("Delete version", error);
      notify.error(PANEL_TEXTS.thisVersionCouldNotBeDeleted);
    }
  });
  return (
    <section aria-label={PANEL_TEXTS.versions} className="grid gap-4">
      <p className="text-sm text-ink-soft">{PANEL_TEXTS.savedAutomaticallyEvery10Minutes}</p>
      {hasFailed ? (
        <Banner
          tone="bad"
          announce
          action={
            <Button size="small" onClick={load}>
              {PANEL_TEXTS.tryAgain}
            </Button>
          }
        >
          {PANEL_TEXTS.theVersionsCouldNotBeLoaded}
        </Banner>
      ) : !versions ? (
        <LoadingArea
          text={PANEL_TEXTS.loadingVersions}
          className="grid min-h-32 place-items-center"
        />
      ) : versions.length === 0 ? (
        <EmptyState icon={<History aria-hidden size={24} />} title={PANEL_TEXTS.noVersionsYet}>
          {PANEL_TEXTS.theFirstOneIsKept}
        </EmptyState>
      ) : (
        <ul className="grid gap-2">
          {versions.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              isBusy={isRestoring}
              onCompare={() => setCompared([version.id, null])}
              onRestore={() => restore(version)}
              onDelete={role === "owner" ? () => setVersionToDelete(version) : undefined}
            />
          ))}
        </ul>
      )}
      {compared && versions ? (
        <Dialog
          open
          onOpenChange={(open) => open || setCompared(null)}
          size="large"
          title={PANEL_TEXTS.compareVersions}
          footer={<Button onClick={() => setCompared(null)}>{PANEL_TEXTS.backToTheList}</Button>}
        >
          <VersionComparison
            versions={versions}
            before={compared[0]}
            after={compared[1]}
            onChoose={(before, after) => setCompared([before, after])}
          />
        </Dialog>
      ) : null}
      {versionToDelete ? (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setVersionToDelete(null)}
          title={PANEL_TEXTS.delete({ name: versionLabel(versionToDelete) })}
          description={PANEL_TEXTS.theResumeStaysAsItIs}
          confirmLabel={PANEL_TEXTS.deleteLabel}
          danger
          busy={isRemoving}
          onConfirm={() => remove(versionToDelete)}
        />
      ) : null}
    </section>
  );
}

function VersionRow({
  version,
  isBusy,
  onCompare,
  onRestore,
  onDelete,
}: {
  version: VersionItem;
  isBusy: boolean;
  onCompare(): void;
  onRestore(): void;
  /** Absent if the user may not delete it. */
  onDelete?: () => void;
}) {
  const name = versionLabel(version);
  const moment = formatCreatedAt(version);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line px-3 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          {name.endsWith(moment) ? (
            PANEL_TEXTS.by(version.by)
          ) : (
            <Sentence
              text={PANEL_TEXTS.savedBy}
              moment={<time dateTime={version.createdAt}>{moment}</time>}
              who={version.by}
            />
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button
          size="small"
          onClick={onCompare}
          aria-label={PANEL_TEXTS.compareWithTheResumeNow({ name })}
        >
          {PANEL_TEXTS.compare}
        </Button>
        <Button
          size="small"
          onClick={onRestore}
          disabled={isBusy}
          aria-label={PANEL_TEXTS.restoreName({ name })}
        >
          {PANEL_TEXTS.restore}
        </Button>
        {onDelete ? (
          <Button
            size="small"
            variant="quiet"
            onClick={onDelete}
            disabled={isBusy}
            aria-label={PANEL_TEXTS.deleteName({ name })}
          >
            {PANEL_TEXTS.deleteLabel}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
