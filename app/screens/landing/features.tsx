/** What the product promises [spec 1]. */
const FEATURES = [
  {
    name: "Job-description matching",
    text: "Paste the posting. Must-haves and nice-to-haves are told apart, and each is looked for in your own words, synonyms included.",
  },
  {
    name: "Real-time feedback",
    text: "Shortly after you stop typing, the resume is read against the posting again: what was found, what is missing, what to do first.",
  },
  {
    name: "Real-time preview",
    text: "Every letter shows at once on a real page, with the margins and breaks your PDF will have.",
  },
  {
    name: "Drag-and-drop customization",
    text: "Sections and entries go where this job needs them: with the mouse, a finger or the keyboard.",
  },
  {
    name: "ATS-friendly templates",
    text: "One reading order, standard headings, real text. What a person sees on the page is what software takes out of it.",
  },
  {
    name: "AI content suggestions",
    text: "Each line is read for weak verbs, missing numbers and worn phrases, and you see how to put it better: rules, no guesses. With a model connected it also rewrites lines, and refuses numbers and names that it finds made up. Nothing changes by itself.",
  },
  {
    name: "Export to PDF, DOCX or TXT",
    text: "Application forms differ in what they accept. The same content comes out in each format.",
  },
  {
    name: "Several people, one resume",
    text: "Edit together and see each other’s changes as they are typed. Nobody overwrites anybody.",
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
            Everything between the posting and the “Apply” button
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
