/** The fields of an entry, for each optional section that many resumes have. */
import { memo } from "react";
import { TWO_COLUMNS } from "#app/editor/form/fields/field-style.ts";
import { RoomCheckbox } from "#app/editor/form/fields/room-checkbox.tsx";
import { RoomMonthField } from "#app/editor/form/fields/room-month-field.tsx";
import { YearOrMonthFields } from "#app/editor/form/fields/year-or-month-fields.tsx";
import { TEXTS } from "#app/editor/form/texts.ts";
import { BulletsField, EntryDate, LineField, LinkField } from "./entry-fields.tsx";
import { EntryMonths } from "./entry-months.tsx";
import { OPTIONAL_TEXTS } from "./optional-texts.ts";

export const CertificateFields = memo(function CertificateFields({ id }: { id: string }) {
  return (
    <>
      <div className={TWO_COLUMNS}>
        <LineField path={["certificates", id, "name"]} label={TEXTS.name} />
        <LineField path={["certificates", id, "issuer"]} label={OPTIONAL_TEXTS.issuer} />
      </div>
      <CertificateDates id={id} />
      <div className={TWO_COLUMNS}>
        <LineField path={["certificates", id, "number"]} label={OPTIONAL_TEXTS.number} optional />
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
            label={OPTIONAL_TEXTS.date}
            isTextInput={isTextInput}
          />
          <RoomMonthField
            path={["certificates", id, "validUntil"]}
            label={OPTIONAL_TEXTS.validUntil}
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
      <LineField path={["languages", id, "name"]} label={OPTIONAL_TEXTS.language} />
      <LineField
        path={["languages", id, "level"]}
        label={OPTIONAL_TEXTS.level}
        optional
        placeholder={OPTIONAL_TEXTS.levelExample}
      />
    </div>
  );
});

export const AwardFields = memo(function AwardFields({ id }: { id: string }) {
  return (
    <>
      <div className={TWO_COLUMNS}>
        <LineField path={["awards", id, "title"]} label={OPTIONAL_TEXTS.title} />
        <LineField path={["awards", id, "issuer"]} label={OPTIONAL_TEXTS.issuer} />
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
        <LineField
          path={["volunteering", id, "organization"]}
          label={OPTIONAL_TEXTS.organization}
        />
        <LineField path={["volunteering", id, "role"]} label={OPTIONAL_TEXTS.role} />
      </div>
      <LineField path={["volunteering", id, "location"]} label={TEXTS.location} optional />
      <EntryMonths section="volunteering" id={id} endLabel={TEXTS.endDate} />
      <RoomCheckbox
        path={["volunteering", id, "current"]}
        label={OPTIONAL_TEXTS.currentlyVolunteeringHere}
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
      <LineField path={["publications", id, "title"]} label={OPTIONAL_TEXTS.title} />
      <LineField path={["publications", id, "publisher"]} label={OPTIONAL_TEXTS.publisher} />
      <div className={TWO_COLUMNS}>
        <EntryDate section="publications" id={id} />
        <LinkField path={["publications", id, "url"]} />
      </div>
    </>
  );
});
