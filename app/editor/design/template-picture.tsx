/** A template with one's own content; its gallery picture while the resume is empty, and until it is in view. */
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Template } from "#app/core/templates/template.ts";
import type { RoomDocument } from "#app/editor/sync/room.ts";
import { TemplateImage } from "#app/features/template-image.tsx";
import { PagePicture } from "./page-picture.tsx";

export function TemplatePicture({
  template,
  document,
}: {
  template: Template;
  /** Stands still; null while there is no content. */
  document: RoomDocument | null;
}) {
  const picture = useRef<HTMLDivElement>(null);
  const isInView = useInView(picture, document !== null);
  const gallery = (
    <TemplateImage
      src={template.thumbnail}
      alt=""
      isLazy
      className="rounded-control border border-line"
    />
  );
  return (
    <div
      ref={picture}
      // The label around it is what is pressed and read out.
      aria-hidden
      className="pointer-events-none aspect-210/297 min-w-0 overflow-hidden rounded-control bg-[#fff]"
      {...{ inert: "" }}
    >
      {document && isInView ? (
        <PagePicture
          room={{ document }}
          templateId={template.id}
          version={template.version}
          title={template.name}
          around={picture}
          onError={() => gallery}
        />
      ) : (
        gallery
      )}
    </div>
  );
}

/** True from the first time it is seen. */
function useInView(element: RefObject<HTMLElement>, isAsked: boolean): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || !isAsked || wasSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isAsked, wasSeen]);
  return wasSeen;
}
