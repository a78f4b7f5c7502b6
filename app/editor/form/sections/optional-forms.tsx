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
import { OPTIONAL_TEXTS } from "./optional-texts.ts";
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
    noun: OPTIONAL_TEXTS.certificate,
    icon: BadgeCheck,
    emptyText: OPTIONAL_TEXTS.certificatesAdvice,
    Fields: CertificateFields,
  },
  languages: {
    title: TEXTS.languages,
    noun: OPTIONAL_TEXTS.language,
    icon: Languages,
    emptyText: OPTIONAL_TEXTS.languagesAdvice,
    Fields: LanguageFields,
  },
  awards: {
    title: TEXTS.awards,
    noun: OPTIONAL_TEXTS.award,
    icon: Award,
    emptyText: OPTIONAL_TEXTS.awardsAdvice,
    Fields: AwardFields,
  },
  volunteering: {
    title: TEXTS.volunteering,
    noun: TEXTS.volunteering,
    icon: HandHeart,
    emptyText: OPTIONAL_TEXTS.volunteeringAdvice,
    Fields: VolunteeringFields,
  },
  publications: {
    title: TEXTS.publications,
    noun: OPTIONAL_TEXTS.publication,
    icon: BookOpenText,
    emptyText: OPTIONAL_TEXTS.publicationsAdvice,
    Fields: PublicationFields,
  },
  courses: {
    title: TEXTS.courses,
    noun: OPTIONAL_TEXTS.course,
    icon: LibraryBig,
    emptyText: OPTIONAL_TEXTS.coursesAdvice,
    Fields: CourseFields,
  },
  memberships: {
    title: TEXTS.memberships,
    noun: OPTIONAL_TEXTS.membership,
    icon: UsersRound,
    emptyText: OPTIONAL_TEXTS.membershipsAdvice,
    Fields: MembershipFields,
  },
  patents: {
    title: TEXTS.patents,
    noun: OPTIONAL_TEXTS.patent,
    icon: Lightbulb,
    emptyText: OPTIONAL_TEXTS.patentsAdvice,
    Fields: PatentFields,
  },
  militaryService: {
    title: TEXTS.militaryService,
    noun: TEXTS.militaryService,
    icon: Shield,
    emptyText: OPTIONAL_TEXTS.militaryServiceAdvice,
    Fields: MilitaryFields,
  },
  interests: {
    title: TEXTS.interests,
    noun: OPTIONAL_TEXTS.interest,
    icon: Mountain,
    emptyText: OPTIONAL_TEXTS.interestsAdvice,
    Fields: InterestFields,
  },
  references: {
    title: TEXTS.references,
    noun: OPTIONAL_TEXTS.reference,
    icon: Quote,
    emptyText: OPTIONAL_TEXTS.referencesAdvice,
    Fields: ReferenceFields,
  },
  customSections: {
    title: TEXTS.customSections,
    noun: TEXTS.customSection,
    icon: Rows3,
    emptyText: OPTIONAL_TEXTS.customSectionsAdvice,
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
