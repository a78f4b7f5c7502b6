/** All templates in a row that scrolls sideways. */
import { Link } from "@remix-run/react";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { TemplateImage } from "#app/features/template-image.tsx";
import { TEXTS } from "./texts.ts";

/**
 * The list is as wide as the window. Its padding, `--edge`, puts the first template below the heading: on wide screens,
 * 69rem is the heading's column of 72rem (`max-w-6xl`) without its own padding.
 */
export function TemplateRow() {
  return (
    <section aria-labelledby="templates-title" className="overflow-hidden">
      <div className="mx-auto grid max-w-6xl gap-3 px-4 pt-20 sm:px-6">
        <h2 id="templates-title" className="text-4xl">
          {TEXTS.templatesTitle}
        </h2>
        <p className="max-w-prose text-ink-soft">{TEXTS.templatesText}</p>
      </div>
      <ul
        aria-label={TEXTS.allTemplatesLabel}
        className="mt-8 flex snap-x snap-proximity scroll-px-(--edge) gap-5 overflow-x-auto px-(--edge) pt-1 pb-16 [--edge:1rem] sm:[--edge:1.5rem] xl:[--edge:calc((100vw-69rem)/2)]"
      >
        {TEMPLATES.map(({ id, name, thumbnail }) => (
          <li key={id} className="w-56 shrink-0 snap-start">
            <Link
              to={`/templates?template=${id}`}
              aria-label={TEXTS.choose({ name })}
              className="group grid gap-2 rounded-control"
            >
              <TemplateImage
                src={thumbnail}
                alt=""
                sizes="14rem"
                isLazy
                className="border border-line transition-shadow group-hover:shadow-raised"
              />
              <span className="text-sm font-semibold group-hover:underline">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
