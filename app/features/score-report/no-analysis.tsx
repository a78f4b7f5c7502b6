/** The empty state of /analyze: no job description yet, or one that has not been scored yet. */
import { FileSearch } from "lucide-react";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { PANEL_TEXTS } from "./panel-texts.ts";
import { TEXTS } from "./texts.ts";

export function NoAnalysis({
  builderHref,
  hasJobDescription,
  isAnalyzing,
  onAnalyze,
}: {
  builderHref: string;
  hasJobDescription: boolean;
  isAnalyzing: boolean;
  /** Null for a viewer, who may not run an analysis. */
  onAnalyze: (() => void) | null;
}) {
  if (!hasJobDescription) {
    return (
      <EmptyState
        icon={<FileSearch size={32} />}
        title={PANEL_TEXTS.noAtsAnalysisYet}
        action={
          <ButtonLink variant="primary" to={builderHref}>
            {TEXTS.addAJobDescriptionLabel}
          </ButtonLink>
        }
      >
        {TEXTS.thisResumeHasNoJob}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<FileSearch size={32} />}
      title={PANEL_TEXTS.noAtsAnalysisYet}
      action={
        onAnalyze ? (
          <Button variant="primary" disabled={isAnalyzing} onClick={onAnalyze}>
            {isAnalyzing ? PANEL_TEXTS.analyzing : PANEL_TEXTS.getAtsScore}
          </Button>
        ) : null
      }
    >
      {onAnalyze ? TEXTS.jobDescriptionSaved : TEXTS.someoneWithEditAccess}
    </EmptyState>
  );
}
