/** The score's result in the editor, with actions on its keywords and its export. */
import { ListChecks } from "lucide-react";
import { useEffect } from "react";
import { takePendingRequest } from "#app/editor/sync/device/pending-request.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { isoDay } from "#app/features/score-report/export/report-name.ts";
import { ScoreResult, type ScoreResultProps } from "#app/features/score-report/score-result.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { READ_BUTTON_ID } from "./job-fields.ts";
import { MatchesToggle } from "./on-page/matches-toggle.tsx";
import { SCORE_TEXTS } from "./score-texts.ts";
import type { OtherPanes, PickField } from "./show-line.ts";
import { useExportReport } from "./use-export-report.ts";
import { useKeywordActions } from "./use-keyword-actions.ts";

export function AtsResult({
  title,
  otherPanes,
  onPick,
  onRead,
  ...score
}: Pick<ScoreResultProps, "report" | "isAnalyzing" | "isStale" | "isEstimate" | "onAnalyze"> & {
  /** The resume's title. */
  title: string;
  otherPanes: OtherPanes;
  /** Focuses a field in the form; absent where there is no form. */
  onPick?: PickField;
  /** Shows the job description line by line. */
  onRead(): void;
}) {
  const room = useOpenRoom();
  const { isGuest, deviceActions } = useEditorAccess();
  const { report } = score;
  const keywordActions = useKeywordActions(otherPanes, onPick);
  const [isExporting, exportReport] = useExportReport((today) => {
    const snapshot = room.document.read();
    if (!snapshot) return null;
    const subject = {
      resumeTitle: snapshot.resume.personalInfo.fullName || title,
      jobTitle: snapshot.jobDescription?.title ?? "",
      company: snapshot.jobDescription?.company || undefined,
      date: isoDay(today),
    };
    return { report, subject };
  });
  useEffect(() => {
    if (!deviceActions && takePendingRequest(room.resumeId, "report")) exportReport();
  }, [room, deviceActions, exportReport]);
  return (
    <>
      <Button id={READ_BUTTON_ID} size="small" className="justify-self-start" onClick={onRead}>
        <ListChecks aria-hidden size={16} />
        {SCORE_TEXTS.readThePosting}
      </Button>
      <ScoreResult
        {...score}
        isExporting={isExporting}
        keywordActions={keywordActions}
        tools={
          report.metadata.analysis.rawScore > 0 ? <MatchesToggle otherPanes={otherPanes} /> : null
        }
        onExport={deviceActions ? () => deviceActions.askToSignUp("report") : exportReport}
        reportHref={isGuest ? undefined : `/analyze/${room.resumeId}`}
      />
    </>
  );
}
