/** Stands where others print testimonials: what each kind of person gets, since we invent nobody. */
const PEOPLE = [
  {
    who: "Job seekers",
    gets: [
      "See which requirements your resume shows before you send it.",
      "Keep a resume for each kind of job; copy one and change it.",
      "Your words leave with you, in formats any program opens.",
    ],
  },
  {
    who: "Mentors",
    gets: [
      "Work in the resume itself, not on a copy in an e-mail.",
      "Write at the same time; both of you see every change.",
      "Talk about facts: each finding names the line it came from.",
    ],
  },
  {
    who: "Career coaches",
    gets: [
      "The same text and posting always get the same score, so progress means something.",
      "Repeating a keyword does not raise it; showing the experience does.",
      "Run it on your own computer or your own Cloudflare account, with no other service.",
    ],
  },
];

export function ForWhom() {
  return (
    <section
      tabIndex={-1}
      id="testimonials"
      aria-labelledby="testimonials-title"
      className="outline-none"
    >
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6">
        <h2 id="testimonials-title" className="text-4xl">
          Who it helps
        </h2>
        <p className="mt-3 max-w-prose text-ink-soft">
          You will find no quotes here: we would have to invent the people. This is what you get,
          depending on who you are.
        </p>
        <div className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
          {PEOPLE.map(({ who, gets }) => (
            <div key={who}>
              <h3 className="font-display text-2xl font-medium">{who}</h3>
              <ul className="mt-3">
                {gets.map((line) => (
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
