/** The fields of an entry, for each optional section. */
import { memo } from "react";
import { PAIR } from "#app/editor/form/fields/field-style.ts";
import { RoomCheckbox } from "#app/editor/form/fields/room-checkbox.tsx";
import { RoomMonthField } from "#app/editor/form/fields/room-month-field.tsx";
import { YearOrMonthFields } from "#app/editor/form/fields/year-or-month-fields.tsx";
import { Body, EntryDate, Line, Link } from "./entry-fields.tsx";
import { EntryMonths } from "./entry-months.tsx";

export const CertificateFields = memo(function CertificateFields({ id }: { id: string }) {
  return (
    <>
      <div className={PAIR}>
        <Line path={["certificates", id, "name"]} label="Name" />
        <Line path={["certificates", id, "issuer"]} label="Issuer" />
      </div>
      <CertificateDates id={id} />
      <div className={PAIR}>
        <Line path={["certificates", id, "number"]} label="Number" optional />
        <Link path={["certificates", id, "url"]} />
      </div>
    </>
  );
});

const CERTIFICATE_DATES = ["date", "validUntil"] as const;

function CertificateDates({ id }: { id: string }) {
  return (
    <YearOrMonthFields section="certificates" id={id} fields={CERTIFICATE_DATES}>
      {(isTyped) => (
        <div className={PAIR}>
          <RoomMonthField path={["certificates", id, "date"]} label="Date" isTyped={isTyped} />
          <RoomMonthField
            path={["certificates", id, "validUntil"]}
            label="Valid until"
            isTyped={isTyped}
          />
        </div>
      )}
    </YearOrMonthFields>
  );
}

export const LanguageFields = memo(function LanguageFields({ id }: { id: string }) {
  return (
    <div className={PAIR}>
      <Line path={["languages", id, "name"]} label="Language" />
      <Line path={["languages", id, "level"]} label="Level" optional placeholder="Fluent" />
    </div>
  );
});

export const AwardFields = memo(function AwardFields({ id }: { id: string }) {
  return (
    <>
      <div className={PAIR}>
        <Line path={["awards", id, "title"]} label="Title" />
        <Line path={["awards", id, "issuer"]} label="Issuer" />
      </div>
      <EntryDate section="awards" id={id} />
      <Body path={["awards", id, "description"]} label="Description" />
    </>
  );
});

export const VolunteeringFields = memo(function VolunteeringFields({ id }: { id: string }) {
  return (
    <>
      <div className={PAIR}>
        <Line path={["volunteering", id, "organization"]} label="Organization" />
        <Line path={["volunteering", id, "role"]} label="Role" />
      </div>
      <Line path={["volunteering", id, "location"]} label="Location" optional />
      <EntryMonths section="volunteering" id={id} endLabel="End Date" />
      <RoomCheckbox path={["volunteering", id, "current"]} label="Currently volunteering here" />
      <Body path={["volunteering", id, "description"]} label="Description" isRewritable />
    </>
  );
});

export const PublicationFields = memo(function PublicationFields({ id }: { id: string }) {
  return (
    <>
      <Line path={["publications", id, "title"]} label="Title" />
      <Line path={["publications", id, "publisher"]} label="Publisher" />
      <div className={PAIR}>
        <EntryDate section="publications" id={id} />
        <Link path={["publications", id, "url"]} />
      </div>
    </>
  );
});
