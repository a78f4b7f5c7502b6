/** Says how the page is connected when it is not live, with Retry [spec 4, 8]: one statement, the true one. */
import { Wifi, WifiOff } from "lucide-react";
import type { ConnectionState } from "#app/editor/sync/room-state.ts";
import { keptText } from "#app/editor/sync/save-state-text.ts";
import { Button } from "#app/ui/controls/button.tsx";

export function ConnectionBanner({
  connection,
  error,
  onRetry,
  hasOfflineCopy,
}: {
  connection: ConnectionState["kind"];
  /** Null if the browser merely reports that it is offline. */
  error: string | null;
  onRetry(): void;
  /** Whether unsent edits are kept in this browser; null where nobody edits. */
  hasOfflineCopy: boolean | null;
}) {
  if (connection === "live" || connection === "connecting") return null;
  const isPolling = connection === "polling";
  const isViewer = hasOfflineCopy === null;
  const Icon = isPolling ? Wifi : WifiOff;
  const text = isPolling
    ? "Changes by others arrive every few seconds."
    : isViewer
      ? "What you see may have changed since."
      : keptText(hasOfflineCopy);
  return (
    <div
      // An error interrupts; a slower connection does not.
      role={isPolling ? "status" : "alert"}
      className="flex items-center gap-3 border-b border-warn bg-warn-wash px-4 py-2 text-sm"
    >
      <Icon aria-hidden size={16} className="shrink-0 text-warn" />
      <p className="min-w-0 flex-1">
        <span className="font-semibold">
          {isPolling
            ? "Connected without live updates"
            : error
              ? `Connection error: ${error}`
              : "You are offline"}
        </span>
        <span className="block">{text}</span>
      </p>
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
