import { Download } from "lucide-react";
import { useState } from "react";
import { errorMessage, fetchApi } from "#app/client/call-api.ts";
import { saveBlob } from "#app/features/downloads/save-file.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { UNREACHED } from "./keep-user.ts";

export function Takeout() {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const answer = await fetchApi("/api/auth/takeout", { method: "GET" });
      saveBlob(await answer.blob(), `covitae-${new Date().toISOString().slice(0, 10)}.zip`);
      notify.success("Your data is in your downloads");
    } catch (error) {
      notify.error(errorMessage(error, UNREACHED));
    }
    setBusy(false);
  }
  return (
    <Button busy={busy} onClick={download}>
      {busy ? null : <Download aria-hidden size={18} />}
      {busy ? "Gathering…" : "Download my data (ZIP)"}
    </Button>
  );
}
