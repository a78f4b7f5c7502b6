/** What step one is on, as the page's heading. */
import { useEffect, useRef } from "react";
import type { Template } from "#app/core/templates/template.ts";

interface Heading {
  title: string;
  text: string;
}

/** The texts of [spec 2]; `resumeTitle` where the choice is for a resume there is. */
export function headingOf(chosen: Template | null, resumeTitle: string | null): Heading {
  if (chosen) {
    return {
      title: "Ready to Start Building Your Resume",
      text: `You've selected the ${chosen.name} template`,
    };
  }
  return {
    title: "Choose Your Resume Template",
    text: resumeTitle
      ? `${resumeTitle} keeps all its content; only its look changes.`
      : "What each one prints is read back by text extractors before it is offered here. You can change yours at any time.",
  };
}

/** Takes the focus when the step changes, so that a screen reader says where one is. */
export function StepHeading({ title, text }: Heading) {
  const ref = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current === title) return;
    before.current = title;
    // After the dialog, which hands the focus back when it has gone.
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
