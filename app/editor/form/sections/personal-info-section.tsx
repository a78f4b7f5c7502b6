import { useRef, useState } from "react";
import { PAIR, WIDE_PAIR } from "#app/editor/form/fields/field-style.ts";
import { RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { PhotoPlace } from "#app/editor/photo/photo-place.tsx";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { useRoomValue } from "#app/editor/sync/room-context.ts";
import { FormSection } from "./form-section.tsx";
import { HeadingAction } from "./heading-action.tsx";
import { LinkList } from "./link-list.tsx";
import { useShortList } from "./use-short-list.ts";

export function PersonalInfoSection() {
  const mayEdit = useMayEdit();
  const links = useShortList("links", "Link removed");
  const hasHeadline = useRoomValue(({ resume }) => Boolean(resume.personalInfo.headline));
  const [isWanted, setWanted] = useState(false);
  const isShown = hasHeadline || isWanted;
  const headline = useRef<HTMLDivElement>(null);
  function addHeadline() {
    setWanted(true);
    requestAnimationFrame(() => headline.current?.querySelector("input")?.focus());
  }
  const actions = mayEdit ? (
    <>
      {isShown ? null : (
        <HeadingAction label="Add headline" text="Headline" onClick={addHeadline} />
      )}
      {links.isFull ? null : (
        <HeadingAction ref={links.addButton} label="Add link" text="Link" onClick={links.add} />
      )}
    </>
  ) : null;
  return (
    <FormSection name="personalInfo" title="Personal Information" actions={actions}>
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
        {isShown ? (
          <div ref={headline}>
            <RoomTextField
              path={["personalInfo", "headline"]}
              label="Headline"
              optional
              autoComplete="organization-title"
              placeholder="What you are, in a few words"
            />
          </div>
        ) : null}
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
        {links.ids.length > 0 ? <LinkList {...links} /> : null}
      </div>
    </FormSection>
  );
}
