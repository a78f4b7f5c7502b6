/** The forms of the optional sections, loaded when a resume has one. */
import {
  Award,
  BadgeCheck,
  BookOpenText,
  HandHeart,
  Languages,
  LibraryBig,
  Lightbulb,
  type LucideIcon,
  Mountain,
  Quote,
  Rows3,
  Shield,
  UsersRound,
} from "lucide-react";
import type { ComponentType } from "react";
import type { OptionalSection } from "#app/core/resume/schema.ts";
import { TEXTS } from "#app/editor/form/texts.ts";
import { CustomFields } from "./custom-fields.tsx";
import { EntryList } from "./entry-list.tsx";
import {
  CourseFields,
  InterestFields,
  MembershipFields,
  MilitaryFields,
  PatentFields,
  ReferenceFields,
} from "./more-fields.tsx";
import {
  AwardFields,
  CertificateFields,
  LanguageFields,
  PublicationFields,
  VolunteeringFields,
} from "./optional-fields.tsx";

interface FormConfig {
  title: string;
  noun: string;
  icon: LucideIcon;
  emptyText: string;
  Fields: ComponentType<{ id: string }>;
}

const FORMS: Record<OptionalSection, FormConfig> = {
  certificates: {
    title: "Certificates",
    noun: "Certificate",
    icon: BadgeCheck,
    emptyText: TEXTS.licensesAndCertificatesAnEmployer,
    Fields: CertificateFields,
  },
  languages: {
    title: "Languages",
    noun: "Language",
    icon: Languages,
    emptyText: TEXTS.languagesYouWorkIn,
    Fields: LanguageFields,
  },
  awards: {
    title: "Awards",
    noun: "Award",
    icon: Award,
    emptyText: TEXTS.prizes,
    Fields: AwardFields,
  },
  volunteering: {
    title: "Volunteering",
    noun: "Volunteering",
    icon: HandHeart,
    emptyText: TEXTS.unpaidWorkReadsLikeAnyOther,
    Fields: VolunteeringFields,
  },
  publications: {
    title: "Publications",
    noun: "Publication",
    icon: BookOpenText,
    emptyText: TEXTS.papers,
    Fields: PublicationFields,
  },
  courses: {
    title: "Courses",
    noun: "Course",
    icon: LibraryBig,
    emptyText: TEXTS.coursesAndTraining,
    Fields: CourseFields,
  },
  memberships: {
    title: "Memberships",
    noun: "Membership",
    icon: UsersRound,
    emptyText: TEXTS.professionalBodiesAndAssociations,
    Fields: MembershipFields,
  },
  patents: {
    title: "Patents",
    noun: "Patent",
    icon: Lightbulb,
    emptyText: TEXTS.grantedAndPendingPatents,
    Fields: PatentFields,
  },
  militaryService: {
    title: TEXTS.militaryService,
    noun: TEXTS.militaryService,
    icon: Shield,
    emptyText: TEXTS.branchRank,
    Fields: MilitaryFields,
  },
  interests: {
    title: "Interests",
    noun: "Interest",
    icon: Mountain,
    emptyText: TEXTS.aFewThatSaySomething,
    Fields: InterestFields,
  },
  references: {
    title: "References",
    noun: "Reference",
    icon: Quote,
    emptyText: TEXTS.askThemFirst,
    Fields: ReferenceFields,
  },
  customSections: {
    title: TEXTS.customSections,
    noun: TEXTS.customSection,
    icon: Rows3,
    emptyText: TEXTS.aSectionUnderATitle,
    Fields: CustomFields,
  },
};

export function OptionalForm({
  name,
  startsFocused,
}: {
  name: OptionalSection;
  /** Focuses the first field of a section that was just added. */
  startsFocused: boolean;
}) {
  return <EntryList section={name} {...FORMS[name]} startsFocused={startsFocused} />;
}
