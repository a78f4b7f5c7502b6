/** The Personal Information section of the form: photo, name, headline, contact details and links. */
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { TWO_COLUMNS, TWO_WIDE_COLUMNS } from "#app/editor/form/fields/field-style.ts";
import { RoomTextField } from "#app/editor/form/fields/room-text-field.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import { LazyPhotoField } from "#app/editor/photo/lazy-photo-field.tsx";
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
      <LazyPhotoField />
      <div className="@container grid gap-3">
        <div className={TWO_WIDE_COLUMNS}>
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
              placeholder={TEXTS.headlineHint}
            />
          </div>
        ) : null}
        <div className={TWO_COLUMNS}>
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
            placeholder={TEXTS.linkedInExample}
          />
          <RoomTextField
            path={["personalInfo", "github"]}
            label={TEXTS.gitHub}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={TEXTS.gitHubExample}
          />
        </div>
        {links.ids.length > 0 ? <LinkList {...links} /> : null}
      </div>
    </FormSection>
  );
}
