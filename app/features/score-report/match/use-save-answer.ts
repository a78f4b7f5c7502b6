/**
 * On the report page: saves the user's answer to "Does this line show the requirement?" (`shows`;
 * null clears it) with the resume's job description, then analyzes the resume again.
 */
import { useCallback } from "react";
import { callApi } from "#app/client/call-api.ts";
import type { Keyword } from "#app/core/ats/report.ts";
import { type JobDescription, withEvidenceAnswer } from "#app/core/resume/job-description.ts";
import { TEXTS } from "#app/features/score-report/texts.ts";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { answeredText } from "./keyword-labels.ts";

/**
 * @param jobText the job description of the shown analysis; if it has changed, nothing is saved
 * @param onAnalyzed called after the new analysis
 * @returns `answer` to call with the user's answer, and whether one is being saved
 */
export function useSaveAnswer(resumeId: string, jobText: string, onAnalyzed: () => void) {
  const save = async (keyword: Keyword, shows: boolean | null) => {
    const { resume } = await callApi<{ resume: { jobDescription?: JobDescription | null } }>(
      `/api/resumes/${resumeId}`,
      { method: "GET" },
    );
    const job = resume.jobDescription;
    if (job?.text !== jobText) {
      notify.error(TEXTS.jobDescriptionHasChanged);
      return false;
    }
    const line = keyword.confirmation?.line ?? "";
    const newAnswer = { term: keyword.canonical, line, shows };
    const jobDescription = {
      ...job,
      evidenceAnswers: withEvidenceAnswer(job.evidenceAnswers, newAnswer),
    };
    await callApi(`/api/resumes/${resumeId}`, { method: "PUT", body: { jobDescription } });
    await callApi(`/api/resumes/${resumeId}/analyses`, { body: { jobDescription } });
    onAnalyzed();
    return true;
  };
  const [isAnswering, submit] = useBusy(async (keyword: Keyword, shows: boolean | null) => {
    const before = keyword.confirmation?.shows ?? null;
    try {
      if (!(await save(keyword, shows))) return;
      const onClick = () => submit(keyword, before);
      notify.plain(answeredText(keyword, shows), { action: { label: TEXTS.undo, onClick } });
    } catch (failure) {
      console.warn("Answer", failure);
      notify.error(TEXTS.answerNotSaved);
    }
  });
  const answer = useCallback(
    (keyword: Keyword, shows: boolean | null) => submit(keyword, shows),
    [submit],
  );
  return { isAnswering, answer };
}
