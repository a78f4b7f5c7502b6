/** The fields of an entry, for each of the usual optional sections. */
import { memo } from "react";
import { PAIR } from "#app/editor/form/fields/field-style.ts";
import { RoomCheckbox } from "#app/editor/form/fields/room-checkbox.tsx";
import { RoomMonthField } from "#app/editor/form/fields/room-month-field.tsx";
import { YearOrMonthFields } from "#app/editor/form/fields/year-or-month-fields.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import { Body, EntryDate, Line, Link } from "./entry-fields.tsx";
import { EntryMonths } from "./entry-months.tsx";

export const CertificateFields = memo(function CertificateFields({ id }: { id: string }) {
  return (
    <>
      <div className={PAIR}>
        <Line path={["certificates", id, "name"]} label={TEXTS.name} />
        <Line path={["certificates", id, "issuer"]} label={TEXTS.issuer} />
      </div>
      <CertificateDates id={id} />
      <div className={PAIR}>
        <Line path={["certificates", id, "number"]} label={TEXTS.number} optional />
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
          <RoomMonthField
            path={["certificates", id, "date"]}
            label={TEXTS.date}
            isTyped={isTyped}
          />
          <RoomMonthField
            path={["certificates", id, "validUntil"]}
            label={TEXTS.validUntil}
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
      <Line path={["languages", id, "name"]} label={TEXTS.language} />
      <Line
        path={["languages", id, "level"]}
        label={TEXTS.level}
        optional
        placeholder={TEXTS.fluent}
      />
    </div>
  );
});

export const AwardFields = memo(function AwardFields({ id }: { id: string }) {
  return (
    <>
      <div className={PAIR}>
        <Line path={["awards", id, "title"]} label={TEXTS.title} />
        <Line path={["awards", id, "issuer"]} label={TEXTS.issuer} />
      </div>
      <EntryDate section="awards" id={id} />
      <Body path={["awards", id, "description"]} label={TEXTS.description} />
    </>
  );
});

export const VolunteeringFields = memo(function VolunteeringFields({ id }: { id: string }) {
  return (
    <>
      <div className={PAIR}>
        <Line path={["volunteering", id, "organization"]} label={TEXTS.organization} />
        <Line path={["volunteering", id, "role"]} label={TEXTS.role} />
      </div>
      <Line path={["volunteering", id, "location"]} label={TEXTS.location} optional />
      <EntryMonths section="volunteering" id={id} endLabel={TEXTS.endDate} />
      <RoomCheckbox
        path={["volunteering", id, "current"]}
        label={TEXTS.currentlyVolunteeringHere}
      />
      <Body path={["volunteering", id, "description"]} label={TEXTS.description} isRewritable />
    </>
  );
});

export const PublicationFields = memo(function PublicationFields({ id }: { id: string }) {
  return (
    <>
      <Line path={["publications", id, "title"]} label={TEXTS.title} />
      <Line path={["publications", id, "publisher"]} label={TEXTS.publisher} />
      <div className={PAIR}>
        <EntryDate section="publications" id={id} />
        <Link path={["publications", id, "url"]} />
      </div>
    </>
  );
});
