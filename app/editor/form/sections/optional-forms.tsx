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
    emptyText: "Licenses and certificates an employer can check, each with who issued it and when.",
    Fields: CertificateFields,
  },
  languages: {
    title: "Languages",
    noun: "Language",
    icon: Languages,
    emptyText: "Languages you work in, each with how well: Native, Fluent, B2.",
    Fields: LanguageFields,
  },
  awards: {
    title: "Awards",
    noun: "Award",
    icon: Award,
    emptyText: "Prizes, honors and grants. Say what it was for where the name does not.",
    Fields: AwardFields,
  },
  volunteering: {
    title: "Volunteering",
    noun: "Volunteering",
    icon: HandHeart,
    emptyText: "Unpaid work reads like any other: what you did there, and what came of it.",
    Fields: VolunteeringFields,
  },
  publications: {
    title: "Publications",
    noun: "Publication",
    icon: BookOpenText,
    emptyText: "Papers, books, articles and talks, with where they appeared and a link.",
    Fields: PublicationFields,
  },
  courses: {
    title: "Courses",
    noun: "Course",
    icon: LibraryBig,
    emptyText: "Courses and training that a reader should know of, each with who gave it and when.",
    Fields: CourseFields,
  },
  memberships: {
    title: "Memberships",
    noun: "Membership",
    icon: UsersRound,
    emptyText: "Professional bodies and associations, with your part in them.",
    Fields: MembershipFields,
  },
  patents: {
    title: "Patents",
    noun: "Patent",
    icon: Lightbulb,
    emptyText:
      "Granted and pending patents, with office and number, so that they can be looked up.",
    Fields: PatentFields,
  },
  militaryService: {
    title: "Military service",
    noun: "Military service",
    icon: Shield,
    emptyText: "Branch, rank and time of service, and what you did there that counts for the job.",
    Fields: MilitaryFields,
  },
  interests: {
    title: "Interests",
    noun: "Interest",
    icon: Mountain,
    emptyText: "A few that say something about you. They are printed in one line.",
    Fields: InterestFields,
  },
  references: {
    title: "References",
    noun: "Reference",
    icon: Quote,
    emptyText: "Ask them first. Many employers want references later and not on the resume.",
    Fields: ReferenceFields,
  },
  customSections: {
    title: "Custom sections",
    noun: "Custom section",
    icon: Rows3,
    emptyText: "A section under a title of your own, with text, dated entries, or both.",
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
