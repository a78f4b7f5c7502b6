/** The template cards of a category, and the preview dialog. */
import { Form, useNavigate } from "@remix-run/react";
import { LayoutTemplate } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { Template } from "#app/core/templates/template.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { type Filter, templatesInCategory } from "./category-filter.tsx";
import { isRecommendedFor, type Profession } from "./professions.ts";
import { TemplateCard } from "./template-card.tsx";
import { TEXTS } from "./texts.ts";

/** Loaded on demand: the PDF viewer is a third of this page's code, and few users open it. */
const TemplatePreview = lazyPart(
  async () => (await import("./template-preview.client.tsx")).TemplatePreview,
);

/** Those of the first row on a phone. */
const CARDS_ABOVE_FOLD = 2;

export function TemplateGrid({
  filter,
  profession,
  currentTemplateId,
  shownResumeId,
  hiddenFields,
}: {
  filter: Filter;
  profession: Profession | null;
  currentTemplateId: string | null;
  /** The resume that the cards show; null for the samples. */
  shownResumeId: string | null;
  /** Hidden inputs that keep the other URL parameters. */
  hiddenFields: ReactNode;
}) {
  const [previewed, setPreviewed] = useState<Template | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  function selectTemplate(template: Template) {
    setPreviewed(null);
    if (!form.current) return;
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) search.append(name, String(value));
    search.set("template", template.id);
    navigate(`?${search}`);
  }

  const shown = templatesInCategory(filter).filter(
    (template) => profession === null || isRecommendedFor(template, profession),
  );
  if (shown.length === 0) return <NoTemplates />;
  return (
    <>
      {/* The cards have its submit buttons, named "template"; selectTemplate does the same from the preview. */}
      <Form ref={form} method="get">
        {hiddenFields}
        <div className="grid grid-cols-1 gap-3 min-[22.5rem]:grid-cols-2 sm:gap-6 lg:grid-cols-3 2xl:grid-cols-4">
          {shown.map((template, index) => (
            <TemplateCard
              key={template.id}
              template={template}
              isAboveFold={index < CARDS_ABOVE_FOLD}
              isCurrent={template.id === currentTemplateId}
              shownResumeId={shownResumeId}
              onPreview={setPreviewed}
            />
          ))}
        </div>
      </Form>
      {previewed ? (
        <TemplatePreview
          template={previewed}
          onUse={selectTemplate}
          onClose={() => setPreviewed(null)}
          onLoadError={() => setPreviewed(null)}
        />
      ) : null}
    </>
  );
}

function NoTemplates() {
  return (
    <EmptyState
      icon={<LayoutTemplate size={28} />}
      title={TEXTS.noTemplates}
      action={<ButtonLink to="/templates">{TEXTS.showAllTemplates}</ButtonLink>}
    >
      {TEXTS.noTemplatesText}
    </EmptyState>
  );
}
