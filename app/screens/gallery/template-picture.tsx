/** A template with the person's own resume, or with its sample. */
import type { Template } from "#app/core/templates/template.ts";
import { ResumePicture } from "#app/features/resume-picture.tsx";
import { TemplateImage } from "#app/features/template-image.tsx";
import { TEXTS } from "./texts.ts";

export function TemplatePicture({
  template,
  shownResumeId,
  alt,
  isLazy,
}: {
  template: Template;
  /** Null shows the sample. */
  shownResumeId: string | null;
  alt: string;
  isLazy?: boolean;
}) {
  const sample = (className: string) => (
    <TemplateImage
      src={template.thumbnail}
      alt={alt}
      isLazy={isLazy ?? false}
      className={className}
    />
  );
  if (shownResumeId === null) return sample("border border-line");
  return (
    <ResumePicture
      resumeId={shownResumeId}
      templateId={template.id}
      title={TEXTS.firstPage({ name: template.name })}
      fallback={sample("")}
      className="w-full border border-line"
    />
  );
}
