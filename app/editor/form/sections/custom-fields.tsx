/** A section under a title of the person's own: its text, and its dated entries as cards within its card. */
import { memo, useState } from "react";
import { PAIR } from "#app/editor/form/fields/field-style.ts";
import { RoomCheckbox } from "#app/editor/form/fields/room-checkbox.tsx";
import { createOpenEntry, OpenEntryContext } from "#app/editor/form/open-entry.ts";
import { Body, Line } from "./entry-fields.tsx";
import { EntryItems } from "./entry-items.tsx";
import { EntryMonths } from "./entry-months.tsx";

export const CustomFields = memo(function CustomFields({ id }: { id: string }) {
  // Opening an entry must not close the section that it is in.
  const [openEntry] = useState(createOpenEntry);
  return (
    <>
      <Line path={["customSections", id, "title"]} label="Title" />
      <Body path={["customSections", id, "body"]} label="Text" />
      <section aria-label="Entries of this section">
        <OpenEntryContext.Provider value={openEntry}>
          <EntryItems
            section="customEntries"
            sectionId={id}
            title="All custom sections together"
            noun="Entry"
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
      <Line path={["customEntries", id, "title"]} label="Title" />
      <div className={PAIR}>
        <Line path={["customEntries", id, "subtitle"]} label="Subtitle" optional />
        <Line path={["customEntries", id, "location"]} label="Location" optional />
      </div>
      <EntryMonths section="customEntries" id={id} endLabel="End Date" />
      <RoomCheckbox path={["customEntries", id, "current"]} label="Still going on" />
      <Body path={["customEntries", id, "description"]} label="Description" isRewritable />
    </>
  );
});
