/** Benefits per audience, in place of testimonials, because we do not invent quotes. */
import { TEXTS } from "./texts.ts";

const AUDIENCES = [
  {
    audience: TEXTS.jobSeekers,
    benefits: [
      TEXTS.seeWhichRequirementsYourResume,
      TEXTS.keepAVersionForEach,
      TEXTS.exportYourDataAtAnyTime,
    ],
  },
  {
    audience: "Mentors",
    benefits: [TEXTS.workInTheResumeItself, TEXTS.editAtTheSameTime, TEXTS.discussSpecifics],
  },
  {
    audience: TEXTS.careerCoaches,
    benefits: [TEXTS.theSameResumeAndJob, TEXTS.repeatingAKeywordDoesntRaise, TEXTS.runItOnYourOwn],
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
          {TEXTS.whoItsFor}
        </h2>
        <div className="mt-10 grid gap-x-10 gap-y-10 md:grid-cols-3">
          {AUDIENCES.map(({ audience, benefits }) => (
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
