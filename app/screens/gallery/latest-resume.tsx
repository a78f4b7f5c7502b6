/** The way to the resumes that a person has already, above the templates for a new one. */
import { Link } from "@remix-run/react";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { TimeAgo } from "#app/ui/text/time-ago.tsx";
import { TEXTS } from "./texts.ts";

const LINK_CLASS = "font-semibold text-accent underline";

export function LatestResume({
  resume: { id, title, templateId, updatedAt },
  now,
}: {
  resume: { id: string; title: string; templateId: string; updatedAt: string };
  /** The server's time, in milliseconds. */
  now: number;
}) {
  return (
    <p className="mx-auto max-w-2xl rounded-card border border-accent/35 bg-accent-wash px-5 py-3 text-center wrap-anywhere">
      <Sentence
        text={TEXTS.latestResume}
        link={
          <Link to={`/builder/${templateId}?resume=${id}`} className={LINK_CLASS}>
            {title}
          </Link>
        }
        moment={<TimeAgo at={updatedAt} now={now} />}
        all={
          <Link to="/dashboard" className={LINK_CLASS}>
            {TEXTS.allYourResumes}
          </Link>
        }
      />
    </p>
  );
}
