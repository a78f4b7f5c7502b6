/** The three steps of the main flow [spec 1], each with a picture of it. */
import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { ProductPicture } from "./product-picture.tsx";
import type { PictureName } from "./product-pictures.ts";
import { TEXTS } from "./texts.ts";

export function HowItWorks() {
  return (
    <section
      tabIndex={-1}
      id="how-it-works"
      aria-labelledby="how-it-works-title"
      className="outline-none border-y border-line bg-sunken"
    >
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6">
        <h2 id="how-it-works-title" className="text-4xl">
          {TEXTS.threeSimpleSteps}
        </h2>
        <ol className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-3">
          <Step
            number={1}
            title={TEXTS.chooseTemplate}
            picture="gallery"
            alt={TEXTS.galleryPicture}
          >
            {TEXTS.previewEveryTemplate}
          </Step>
          <Step number={2} title={TEXTS.customizeResume} picture="match" alt={TEXTS.matchPicture}>
            {TEXTS.addYourExperience}
          </Step>
          <Step number={3} title={TEXTS.downloadShare} picture="finish" alt={TEXTS.finishPicture}>
            {TEXTS.downloadTheFormatTheApplication}
          </Step>
        </ol>
        <div className="mt-12">
          <ButtonLink to="/templates" variant="primary" size="large">
            {TEXTS.getStartedFree}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Step({
  number,
  title,
  picture,
  alt,
  children,
}: {
  number: number;
  title: string;
  picture: PictureName;
  alt: string;
  children: ReactNode;
}) {
  return (
    <li className="grid content-start gap-4">
      <ProductPicture name={picture} alt={alt} />
      <h3 className="flex items-baseline gap-3 font-display text-2xl font-medium">
        <span className="text-accent">{number}</span>
        {title}
      </h3>
      <p className="-mt-2 text-ink-soft">{children}</p>
    </li>
  );
}
