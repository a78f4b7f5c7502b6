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
                Questions, bugs or ideas? Email{" "}
                <a
                  href={`mailto:${email}`}
                  className="font-semibold break-all text-accent underline underline-offset-4"
                >
                  {email}
                </a>
                . We read every message.
              </p>
              <p className="mt-3">
                If you saw an error page, include its error number so we can look into it.
              </p>
            </>
          ) : (
            <p>
              Questions? Contact whoever runs this site. If you saw an error page, include its error
              number.
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
