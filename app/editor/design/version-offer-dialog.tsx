/**
 * Dialog that compares the resume on two versions of its template, and lists what the newer one
 * changes.
 */
import { findTemplate } from "#app/core/templates/catalogue.ts";
import type { TemplateSummary } from "#app/core/templates/template-summaries.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { TEXTS } from "./texts.ts";
import { VersionPicture } from "./version-picture.tsx";

export function VersionOfferDialog({
  template,
  version,
  onAccept,
  onDecline,
  onClose,
}: {
  template: TemplateSummary;
  /** The version that the resume is on. */
  version: number;
  onAccept(): void;
  onDecline(): void;
  onClose(): void;
}) {
  const closeAnd = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={TEXTS.aNewerVersionOf({ name: template.name })}
      description={TEXTS.versionOfferDescription}
      size="large"
      footer={
        <>
          <Button onClick={closeAnd(onDecline)}>{TEXTS.keepVersion({ version })}</Button>
          <Button variant="primary" onClick={closeAnd(onAccept)}>
            {TEXTS.pickVersion({ version: template.version })}
          </Button>
        </>
      }
    >
      {/* Focusable, so that the keyboard can scroll it. */}
      <section
        aria-label={TEXTS.whatChanges}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className="grid gap-4"
      >
        <ul className="grid list-disc gap-1 pl-5">
          {(findTemplate(template.id)?.news ?? []).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <div className="grid gap-4 sm:grid-cols-2">
          <VersionPicture
            templateId={template.id}
            version={version}
            caption={TEXTS.currentVersionLabel({ version })}
          />
          <VersionPicture
            templateId={template.id}
            version={template.version}
            caption={TEXTS.versionLabel({ version: template.version })}
          />
        </div>
      </section>
    </Dialog>
  );
}
