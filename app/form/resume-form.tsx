/** The Resume Editor form: six sections and those a person adds, each telling the room what it changes. */
import { memo } from "react";
import { CommentHint } from "./comment-hint.tsx";
import { EducationSection } from "./education-section.tsx";
import { ExperienceSection } from "./experience-section.tsx";
import { OptionalSections } from "./optional-sections.tsx";
import { PersonalInfoSection } from "./personal-info-section.tsx";
import { ProjectsSection } from "./projects-section.tsx";
import { SampleOffer } from "./sample-offer.tsx";
import { SkillsSection } from "./skills-section.tsx";
import { SummarySection } from "./summary-section.tsx";

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
