/** The product's features [spec 1]. */
const FEATURES = [
  {
    name: "Job-description matching",
    text: "Paste the job description. We separate must-haves from nice-to-haves and look for each one in your resume, synonyms included.",
  },
  {
    name: "Real-time feedback",
    text: "When you stop typing, your score updates: what matches, what is missing, and what to fix first.",
  },
  {
    name: "Real-time preview",
    text: "See every change at once on a real page, with the same margins and page breaks as your PDF.",
  },
  {
    name: "Drag-and-drop customization",
    text: "Reorder sections and entries to fit the job, by mouse, touch or keyboard.",
  },
  {
    name: "ATS-friendly templates",
    text: "One reading order, standard headings and real text, so software reads the same resume that people see.",
  },
  {
    name: "AI content suggestions",
    text: "Get suggestions for weak verbs, missing numbers and clichés. With an AI model connected, you can also rewrite lines; rewrites with made-up numbers or names are rejected. Nothing changes without your approval.",
  },
  {
    name: "Export to PDF, DOCX or TXT",
    text: "Application forms accept different formats. Your content is the same in each one.",
  },
  {
    name: "Several people, one resume",
    text: "Edit together and see each other’s changes as you type, without overwriting anyone’s work.",
  },
];

export function Features() {
  return (
    <section
      tabIndex={-1}
      id="features"
      aria-labelledby="features-title"
      className="outline-none border-t border-line"
    >
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-8 px-4 py-20 sm:px-6 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="features-title" className="text-4xl">
            Everything between the job description and the “Apply” button
          </h2>
        </div>
        <dl className="grid gap-x-10 sm:grid-cols-2 lg:col-span-8">
          {FEATURES.map(({ name, text }) => (
            <div key={name} className="border-t border-line py-5">
              <dt className="font-semibold">{name}</dt>
              <dd className="mt-1 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
