/** The fields of an entry, for each optional section that many resumes have. */
import { memo } from "react";
import { TWO_COLUMNS } from "#app/editor/form/fields/field-style.ts";
import { RoomCheckbox } from "#app/editor/form/fields/room-checkbox.tsx";
import { RoomMonthField } from "#app/editor/form/fields/room-month-field.tsx";
import { YearOrMonthFields } from "#app/editor/form/fields/year-or-month-fields.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import { BulletsField, EntryDate, LineField, LinkField } from "./entry-fields.tsx";
import { EntryMonths } from "./entry-months.tsx";

export const CertificateFields = memo(function CertificateFields({ id }: { id: string }) {
  return (
    <>
      <div className={TWO_COLUMNS}>
        <LineField path={["certificates", id, "name"]} label={TEXTS.name} />
        <LineField path={["certificates", id, "issuer"]} label={TEXTS.issuer} />
      </div>
      <CertificateDates id={id} />
      <div className={TWO_COLUMNS}>
        <LineField path={["certificates", id, "number"]} label={TEXTS.number} optional />
        <LinkField path={["certificates", id, "url"]} />
      </div>
    </>
  );
});

const CERTIFICATE_DATES = ["date", "validUntil"] as const;

function CertificateDates({ id }: { id: string }) {
  return (
    <YearOrMonthFields section="certificates" id={id} fields={CERTIFICATE_DATES}>
      {(isTextInput) => (
        <div className={TWO_COLUMNS}>
          <RoomMonthField
            path={["certificates", id, "date"]}
            label={TEXTS.date}
            isTextInput={isTextInput}
          />
          <RoomMonthField
            path={["certificates", id, "validUntil"]}
            label={TEXTS.validUntil}
            isTextInput={isTextInput}
          />
        </div>
      )}
    </YearOrMonthFields>
  );
}

export const LanguageFields = memo(function LanguageFields({ id }: { id: string }) {
  return (
    <div className={TWO_COLUMNS}>
      <LineField path={["languages", id, "name"]} label={TEXTS.language} />
      <LineField
        path={["languages", id, "level"]}
        label={TEXTS.level}
        optional
        placeholder={TEXTS.levelExample}
      />
    </div>
  );
});

export const AwardFields = memo(function AwardFields({ id }: { id: string }) {
  return (
    <>
      <div className={TWO_COLUMNS}>
        <LineField path={["awards", id, "title"]} label={TEXTS.title} />
        <LineField path={["awards", id, "issuer"]} label={TEXTS.issuer} />
      </div>
      <EntryDate section="awards" id={id} />
      <BulletsField path={["awards", id, "description"]} label={TEXTS.description} />
    </>
  );
});

export const VolunteeringFields = memo(function VolunteeringFields({ id }: { id: string }) {
  return (
    <>
      <div className={TWO_COLUMNS}>
        <LineField path={["volunteering", id, "organization"]} label={TEXTS.organization} />
        <LineField path={["volunteering", id, "role"]} label={TEXTS.role} />
      </div>
      <LineField path={["volunteering", id, "location"]} label={TEXTS.location} optional />
      <EntryMonths section="volunteering" id={id} endLabel={TEXTS.endDate} />
      <RoomCheckbox
        path={["volunteering", id, "current"]}
        label={TEXTS.currentlyVolunteeringHere}
      />
      <BulletsField
        path={["volunteering", id, "description"]}
        label={TEXTS.description}
        hasRewriteTool
      />
    </>
  );
});

export const PublicationFields = memo(function PublicationFields({ id }: { id: string }) {
  return (
    <>
      <LineField path={["publications", id, "title"]} label={TEXTS.title} />
      <LineField path={["publications", id, "publisher"]} label={TEXTS.publisher} />
      <div className={TWO_COLUMNS}>
        <EntryDate section="publications" id={id} />
        <LinkField path={["publications", id, "url"]} />
      </div>
    </>
  );
});
