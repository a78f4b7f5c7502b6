/** Benefits per audience. It takes the place of testimonials, because we do not invent quotes. */
const PEOPLE = [
  {
    audience: "Job seekers",
    benefits: [
      "See which requirements your resume meets before you send it.",
      "Keep a version for each kind of job: duplicate one and edit it.",
      "Export your data at any time, in formats any program opens.",
    ],
  },
  {
    audience: "Mentors",
    benefits: [
      "Work in the resume itself instead of emailing copies.",
      "Edit at the same time and see each other’s changes.",
      "Discuss specifics: each finding names its line.",
    ],
  },
  {
    audience: "Career coaches",
    benefits: [
      "The same resume and job description always get the same score, so progress is real.",
      "Repeating a keyword doesn’t raise the score; showing the experience does.",
      "Run it on your own computer or your own Cloudflare account, with no other service.",
    ],
  },
];

export function WhoItsFor() {
  return (
    <section
      tabIndex={-1}
      id="testimonials"
      aria-labelledby="testimonials-title"
      className="outline-none"
    >
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6">
        <h2 id="testimonials-title" className="text-4xl">
          Who it’s for
        </h2>
        <div className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
          {PEOPLE.map(({ audience, benefits }) => (
            <div key={audience}>
              <h3 className="font-display text-2xl font-medium">{audience}</h3>
              <ul className="mt-3">
                {benefits.map((line) => (
                  <li key={line} className="border-t border-line py-3 text-ink-soft">
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
