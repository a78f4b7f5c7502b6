import { PAIR, WIDE_PAIR } from "#app/editor/form/fields/field-style.ts";
import { RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { PhotoPlace } from "#app/editor/photo/photo-place.tsx";
import { FormSection } from "./form-section.tsx";
import { LinkList } from "./link-list.tsx";

export function PersonalInfoSection() {
  return (
    <FormSection name="personalInfo" title="Personal Information">
      <PhotoPlace />
      <div className="@container grid gap-3">
        <div className={WIDE_PAIR}>
          <RoomTextField
            path={["personalInfo", "fullName"]}
            label="Full Name"
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
          />
          <RoomTextField
            path={["personalInfo", "email"]}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <RoomTextField
          path={["personalInfo", "headline"]}
          label="Headline"
          optional
          autoComplete="organization-title"
          placeholder="What you are, in a few words"
        />
        <div className={PAIR}>
          <RoomTextField
            path={["personalInfo", "phone"]}
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <RoomTextField
            path={["personalInfo", "address"]}
            label="Address"
            autoComplete="street-address"
            spellCheck={false}
          />
          <RoomTextField
            path={["personalInfo", "linkedIn"]}
            label="LinkedIn"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="linkedin.com/in/you"
          />
          <RoomTextField
            path={["personalInfo", "github"]}
            label="GitHub"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="github.com/you"
          />
        </div>
        <LinkList />
      </div>
    </FormSection>
  );
}
