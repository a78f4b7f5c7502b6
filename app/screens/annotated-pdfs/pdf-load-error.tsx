/** Shown when a PDF fails to load: the reason, a retry button and the template's thumbnail [spec 8]. */

import type { Template } from "#app/core/templates/template.ts";
import { TemplateImage } from "#app/features/template-image.tsx";
import { RetryButton } from "#app/ui/loading/retry-button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { TEXTS } from "./texts.ts";

export function PdfLoadError({
  message,
  template,
  onRetry,
  isStuck,
}: {
  message: string;
  template: Pick<Template, "name" | "thumbnail"> | null;
  onRetry(): void;
  /** True when retrying did not help, so that only reloading the page can. */
  isStuck: boolean;
}) {
  return (
    <div className="mx-auto grid w-full max-w-2xl content-start gap-4 overflow-y-auto p-4">
      <Banner
        tone="bad"
        title={TEXTS.failedToLoadPreview}
        announce
        action={<RetryButton onRetry={onRetry} isStuck={isStuck} />}
      >
        {TEXTS.errorLoadingPreview({ message })}
      </Banner>
      {template ? (
        <figure className="grid gap-2">
          <div className="border border-line">
            <TemplateImage
              src={template.thumbnail}
              alt={TEXTS.firstPage({ name: template.name })}
            />
          </div>
          <figcaption className="text-sm text-ink-soft">
            {TEXTS.theTemplateWithSampleContent({ name: template.name })}
          </figcaption>
        </figure>
      ) : null}
    </div>
  );
}
