/** Previews a template's sample resume [spec 2]; shows the thumbnail if the PDF fails to load [spec 8]. */
import type { ReactNode } from "react";
import type { Template } from "#app/core/templates/template.ts";
import { usePdfDocument } from "#app/features/pdf-viewer/use-pdf-document.ts";
import { TemplateImage } from "#app/features/template-image.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { RetryButton } from "#app/ui/loading/retry-button.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { TEXTS } from "./texts.ts";

interface Props {
  template: Template;
  onUse(template: Template): void;
  onClose(): void;
}

/** Mounted for each preview, so that it starts on page 1 without an error. */
export function TemplatePreview({ template, onUse, onClose }: Props) {
  const { state, fail, retry, isStuck } = usePdfDocument(template.pdfPreview);
  return (
    <PreviewFrame template={template} onUse={onUse} onClose={onClose}>
      {state.kind === "ready" ? (
        <div className="flex h-[calc(95dvh-14rem)] min-h-72 overflow-hidden border border-line">
          <state.Viewer
            document={state.document}
            label={TEXTS.sampleResume({ name: template.name })}
            annotate={false}
            onError={fail}
          />
        </div>
      ) : null}
      {state.kind === "loading" ? (
        <div className="grid aspect-210/297 place-items-center">
          <Spinner label={TEXTS.loadingPreview} />
        </div>
      ) : null}
      {state.kind === "failed" ? (
        <>
          <Banner
            tone="bad"
            title={TEXTS.failedToLoadPreview}
            announce
            action={<RetryButton onRetry={retry} isStuck={isStuck} />}
          >
            {TEXTS.errorLoadingPreview({ message: state.message })}
          </Banner>
          <Thumbnail template={template} />
        </>
      ) : null}
    </PreviewFrame>
  );
}

function Thumbnail({ template }: { template: Template }) {
  return <TemplateImage src={template.thumbnail} alt={TEXTS.firstPage({ name: template.name })} />;
}

function PreviewFrame({ template, onUse, onClose, children }: Props & { children: ReactNode }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={template.name}
      description={template.description}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>{TEXTS.close}</Button>
          <Button variant="primary" onClick={() => onUse(template)}>
            {TEXTS.pickThisTemplate}
          </Button>
        </>
      }
    >
      <section
        aria-label={TEXTS.sampleResumeLabel}
        className="mx-auto grid max-w-3xl gap-4 [&>img]:border [&>img]:border-line"
      >
        {children}
      </section>
    </Dialog>
  );
}
