/** The product's features [spec 1]. */
import { ProductPicture } from "./product-picture.tsx";
import { TEXTS } from "./texts.ts";

const FEATURES = [
  {
    name: TEXTS.jobDescriptionMatching,
    text: TEXTS.pasteTheJobDescription,
  },
  {
    name: TEXTS.realTimeFeedback,
    text: TEXTS.whenYouStopTyping,
  },
  {
    name: TEXTS.realTimePreview,
    text: TEXTS.seeEveryChangeAtOnce,
  },
  {
    name: TEXTS.dragAndDropCustomization,
    text: TEXTS.reorderSectionsAndEntries,
  },
  {
    name: TEXTS.atsFriendlyTemplates,
    text: TEXTS.oneReadingOrder,
  },
  {
    name: TEXTS.aiContentSuggestions,
    text: TEXTS.getSuggestionsForWeakVerbs,
  },
  {
    name: TEXTS.exportToPdf,
    text: TEXTS.applicationFormsAcceptDifferentFormats,
  },
  {
    name: TEXTS.severalPeople,
    text: TEXTS.editTogetherAndSeeEach,
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
            {TEXTS.everythingBetweenTheJobDescription}
          </h2>
        </div>
        <div className="lg:order-last lg:col-span-12">
          <ProductPicture name="editor" alt={TEXTS.editorPicture} />
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
