/** The template cards of a category, and the preview dialog. */
import { Form, useNavigate } from "@remix-run/react";
import { type ReactNode, useRef, useState } from "react";
import type { Template } from "#app/core/templates/template.ts";
import { type Filter, templatesInCategory } from "./category-filter.tsx";
import { TemplateCard } from "./template-card.tsx";
import { TemplatePreview } from "./template-preview.tsx";

export function TemplateGrid({
  filter,
  currentTemplateId,
  hiddenFields,
}: {
  filter: Filter;
  currentTemplateId: string | null;
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

  return (
    <>
      <Form ref={form} method="get">
        {hiddenFields}
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {templatesInCategory(filter).map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              isCurrent={template.id === currentTemplateId}
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
        />
      ) : null}
    </>
  );
}
