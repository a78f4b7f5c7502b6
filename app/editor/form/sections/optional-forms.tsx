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
import {
  AwardFields,
  CertificateFields,
  LanguageFields,
  PublicationFields,
  VolunteeringFields,
} from "./common-section-fields.tsx";
import { CustomFields } from "./custom-fields.tsx";
import { EntryList } from "./entry-list.tsx";
import {
  CourseFields,
  InterestFields,
  MembershipFields,
  MilitaryFields,
  PatentFields,
  ReferenceFields,
} from "./rare-section-fields.tsx";

interface FormConfig {
  title: string;
  noun: string;
  icon: LucideIcon;
  emptyText: string;
  Fields: ComponentType<{ id: string }>;
}

const FORMS: Record<OptionalSection, FormConfig> = {
  certificates: {
    title: TEXTS.certificates,
    noun: TEXTS.certificate,
    icon: BadgeCheck,
    emptyText: TEXTS.certificatesAdvice,
    Fields: CertificateFields,
  },
  languages: {
    title: TEXTS.languages,
    noun: TEXTS.language,
    icon: Languages,
    emptyText: TEXTS.languagesAdvice,
    Fields: LanguageFields,
  },
  awards: {
    title: TEXTS.awards,
    noun: TEXTS.award,
    icon: Award,
    emptyText: TEXTS.awardsAdvice,
    Fields: AwardFields,
  },
  volunteering: {
    title: TEXTS.volunteering,
    noun: TEXTS.volunteering,
    icon: HandHeart,
    emptyText: TEXTS.volunteeringAdvice,
    Fields: VolunteeringFields,
  },
  publications: {
    title: TEXTS.publications,
    noun: TEXTS.publication,
    icon: BookOpenText,
    emptyText: TEXTS.publicationsAdvice,
    Fields: PublicationFields,
  },
  courses: {
    title: TEXTS.courses,
    noun: TEXTS.course,
    icon: LibraryBig,
    emptyText: TEXTS.coursesAdvice,
    Fields: CourseFields,
  },
  memberships: {
    title: TEXTS.memberships,
    noun: TEXTS.membership,
    icon: UsersRound,
    emptyText: TEXTS.membershipsAdvice,
    Fields: MembershipFields,
  },
  patents: {
    title: TEXTS.patents,
    noun: TEXTS.patent,
    icon: Lightbulb,
    emptyText: TEXTS.patentsAdvice,
    Fields: PatentFields,
  },
  militaryService: {
    title: TEXTS.militaryService,
    noun: TEXTS.militaryService,
    icon: Shield,
    emptyText: TEXTS.militaryServiceAdvice,
    Fields: MilitaryFields,
  },
  interests: {
    title: TEXTS.interests,
    noun: TEXTS.interest,
    icon: Mountain,
    emptyText: TEXTS.interestsAdvice,
    Fields: InterestFields,
  },
  references: {
    title: TEXTS.references,
    noun: TEXTS.reference,
    icon: Quote,
    emptyText: TEXTS.referencesAdvice,
    Fields: ReferenceFields,
  },
  customSections: {
    title: TEXTS.customSections,
    noun: TEXTS.customSection,
    icon: Rows3,
    emptyText: TEXTS.customSectionsAdvice,
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
