/** The photo that the preview shows, with the stylesheet that only resumes with a photo need. */
import { useEffect, useState } from "react";
import { useReadableRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { retryWithBackoff } from "#app/ui/loading/retry-with-backoff.ts";
import { usePhotoUrl } from "./photo-url.ts";

/**
 * A transparent picture in the photo's place while it loads, so that page breaks don't move
 * afterwards.
 */
const PLACEHOLDER = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** `photo` is a URL; null if the resume shows none. */
export function useShownPhoto(): { photo: string | null; photoCss: string } {
  const { resumeId } = useReadableRoom();
  const shown = useRoomValue(({ resume: { photo } }) =>
    photo?.visible ? photo.fileId : undefined,
  );
  const url = usePhotoUrl(resumeId, shown);
  const [css, setCss] = useState("");
  const isShown = shown !== undefined;
  useEffect(() => {
    if (!isShown) return;
    return retryWithBackoff(async () =>
      setCss((await import("#app/core/templates/style/photo-css.ts")).photoCss),
    );
  }, [isShown]);
  const isReady = isShown && css !== "" && url !== null;
  return { photo: isReady ? (url ?? PLACEHOLDER) : null, photoCss: isReady ? css : "" };
}
