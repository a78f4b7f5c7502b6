/** Shows a template with the user's own resume, or with the template's sample. */
import type { Template } from "#app/core/templates/template.ts";
import { ResumePicture } from "#app/features/resume-picture.tsx";
import { TemplateImage } from "#app/features/template-image.tsx";
import { TEXTS } from "./texts.ts";

export function TemplatePicture({
  template,
  shownResumeId,
  alt,
  sizes,
  isAboveFold,
}: {
  template: Template;
  /** Null shows the sample. */
  shownResumeId: string | null;
  alt: string;
  /** As in `img`. */
  sizes: string;
  /** Whether it is visible without scrolling; other pictures are loaded lazily. */
  isAboveFold: boolean;
}) {
  const sample = (className: string) => (
    <TemplateImage
      src={template.thumbnail}
      alt={alt}
      sizes={sizes}
      isAboveFold={isAboveFold}
      isLazy={!isAboveFold}
      className={className}
    />
  );
  if (shownResumeId === null) return sample("border border-line");
  return (
    <ResumePicture
      resumeId={shownResumeId}
      templateId={template.id}
      title={TEXTS.firstPage({ name: template.name })}
      label={alt && TEXTS.yourResumeIn({ name: template.name })}
      fallback={sample("")}
      className="w-full border border-line"
    />
  );
}
