/**
 * The Resume Editor form: the six fixed sections and the optional ones, in the order set in the
 * design.
 */
import { type ComponentType, memo, useState } from "react";
import { OPTIONAL_SECTIONS, type OptionalSection } from "#app/core/resume/schema.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { SkeletonText } from "#app/ui/loading/skeleton.tsx";
import { CommentHint } from "./comment-hint.tsx";
import { createOpenEntry, OpenEntryContext } from "./open-entry.ts";
import { SampleOffer } from "./sample-offer.tsx";
import { AddSection } from "./sections/add-section.tsx";
import { EducationSection } from "./sections/education-section.tsx";
import { ExperienceSection } from "./sections/experience-section.tsx";
import { PersonalInfoSection } from "./sections/personal-info-section.tsx";
import { ProjectsSection } from "./sections/projects-section.tsx";
import { SkillsSection } from "./sections/skills-section.tsx";
import { SummarySection } from "./sections/summary-section.tsx";
import { useFormSections } from "./use-form-sections.ts";

const SectionRail = lazyPart(() =>
  import("./section-rail.tsx").then((module) => module.SectionRail),
);
const OptionalForm = lazyPart(
  () => import("./sections/optional-forms.tsx").then((module) => module.OptionalForm),
  <SkeletonText lines={2} className="my-6" />,
);

const FIXED_FORMS: Record<
  "summary" | "skills" | "experience" | "education" | "projects",
  ComponentType
> = {
  summary: memo(SummarySection),
  skills: memo(SkillsSection),
  experience: memo(ExperienceSection),
  education: memo(EducationSection),
  projects: memo(ProjectsSection),
};

export const ResumeForm = memo(function ResumeForm() {
  const mayEdit = useMayEdit();
  const [openEntry] = useState(createOpenEntry);
  const { names, added, missing, add } = useFormSections();
  return (
    <OpenEntryContext.Provider value={openEntry}>
      <div className="sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-3">
        {/* As wide as the loaded rail, so that the form does not jump. */}
        <div className="w-8 max-sm:hidden pointer-coarse:w-10">
          <SectionRail names={names} />
        </div>
        <form
          autoComplete="on"
          // Small type only with a mouse: phones zoom into fields with small type.
          className="pointer-fine:[&_input]:text-sm pointer-fine:[&_textarea]:text-sm pointer-fine:[&_[data-bullets]]:text-sm"
          onSubmit={(event) => event.preventDefault()}
        >
          <CommentHint />
          <SampleOffer />
          <PersonalInfoSection />
          {names.map((name) => {
            if (isOptional(name))
              return <OptionalForm key={name} name={name} startsFocused={added.includes(name)} />;
            const Form = FIXED_FORMS[name];
            return <Form key={name} />;
          })}
          {mayEdit ? <AddSection missing={missing} onAdd={add} /> : null}
        </form>
      </div>
    </OpenEntryContext.Provider>
  );
});

function isOptional(name: string): name is OptionalSection {
  return (OPTIONAL_SECTIONS as readonly string[]).includes(name);
}
