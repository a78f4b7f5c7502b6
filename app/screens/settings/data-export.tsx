/** Downloads everything that the account holds, as one ZIP file. */
import { Download } from "lucide-react";
import { useState } from "react";
import { errorMessage, fetchApi } from "#app/client/call-api.ts";
import { SERVER_UNREACHABLE } from "#app/client/messages.ts";
import { saveBlob } from "#app/features/downloads/save-file.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { TEXTS } from "./texts.ts";

export function DataExport() {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const response = await fetchApi("/api/auth/takeout", { method: "GET" });
      saveBlob(await response.blob(), `covitae-${new Date().toISOString().slice(0, 10)}.zip`);
      notify.success(TEXTS.yourDataIsDownloading);
    } catch (error) {
      notify.error(errorMessage(error, SERVER_UNREACHABLE));
    }
    setBusy(false);
  }
  return (
    <Button busy={busy} onClick={download}>
      {busy ? null : <Download aria-hidden size={18} />}
      {busy ? TEXTS.preparing : TEXTS.downloadMyDataZip}
    </Button>
  );
}
