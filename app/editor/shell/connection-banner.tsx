/**
 * Banner with Retry while the page is offline or polls for changes instead of receiving them live
 * [spec 4, 8].
 */
import { type LucideIcon, Wifi, WifiOff } from "lucide-react";
import type { ConnectionState } from "#app/editor/sync/room-state.ts";
import { offlineEditsText } from "#app/editor/sync/save-state-text.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { TEXTS } from "./texts.ts";

interface Props {
  connection: ConnectionState["kind"];
  /** Null if the browser merely reports that it is offline. */
  error: string | null;
  onRetry(): void;
  /** Whether unsent edits are kept in this browser; null for viewers. */
  hasOfflineCopy: boolean | null;
}

export function ConnectionBanner({ connection, error, onRetry, hasOfflineCopy }: Props) {
  const isViewer = hasOfflineCopy === null;
  return (
    <>
      {/* Always rendered: a live region that is mounted together with its text may not be
          announced. */}
      <div role="status">
        {connection === "polling" ? (
          <Bar icon={Wifi} title={TEXTS.connectedWithoutLiveUpdates} onRetry={onRetry}>
            {TEXTS.changesArriveWithDelay}
          </Bar>
        ) : null}
      </div>
      {connection === "offline" ? (
        <div role="alert">
          <Bar
            icon={WifiOff}
            title={error ? TEXTS.connectionError({ error }) : TEXTS.youAreOffline}
            onRetry={onRetry}
          >
            {isViewer ? TEXTS.viewMayBeOutdated : offlineEditsText(hasOfflineCopy)}
          </Bar>
        </div>
      ) : null}
    </>
  );
}

function Bar({
  icon: Icon,
  title,
  onRetry,
  children,
}: {
  icon: LucideIcon;
  title: string;
  onRetry(): void;
  children: string;
}) {
  return (
    <div className="flex items-center gap-3 border-b border-warn bg-warn-wash px-4 py-2 text-sm">
      <Icon aria-hidden size={16} className="shrink-0 text-warn" />
      <p className="min-w-0 flex-1">
        <span className="font-semibold">{title}</span>
        <span className="block">{children}</span>
      </p>
      <Button size="small" onClick={onRetry}>
        {TEXTS.retry}
      </Button>
    </div>
  );
}
