/** Step 2: the selected template, with buttons to continue or change it [spec 2]. */

import { Form, Link, useNavigation } from "@remix-run/react";
import { Check, FileText, FileUp, Lightbulb } from "lucide-react";
import type { ReactNode } from "react";
import type { Template } from "#app/core/templates/template.ts";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { TimeAgo } from "#app/ui/text/time-ago.tsx";
import { CATEGORY_LABELS } from "./category-filter.tsx";
import { TemplatePicture } from "./template-picture.tsx";
import { TEXTS } from "./texts.ts";

export function SelectedTemplate({
  template,
  latest,
  now,
  isNew,
  shownResumeId,
  hiddenFields,
  error,
}: {
  template: Template;
  /** The user's latest resume with this template; null if there is none, or if `isNew` is false. */
  latest: { id: string; title: string; updatedAt: string } | null;
  /** The server's time, in milliseconds. */
  now: number;
  /** False when the user changes the template of an existing resume. */
  isNew: boolean;
  /** The resume that the picture shows; null for the sample. */
  shownResumeId: string | null;
  /** Hidden inputs that keep the other URL parameters: the resume and the category. */
  hiddenFields: ReactNode;
  error: string | null;
}) {
  const isStarting = useNavigation().state !== "idle";
  return (
    <section className="mx-auto grid max-w-4xl gap-8 rounded-card border border-line bg-raised p-5 sm:p-8 md:grid-cols-[minmax(0,18rem)_1fr]">
      <div className="mx-auto w-full max-w-36 md:max-w-72">
        <TemplatePicture
          template={template}
          shownResumeId={shownResumeId}
          alt={TEXTS.firstPage({ name: template.name })}
          sizes="(min-width: 48rem) 18rem, 9rem"
          isAboveFold
        />
      </div>
      <div className="grid content-start gap-5">
        <div className="grid justify-items-start gap-2">
          <h2 className="text-2xl">{template.name}</h2>
          <Badge tone="info">{CATEGORY_LABELS[template.category]}</Badge>
          <p className="text-ink-soft">{template.description}</p>
        </div>
        {error ? (
          <p role="alert" className="text-bad">
            {error}
          </p>
        ) : null}
        <div className="grid gap-3 border-y border-line py-5">
          {isNew ? <h3 className="font-semibold">{TEXTS.howToBegin}</h3> : null}
          <Form method="post" className="contents">
            <input type="hidden" name="template" value={template.id} />
            {hiddenFields}
            <StartOption text={isNew ? TEXTS.emptyPage : null}>
              <Button type="submit" variant="primary" size="large" disabled={isStarting}>
                {TEXTS.startBuildingYourResume}
              </Button>
            </StartOption>
            {isNew ? (
              <>
                <StartOption text={TEXTS.importText}>
                  <ButtonLink to={`/import?template=${template.id}`}>
                    <FileUp aria-hidden size={18} /> {TEXTS.importAResume}
                  </ButtonLink>
                </StartOption>
                <StartOption text={TEXTS.sampleText}>
                  <Button type="submit" name="start" value="sample" disabled={isStarting}>
                    <FileText aria-hidden size={18} /> {TEXTS.startFromASample}
                  </Button>
                </StartOption>
              </>
            ) : null}
          </Form>
          {latest ? (
            <p className="text-sm wrap-anywhere">
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
          {/* Leaves the template out of the address, which shows all templates again. */}
          <Form method="get">
            {hiddenFields}
            <Button type="submit">{TEXTS.changeTemplate}</Button>
          </Form>
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
        <p className="flex gap-2 rounded-control bg-sunken p-3 text-sm text-ink-soft">
          <Lightbulb aria-hidden size={18} className="mt-0.5 shrink-0" />
          <span>{TEXTS.tip}</span>
        </p>
      </div>
    </section>
  );
}

/** A button that starts a resume, next to a description of what it starts with. */
function StartOption({ text, children }: { text: string | null; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="grid max-sm:w-full sm:min-w-64">{children}</div>
      {text ? <p className="flex-1 basis-48 text-sm text-ink-soft">{text}</p> : null}
    </div>
  );
}
