/** Compares two states of the resume, chosen from lists, field by field. */
import { useMemo } from "react";
import { compareResumes } from "#app/core/resume/compare-resumes.ts";
import { findTemplateSummary } from "#app/core/templates/template-summaries.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { SelectField } from "#app/ui/controls/field.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { LoadingArea } from "#app/ui/page/page-loading.tsx";
import { FieldChanges } from "./field-changes.tsx";
import { PANEL_TEXTS } from "./panel-texts.ts";
import {
  useVersionState,
  type VersionItem,
  type VersionState,
  versionLabel,
} from "./use-versions.ts";

const CURRENT_LABEL = PANEL_TEXTS.theResumeNow;
/** The id of a version, or null for the present. */
export type VersionId = number | null;

export function VersionComparison({
  versions,
  before,
  after,
  onChoose,
}: {
  versions: readonly VersionItem[];
  before: VersionId;
  after: VersionId;
  onChoose(before: VersionId, after: VersionId): void;
}) {
  const room = useOpenRoom();
  const beforeState = useVersionState(room, before);
  const afterState = useVersionState(room, after);
  const titleOf = (id: VersionId) => {
    const version = versions.find((each) => each.id === id);
    return version ? versionLabel(version) : CURRENT_LABEL;
  };
  const hasFailed = beforeState.hasFailed || afterState.hasFailed;
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <VersionSelect
          label={PANEL_TEXTS.compare}
          versions={versions}
          value={before}
          onChange={(id) => onChoose(id, after)}
        />
        <VersionSelect
          label={PANEL_TEXTS.with}
          versions={versions}
          value={after}
          onChange={(id) => onChoose(before, id)}
        />
      </div>
      {hasFailed ? (
        <Banner tone="bad" announce>
          {PANEL_TEXTS.thisVersionCouldNotBeLoaded}
        </Banner>
      ) : beforeState.state && afterState.state ? (
        <StateComparison
          before={beforeState.state}
          after={afterState.state}
          beforeTitle={titleOf(before)}
          afterTitle={titleOf(after)}
        />
      ) : (
        <LoadingArea
          text={PANEL_TEXTS.loadingVersion}
          className="grid min-h-24 place-items-center"
        />
      )}
    </div>
  );
}

function StateComparison({
  before,
  after,
  beforeTitle,
  afterTitle,
}: {
  before: VersionState;
  after: VersionState;
  beforeTitle: string;
  afterTitle: string;
}) {
  const changes = useMemo(() => {
    const template = (id: string) => findTemplateSummary(id)?.name ?? id;
    const [from, to] = [template(before.templateId), template(after.templateId)];
    const fields = compareResumes(before.resume, after.resume);
    const templateField = { key: "templateId", section: "templateId", label: PANEL_TEXTS.template };
    return from === to ? fields : [{ ...templateField, before: from, after: to }, ...fields];
  }, [before, after]);
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {changes.length === 0
          ? PANEL_TEXTS.theseTwoAreTheSame
          : PANEL_TEXTS.fieldsDiffer(changes.length)}
      </p>
      <FieldChanges changes={changes} before={beforeTitle} after={afterTitle} />
    </>
  );
}

function VersionSelect({
  label,
  versions,
  value,
  onChange,
}: {
  label: string;
  versions: readonly VersionItem[];
  value: VersionId;
  onChange(id: VersionId): void;
}) {
  return (
    <SelectField
      label={label}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
    >
      <option value="">{CURRENT_LABEL}</option>
      {versions.map((version) => (
        <option key={version.id} value={version.id}>
          {versionLabel(version)}
        </option>
      ))}
    </SelectField>
  );
}
