/** The photo as the preview draws it, with the stylesheet that only a resume with one needs. */
import { useEffect, useState } from "react";
import { useReadableRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { retryWithBackoff } from "#app/ui/loading/retry-with-backoff.ts";
import { usePhotoUrl } from "./photo-store.ts";

/** Keeps the place while the picture is on its way: pages break where they will. */
const NOTHING_YET = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

export function useShownPhoto(): { photo: string | null; photoCss: string } {
  const { resumeId } = useReadableRoom();
  const shown = useRoomValue(({ resume: { photo } }) =>
    photo?.visible ? photo.fileId : undefined,
  );
  const url = usePhotoUrl(resumeId, shown);
  const [css, setCss] = useState("");
  const isWanted = shown !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    return retryWithBackoff(async () =>
      setCss((await import("#app/core/templates/style/photo-css.ts")).photoCss),
    );
  }, [isWanted]);
  const isReady = isWanted && css !== "" && url !== null;
  return { photo: isReady ? (url ?? NOTHING_YET) : null, photoCss: isReady ? css : "" };
}
