/** One template in the gallery. 'Select Template' submits the form around the cards. */
import { Check } from "lucide-react";
import { memo, useId } from "react";
import type { Template } from "#app/core/templates/template.ts";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { CATEGORY_LABELS } from "./category-filter.tsx";
import { TemplatePicture } from "./template-picture.tsx";
import { TEXTS } from "./texts.ts";

/** Features shown on a card; the rest are counted as '+N more' [spec 9]. */
const MAX_FEATURES_SHOWN = 2;

/** Width of a card in one to four columns (template-grid.tsx), without the gaps and the page's edges. */
const PICTURE_SIZES = [
  "(min-width: 96rem) 18.4rem",
  "(min-width: 80rem) 22.4rem",
  "(min-width: 64rem) calc(33.3vw - 4.25rem)",
  "(min-width: 40rem) calc(50vw - 4.5rem)",
  "(min-width: 22.5rem) calc(50vw - 2.375rem)",
  "calc(100vw - 2.75rem)",
].join(", ");

export const TemplateCard = memo(function TemplateCard({
  template,
  isCurrent,
  isAboveFold,
  shownResumeId,
  onPreview,
}: {
  template: Template;
  /** True if the resume already uses this template. */
  isCurrent: boolean;
  /** True if it is visible without scrolling: its picture is loaded with high priority. */
  isAboveFold: boolean;
  /** The resume that the card shows; null for the sample. */
  shownResumeId: string | null;
  onPreview(template: Template): void;
}) {
  const nameId = useId();
  const hiddenFeatureCount = template.features.length - MAX_FEATURES_SHOWN;
  return (
    <article
      aria-labelledby={nameId}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-raised"
    >
      <div className="border-b border-line bg-sunken p-2 sm:p-4">
        <TemplatePicture
          template={template}
          shownResumeId={shownResumeId}
          alt=""
          sizes={PICTURE_SIZES}
          isAboveFold={isAboveFold}
        />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-3 sm:gap-3 sm:p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={nameId} className="leading-tight sm:text-lg">
            {template.name}
          </h2>
          <Badge tone="info">{CATEGORY_LABELS[template.category]}</Badge>
        </div>
        {isCurrent ? <Badge className="self-start">{TEXTS.currentTemplate}</Badge> : null}
        {/* Phones show two cards side by side: one line is visible, the rest is for screen readers. */}
        <p className="truncate text-xs text-ink-soft sm:hidden">
          {template.recommended.join(", ")}
        </p>
        <p className="text-sm text-ink-soft max-sm:sr-only">{template.description}</p>
        <ul className="grid gap-1 text-sm max-sm:sr-only">
          {template.features.slice(0, MAX_FEATURES_SHOWN).map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-accent" />
              {feature}
            </li>
          ))}
          {hiddenFeatureCount > 0 ? (
            <li className="pl-6 text-ink-soft">{TEXTS.more({ hiddenFeatureCount })}</li>
          ) : null}
        </ul>
        <div className="mt-auto flex flex-wrap gap-2 pt-1 sm:pt-2">
          <Button
            type="submit"
            name="template"
            value={template.id}
            variant="primary"
            className="flex-1 max-sm:px-1 max-sm:text-sm"
            aria-describedby={nameId}
          >
            {TEXTS.selectTemplate}
          </Button>
          <Button
            className="max-sm:flex-1 max-sm:px-1 max-sm:text-sm"
            aria-describedby={nameId}
            onClick={() => onPreview(template)}
          >
            {TEXTS.preview}
          </Button>
        </div>
      </div>
    </article>
  );
});
