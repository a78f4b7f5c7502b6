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
          Contact
        </h2>
        <div className="max-w-prose text-lg text-ink-soft lg:col-span-8">
          {email ? (
            <>
              <p>
                A question, a fault, a wish? Write to{" "}
                <a
                  href={`mailto:${email}`}
                  className="font-semibold break-all text-accent underline underline-offset-4"
                >
                  {email}
                </a>
                . A person reads it.
              </p>
              <p className="mt-3">
                If a page failed, add the number it showed: with it we find what happened.
              </p>
            </>
          ) : (
            <p>
              This copy of Covitae is run by whoever gave you its address. Turn to them with
              questions; if a page failed, tell them the number it showed.
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
