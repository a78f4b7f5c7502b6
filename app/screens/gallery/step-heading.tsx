/** The page heading of the current step. */
import { useEffect, useRef } from "react";
import type { Template } from "#app/core/templates/template.ts";
import { TEXTS } from "./texts.ts";

interface StepHeadingProps {
  title: string;
  text: string;
}

/** The texts of [spec 2]; `resumeTitle` is set when changing an existing resume's template. */
export function stepHeadingText(
  selected: Template | null,
  resumeTitle: string | null,
): StepHeadingProps {
  if (selected) {
    return {
      title: TEXTS.readyToStartBuildingYourResume,
      text: TEXTS.youveSelectedTheTemplate({ name: selected.name }),
    };
  }
  return {
    title: TEXTS.chooseYourResumeTemplate,
    text: resumeTitle
      ? TEXTS.yourContentInStaysTheSame({ resumeTitle })
      : TEXTS.everyTemplateIsTested,
  };
}

/** Receives the focus when the step changes, so that screen readers announce the new step. */
export function StepHeading({ title, text }: StepHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const previousTitle = useRef(title);
  useEffect(() => {
    if (previousTitle.current === title) return;
    previousTitle.current = title;
    // Deferred, because the closing preview dialog restores the focus first.
    const timer = setTimeout(() => ref.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [title]);
  return (
    <div className="grid gap-2 text-center">
      <h1 ref={ref} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {title}
      </h1>
      <p className="mx-auto max-w-2xl text-balance text-ink-soft">{text}</p>
    </div>
  );
}
