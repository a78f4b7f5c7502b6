/**
 * A template with the resume's content; its gallery picture if the resume is empty, and until it
 * scrolls into view.
 */
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Template } from "#app/core/templates/template.ts";
import type { RoomDocument } from "#app/editor/sync/room.ts";
import { TemplateImage } from "#app/features/template-image.tsx";
import { PagePicture } from "./page-picture.tsx";

export function TemplatePicture({
  template,
  resumeDocument,
}: {
  template: Template;
  /** A fixed copy; null if the resume is empty. */
  resumeDocument: RoomDocument | null;
}) {
  const picture = useRef<HTMLDivElement>(null);
  const isInView = useInView(picture, resumeDocument !== null);
  const thumbnail = (
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
      // Hidden, since the label around it is pressed and read aloud.
      aria-hidden
      className="pointer-events-none aspect-210/297 min-w-0 overflow-hidden rounded-control bg-[#fff]"
      // React 18 does not support the `inert` attribute as a prop.
      {...{ inert: "" }}
    >
      {resumeDocument && isInView ? (
        <PagePicture
          room={{ document: resumeDocument }}
          templateId={template.id}
          version={template.version}
          title={template.name}
          container={picture}
          renderError={() => thumbnail}
        />
      ) : (
        thumbnail
      )}
    </div>
  );
}

/** True once the element has been in view. Observes it only if `isEnabled`. */
function useInView(element: RefObject<HTMLElement>, isEnabled: boolean): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || !isEnabled || wasSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isEnabled, wasSeen]);
  return wasSeen;
}
