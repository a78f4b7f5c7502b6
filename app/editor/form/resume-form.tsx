/** The Resume Editor form: the six fixed sections and the optional ones. */
import { memo } from "react";
import { CommentHint } from "./comment-hint.tsx";
import { SampleOffer } from "./sample-offer.tsx";
import { EducationSection } from "./sections/education-section.tsx";
import { ExperienceSection } from "./sections/experience-section.tsx";
import { OptionalSections } from "./sections/optional-sections.tsx";
import { PersonalInfoSection } from "./sections/personal-info-section.tsx";
import { ProjectsSection } from "./sections/projects-section.tsx";
import { SkillsSection } from "./sections/skills-section.tsx";
import { SummarySection } from "./sections/summary-section.tsx";

export const ResumeForm = memo(function ResumeForm() {
  return (
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
  );
});
