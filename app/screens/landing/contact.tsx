/** The landing page's contact section. */
import { Sentence } from "#app/ui/text/sentence.tsx";
import { TEXTS } from "./texts.ts";
export function Contact({ email }: { email: string | null }) {
  return (
    <section
      tabIndex={-1}
      id="contact"
      aria-labelledby="contact-title"
      className="outline-none border-t border-line"
    >
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-4 px-4 py-20 sm:px-6 lg:grid-cols-12">
        <h2 id="contact-title" className="text-4xl lg:col-span-4">
          {TEXTS.contact}
        </h2>
        <div className="max-w-prose text-lg text-ink-soft lg:col-span-8">
          {email ? (
            <>
              <p>
                <Sentence
                  text={TEXTS.writeToUs}
                  email={
                    <a
                      href={`mailto:${email}`}
                      className="font-semibold break-all text-accent underline underline-offset-4"
                    >
                      {email}
                    </a>
                  }
                />
              </p>
              <p className="mt-3">{TEXTS.ifYouSawAnErrorPage}</p>
            </>
          ) : (
            <p>{TEXTS.questions}</p>
          )}
        </div>
      </div>
    </section>
  );
}
