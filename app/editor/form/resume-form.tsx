/** The Resume Editor form: the six fixed sections and the optional ones. */
import { memo, useState } from "react";
import { CommentHint } from "./comment-hint.tsx";
import { createOpenEntry, OpenEntryContext } from "./open-entry.ts";
import { SampleOffer } from "./sample-offer.tsx";
import { EducationSection } from "./sections/education-section.tsx";
import { ExperienceSection } from "./sections/experience-section.tsx";
import { OptionalSections } from "./sections/optional-sections.tsx";
import { PersonalInfoSection } from "./sections/personal-info-section.tsx";
import { ProjectsSection } from "./sections/projects-section.tsx";
import { SkillsSection } from "./sections/skills-section.tsx";
import { SummarySection } from "./sections/summary-section.tsx";

export const ResumeForm = memo(function ResumeForm() {
  const [openEntry] = useState(createOpenEntry);
  return (
    <OpenEntryContext.Provider value={openEntry}>
      <form autoComplete="on" onSubmit={(event) => event.preventDefault()}>
        <CommentHint />
        <SampleOffer />
        <PersonalInfoSection />
        <SummarySection />
        <SkillsSection />
        <ExperienceSection />
        <EducationSection />
        <ProjectsSection />
        <OptionalSections />
      </form>
    </OpenEntryContext.Provider>
  );
});
