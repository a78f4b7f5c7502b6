/** The first page of the resume in one version of its template, with a caption. */
import { useRef } from "react";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { PagePicture } from "./page-picture.tsx";
import { TEXTS } from "./texts.ts";

export function VersionPicture({
  templateId,
  version,
  caption,
}: {
  templateId: string;
  version: number;
  caption: string;
}) {
  const room = useOpenRoom();
  const figure = useRef<HTMLElement>(null);
  return (
    <figure ref={figure} className="grid min-w-0 content-start gap-2">
      <figcaption className="font-semibold">{caption}</figcaption>
      <PagePicture
        room={room}
        templateId={templateId}
        version={version}
        title={TEXTS.preview({ caption })}
        container={figure}
        renderError={(message) => (
          <Banner tone="bad">{TEXTS.errorLoadingPreview({ message })}</Banner>
        )}
      />
    </figure>
  );
}
