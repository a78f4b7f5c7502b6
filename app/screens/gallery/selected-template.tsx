/** Step 2: the selected template, with buttons to continue or change it [spec 2]. */

import { Form, Link, useNavigation } from "@remix-run/react";
import { Check, Lightbulb } from "lucide-react";
import type { ReactNode } from "react";
import type { Template } from "#app/core/templates/template.ts";
import { TemplateImage } from "#app/features/template-image.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { TimeAgo } from "#app/ui/text/time-ago.tsx";
import { CATEGORY_LABELS } from "./category-filter.tsx";
import { TEXTS } from "./texts.ts";

export function SelectedTemplate({
  template,
  latest,
  now,
  hiddenFields,
  error,
}: {
  template: Template;
  /** The user's latest resume on the template; null if there is none, or when the template of a resume changes. */
  latest: { id: string; title: string; updatedAt: string } | null;
  /** The server's time, in milliseconds. */
  now: number;
  /** Hidden inputs that keep the other URL parameters: the resume and the category. */
  hiddenFields: ReactNode;
  error: string | null;
}) {
  const isStarting = useNavigation().state !== "idle";
  return (
    <section className="mx-auto grid max-w-4xl gap-8 rounded-card border border-line bg-raised p-5 sm:p-8 md:grid-cols-[minmax(0,18rem)_1fr]">
      <TemplateImage
        src={template.thumbnail}
        alt={TEXTS.firstPage({ name: template.name })}
        className="mx-auto max-w-72 border border-line"
      />
      <div className="grid content-start gap-5">
        <div className="grid justify-items-start gap-2">
          <h2 className="text-2xl">{template.name}</h2>
          <Badge tone="info">{CATEGORY_LABELS[template.category]}</Badge>
          <p className="text-ink-soft">{template.description}</p>
        </div>
        <div className="grid gap-2">
          <h3 className="font-semibold">{TEXTS.features}</h3>
          <ul className="grid gap-1.5">
            {template.features.map((feature) => (
              <li key={feature} className="flex gap-2">
                <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-accent" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-2">
          <h3 className="font-semibold">{TEXTS.perfectFor}</h3>
          <ul className="flex flex-wrap gap-2">
            {template.recommended.map((role) => (
              <li key={role}>
                <Badge>{role}</Badge>
              </li>
            ))}
          </ul>
        </div>
        {error ? (
          <p role="alert" className="text-bad">
            {error}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Form method="post">
            <input type="hidden" name="template" value={template.id} />
            {hiddenFields}
            <Button type="submit" variant="primary" size="large" disabled={isStarting}>
              {TEXTS.startBuildingYourResume}
            </Button>
          </Form>
          <Form method="get">
            {hiddenFields}
            <Button type="submit" size="large">
              {TEXTS.changeTemplate}
            </Button>
          </Form>
        </div>
        {latest ? (
          <p className="text-sm">
            <Sentence
              text={TEXTS.orContinue}
              link={
                <Link
                  to={`/builder/${template.id}?resume=${latest.id}`}
                  className="font-semibold text-accent underline"
                >
                  {TEXTS.continue({ title: latest.title })}
                </Link>
              }
              moment={<TimeAgo at={latest.updatedAt} now={now} />}
            />
          </p>
        ) : null}
        <p className="flex gap-2 rounded-control bg-sunken p-3 text-sm text-ink-soft">
          <Lightbulb aria-hidden size={18} className="mt-0.5 shrink-0" />
          <span>{TEXTS.tip}</span>
        </p>
      </div>
    </section>
  );
}
