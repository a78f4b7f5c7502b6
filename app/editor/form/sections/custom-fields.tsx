/**
 * The form of a custom section: its title, its text, and its dated entries as cards within its
 * card.
 */
import { memo, useState } from "react";
import { TWO_COLUMNS } from "#app/editor/form/fields/field-style.ts";
import { RoomCheckbox } from "#app/editor/form/fields/room-checkbox.tsx";
import { createOpenEntry, OpenEntryContext } from "#app/editor/form/open-entry.ts";
import { TEXTS } from "#app/editor/form/texts.ts";
import { BulletsField, LineField } from "./entry-fields.tsx";
import { EntryItems } from "./entry-items.tsx";
import { EntryMonths } from "./entry-months.tsx";
import { OPTIONAL_TEXTS } from "./optional-texts.ts";

export const CustomFields = memo(function CustomFields({ id }: { id: string }) {
  // A separate state of the open entry: opening one must not close the section around it.
  const [openEntry] = useState(createOpenEntry);
  return (
    <>
      <LineField path={["customSections", id, "title"]} label={OPTIONAL_TEXTS.title} />
      <BulletsField path={["customSections", id, "body"]} label={OPTIONAL_TEXTS.text} />
      <section aria-label={OPTIONAL_TEXTS.entriesOfThisSection}>
        <OpenEntryContext.Provider value={openEntry}>
          <EntryItems
            section="customEntries"
            sectionId={id}
            title={OPTIONAL_TEXTS.allCustomSectionsTogether}
            noun={OPTIONAL_TEXTS.entry}
            Fields={CustomEntryFields}
          />
        </OpenEntryContext.Provider>
      </section>
    </>
  );
});

const CustomEntryFields = memo(function CustomEntryFields({ id }: { id: string }) {
  return (
    <>
      <LineField path={["customEntries", id, "title"]} label={OPTIONAL_TEXTS.title} />
      <div className={TWO_COLUMNS}>
        <LineField
          path={["customEntries", id, "subtitle"]}
          label={OPTIONAL_TEXTS.subtitle}
          optional
        />
        <LineField path={["customEntries", id, "location"]} label={TEXTS.location} optional />
      </div>
      <EntryMonths section="customEntries" id={id} endLabel={TEXTS.endDate} />
      <RoomCheckbox path={["customEntries", id, "current"]} label={OPTIONAL_TEXTS.stillGoingOn} />
      <BulletsField
        path={["customEntries", id, "description"]}
        label={TEXTS.description}
        hasRewriteTool
      />
    </>
  );
});
