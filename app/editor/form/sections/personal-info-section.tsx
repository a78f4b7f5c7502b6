import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { PAIR, WIDE_PAIR } from "#app/editor/form/fields/field-style.ts";
import { RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import { PhotoPlace } from "#app/editor/photo/photo-place.tsx";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { useRoomValue } from "#app/editor/sync/room-context.ts";
import { FormSection } from "./form-section.tsx";
import { HeadingAction } from "./heading-action.tsx";
import { LinkList } from "./link-list.tsx";
import { useShortList } from "./use-short-list.ts";

export function PersonalInfoSection() {
  const mayEdit = useMayEdit();
  const links = useShortList("links", TEXTS.linkRemoved);
  const hasHeadline = useRoomValue(({ resume }) => Boolean(resume.personalInfo.headline));
  const [isRequested, setRequested] = useState(false);
  const isShown = hasHeadline || isRequested;
  const headline = useRef<HTMLDivElement>(null);
  function addHeadline() {
    // Rendered at once, so that what is typed right after the press lands in the field.
    flushSync(() => setRequested(true));
    headline.current?.querySelector("input")?.focus();
  }
  const actions = mayEdit ? (
    <>
      {isShown ? null : (
        <HeadingAction label={TEXTS.addHeadline} text={TEXTS.headline} onClick={addHeadline} />
      )}
      {links.isFull ? null : (
        <HeadingAction
          ref={links.addButton}
          label={TEXTS.addLink}
          text={TEXTS.link}
          onClick={links.add}
        />
      )}
    </>
  ) : null;
  return (
    <FormSection name="personalInfo" title={TEXTS.personalInformation} actions={actions}>
      <PhotoPlace />
      <div className="@container grid gap-3">
        <div className={WIDE_PAIR}>
          <RoomTextField
            path={["personalInfo", "fullName"]}
            label={TEXTS.fullName}
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
          />
          <RoomTextField
            path={["personalInfo", "email"]}
            label={TEXTS.email}
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
              label={TEXTS.headline}
              optional
              autoComplete="organization-title"
              placeholder={TEXTS.whatYouAre}
            />
          </div>
        ) : null}
        <div className={PAIR}>
          <RoomTextField
            path={["personalInfo", "phone"]}
            label={TEXTS.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <RoomTextField
            path={["personalInfo", "address"]}
            label={TEXTS.address}
            autoComplete="street-address"
            spellCheck={false}
          />
          <RoomTextField
            path={["personalInfo", "linkedIn"]}
            label={TEXTS.linkedIn}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={TEXTS.linkedin}
          />
          <RoomTextField
            path={["personalInfo", "github"]}
            label={TEXTS.gitHub}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={TEXTS.github}
          />
        </div>
        {links.ids.length > 0 ? <LinkList {...links} /> : null}
      </div>
    </FormSection>
  );
}
