/** The empty state of /analyze: no job description yet, or one that has not been scored yet. */
import { FileSearch } from "lucide-react";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";

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
        title="No ATS Analysis Yet"
        action={
          <ButtonLink variant="primary" to={builderHref}>
            Add a job description
          </ButtonLink>
        }
      >
        This resume has no job description yet. Paste one in the builder to see which of its
        requirements the resume meets.
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
        ? "Job description saved. Ready to score."
        : "Someone with edit access can analyze this resume."}
    </EmptyState>
  );
}
