/** A template on offer. 'Select Template' submits the form around the cards. */
import { Check } from "lucide-react";
import { memo, useId } from "react";
import type { Template } from "#app/core/templates/template.ts";
import { TemplateImage } from "#app/features/template-image.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { CATEGORY_NAMES } from "./category-filter.tsx";

/** Features on a card; the rest is '+N more' [spec 9]. */
const FEATURES_SHOWN = 2;

export const TemplateCard = memo(function TemplateCard({
  template,
  isCurrent,
  onPreview,
}: {
  template: Template;
  /** The one a resume already uses. */
  isCurrent: boolean;
  onPreview(template: Template): void;
}) {
  const nameId = useId();
  const more = template.features.length - FEATURES_SHOWN;
  return (
    <article
      aria-labelledby={nameId}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-raised"
    >
      <div className="border-b border-line bg-sunken p-4">
        <TemplateImage src={template.thumbnail} alt="" isLazy className="border border-line" />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={nameId} className="text-lg leading-tight">
            {template.name}
          </h2>
          <Badge tone="info">{CATEGORY_NAMES[template.category]}</Badge>
        </div>
        {isCurrent ? <Badge className="self-start">Your resume uses this one</Badge> : null}
        <p className="text-sm text-ink-soft">{template.description}</p>
        <ul className="grid gap-1 text-sm">
          {template.features.slice(0, FEATURES_SHOWN).map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-accent" />
              {feature}
            </li>
          ))}
          {more > 0 ? <li className="pl-6 text-ink-soft">+{more} more</li> : null}
        </ul>
        <div className="mt-auto flex flex-wrap gap-2 pt-2">
          <Button
            type="submit"
            name="template"
            value={template.id}
            variant="primary"
            className="flex-1"
            aria-describedby={nameId}
          >
            Select Template
          </Button>
          <Button aria-describedby={nameId} onClick={() => onPreview(template)}>
            Preview
          </Button>
        </div>
      </div>
    </article>
  );
});
