/** Compares two states of the resume, chosen from lists, field by field. */
import { useMemo } from "react";
import { compareResumes } from "#app/core/resume/compare-resumes.ts";
import { findTemplateName } from "#app/core/templates/template-names.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { SelectField } from "#app/ui/controls/field.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { LoadingArea } from "#app/ui/page/page-loading.tsx";
import { FieldChanges } from "./field-changes.tsx";
import { TEXTS } from "./texts.ts";
import { nameOf, useVersionState, type VersionItem, type VersionState } from "./use-versions.ts";

const NOW = TEXTS.theResumeNow;
/** The id of a version, or null for the present. */
export type Side = number | null;

export function VersionComparison({
  versions,
  before,
  after,
  onChoose,
}: {
  versions: readonly VersionItem[];
  before: Side;
  after: Side;
  onChoose(before: Side, after: Side): void;
}) {
  const room = useOpenRoom();
  const old = useVersionState(room, before);
  const now = useVersionState(room, after);
  const title = (side: Side) => {
    const version = versions.find(({ id }) => id === side);
    return version ? nameOf(version) : NOW;
  };
  const hasFailed = old.hasFailed || now.hasFailed;
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Chooser
          label={TEXTS.compare}
          {...{ versions, value: before }}
          onChange={(side) => onChoose(side, after)}
        />
        <Chooser
          label={TEXTS.with}
          {...{ versions, value: after }}
          onChange={(side) => onChoose(before, side)}
        />
      </div>
      {hasFailed ? (
        <Banner tone="bad" announce>
          {TEXTS.thisVersionCouldNotBeLoaded}
        </Banner>
      ) : old.state && now.state ? (
        <Comparison old={old.state} now={now.state} before={title(before)} after={title(after)} />
      ) : (
        <LoadingArea text={TEXTS.loadingVersion} className="grid min-h-24 place-items-center" />
      )}
    </div>
  );
}

function Comparison({
  old,
  now,
  before,
  after,
}: {
  old: VersionState;
  now: VersionState;
  before: string;
  after: string;
}) {
  const changes = useMemo(() => {
    const template = (id: string) => findTemplateName(id)?.name ?? id;
    const [from, to] = [template(old.templateId), template(now.templateId)];
    const fields = compareResumes(old.resume, now.resume);
    const templateField = { key: "templateId", section: "templateId", label: TEXTS.template };
    return from === to ? fields : [{ ...templateField, before: from, after: to }, ...fields];
  }, [old, now]);
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {changes.length === 0
          ? TEXTS.theseTwoAreTheSame
          : `${changes.length} ${changes.length === 1 ? "field differs" : "fields differ"}.`}
      </p>
      <FieldChanges changes={changes} before={before} after={after} />
    </>
  );
}

function Chooser({
  label,
  versions,
  value,
  onChange,
}: {
  label: string;
  versions: readonly VersionItem[];
  value: Side;
  onChange(side: Side): void;
}) {
  return (
    <SelectField
      label={label}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
    >
      <option value="">{NOW}</option>
      {versions.map((version) => (
        <option key={version.id} value={version.id}>
          {nameOf(version)}
        </option>
      ))}
    </SelectField>
  );
}
