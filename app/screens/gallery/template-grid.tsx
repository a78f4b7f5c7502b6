/** The cards of a category, and the preview of one of them. */
import { Form, useNavigate } from "@remix-run/react";
import { type ReactNode, useRef, useState } from "react";
import type { Template } from "#app/core/templates/template.ts";
import { type Filter, templatesOf } from "./category-filter.tsx";
import { TemplateCard } from "./template-card.tsx";
import { TemplatePreview } from "./template-preview.tsx";

export function TemplateGrid({
  filter,
  currentTemplateId,
  hiddenFields,
}: {
  filter: Filter;
  currentTemplateId: string | null;
  /** What the address carries besides the template. */
  hiddenFields: ReactNode;
}) {
  const [previewed, setPreviewed] = useState<Template | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  function use(template: Template) {
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
          {templatesOf(filter).map((template) => (
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
        <TemplatePreview template={previewed} onUse={use} onClose={() => setPreviewed(null)} />
      ) : null}
    </>
  );
}
