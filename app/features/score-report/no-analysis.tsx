/** What stands on /analyze before there is a report: no posting yet, or one that was not analysed yet. */
import { FileSearch } from "lucide-react";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";

export function NoAnalysis({
  builderHref,
  hasPosting,
  isAnalyzing,
  onAnalyze,
}: {
  builderHref: string;
  hasPosting: boolean;
  isAnalyzing: boolean;
  /** Null for those who may only look. */
  onAnalyze: (() => void) | null;
}) {
  if (!hasPosting) {
    return (
      <EmptyState
        icon={<FileSearch size={32} />}
        title="No ATS Analysis Yet"
        action={
          <ButtonLink variant="primary" to={builderHref}>
            Add a job description
          </ButtonLink>
        }
      >
        This resume has no job description saved with it. Paste one in the builder, and this page
        shows which of its requirements the resume meets.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<FileSearch size={32} />}
      title="No ATS Analysis Yet"
      action={
        onAnalyze ? (
          <Button variant="primary" disabled={isAnalyzing} onClick={onAnalyze}>
            {isAnalyzing ? "Analyzing..." : "Get ATS Score"}
          </Button>
        ) : null
      }
    >
      {onAnalyze
        ? "A job description is saved, and nobody has compared the resume with it yet."
        : "Somebody who may edit this resume can analyse it."}
    </EmptyState>
  );
}
