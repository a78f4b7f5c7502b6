/** Buttons to add the optional sections that a resume does not have. */
import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { OptionalSection } from "#app/core/resume/schema.ts";
import { TEXTS } from "#app/editor/form/texts.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { HeadingAction } from "./heading-action.tsx";

const NAMES: Record<OptionalSection, string> = {
  certificates: TEXTS.certificates,
  languages: TEXTS.languages,
  awards: TEXTS.awards,
  volunteering: TEXTS.volunteering,
  publications: TEXTS.publications,
  courses: TEXTS.courses,
  memberships: TEXTS.memberships,
  patents: TEXTS.patents,
  militaryService: TEXTS.militaryService,
  interests: TEXTS.interests,
  references: TEXTS.references,
  customSections: TEXTS.customSection,
};

/** Sections that few resumes have: hidden until More is pressed. */
const RARE: ReadonlySet<OptionalSection> = new Set([
  "courses",
  "memberships",
  "patents",
  "militaryService",
  "interests",
  "references",
]);

export function AddSection({
  missing,
  onAdd,
}: {
  missing: readonly OptionalSection[];
  onAdd(name: OptionalSection): void;
}) {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  if (missing.length === 0) return null;
  const usual = missing.filter((name) => !RARE.has(name));
  const isFolded = !isOpen && usual.length > 0 && usual.length < missing.length;
  function openAll() {
    flushSync(() => setOpen(true));
    // The pressed button is unmounted, so the first of the new buttons gets the focus.
    buttons.current?.querySelector<HTMLElement>("[data-unusual]")?.focus();
  }
  return (
    <section aria-labelledby={titleId} className="py-4">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 id={titleId} className="font-sans text-base font-semibold tracking-normal">
          {TEXTS.addSection}
        </h2>
        {isFolded ? (
          <div className="-my-1.5">
            <HeadingAction label={TEXTS.moreSections} text={TEXTS.more} onClick={openAll} />
          </div>
        ) : null}
      </div>
      <div ref={buttons} className="flex flex-wrap gap-1.5">
        {(isFolded ? usual : missing).map((name) => (
          <Button
            key={name}
            size="small"
            data-unusual={RARE.has(name) ? "" : undefined}
            onClick={() => onAdd(name)}
          >
            <Plus aria-hidden size={16} />
            {NAMES[name]}
          </Button>
        ))}
      </div>
    </section>
  );
}
