/** The connection error with a Retry button, shown from the first error [spec 8]. */
import { WifiOff } from "lucide-react";
import { Button } from "#app/ui/controls/button.tsx";

export function ConnectionBanner({
  error,
  onRetry,
  isViewer = false,
}: {
  /** Null if the browser merely reports that it is offline. */
  error: string | null;
  onRetry(): void;
  isViewer?: boolean;
}) {
  return (
    <div
      role="alert"
      className="flex items-center gap-3 border-b border-warn bg-warn-wash px-4 py-2 text-sm"
    >
      <WifiOff aria-hidden size={16} className="shrink-0 text-warn" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{error ? `Connection error: ${error}` : "You are offline"}</p>
        <p>
          {isViewer
            ? "What you see may have changed since."
            : "Keep writing: your changes are kept here and sent when the connection is back."}
        </p>
      </div>
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
