/** Examples of status and feedback components for the style guide, the page /test. */
import { FileText } from "lucide-react";
import { Avatar } from "#app/ui/controls/avatar.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { ProgressBar, ScoreBar } from "#app/ui/controls/score-bar.tsx";
import { Skeleton, SkeletonText } from "#app/ui/loading/skeleton.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { LoadingArea, PAGE_LOADING } from "#app/ui/page/page-loading.tsx";
import { Specimen, State } from "./specimen.tsx";

export function BadgeSpecimen() {
  return (
    <Specimen title="Badges and people">
      <State name="Tones">
        <Badge>Modern</Badge>
        <Badge tone="info">3 editors</Badge>
        <Badge tone="good">Found</Badge>
        <Badge tone="warn">Partly</Badge>
        <Badge tone="bad">Missing</Badge>
      </State>
      <State name="With a dot">
        <Badge tone="good" dot>
          Live
        </Badge>
        <Badge tone="bad" dot>
          Offline
        </Badge>
      </State>
      <State name="Avatars: letter, picture, broken picture, no name">
        <Avatar name="zoë Šťastná" label="Zoë Šťastná" />
        <Avatar name="Maya" imageUrl="/favicon.svg" label="Maya" />
        <Avatar name="Ben" imageUrl="data:image/png;base64,broken" label="Ben" />
        <Avatar label="User" />
        <Avatar name="Large" size="large" label="Large" />
        <Avatar name="Small" size="small" label="Small" />
      </State>
    </Specimen>
  );
}

export function BannerSpecimen() {
  return (
    <Specimen
      title="Banners"
      note="With `announce`, screen readers announce them when they appear."
    >
      <div className="grid gap-3">
        <Banner tone="good">Resume skills updated by Ana</Banner>
        <Banner tone="info">Someone is typing...</Banner>
        <Banner
          tone="warn"
          title="3 changes not yet synced"
          action={<Button size="small">Retry</Button>}
        >
          They are stored on this device until you are back online.
        </Banner>
        <Banner tone="bad" title="Connection error: timeout" onDismiss={() => {}}>
          Retrying in 5 seconds.
        </Banner>
      </div>
    </Specimen>
  );
}

export function ScoreSpecimen() {
  return (
    <Specimen title="Scores and progress">
      <div className="grid gap-5">
        <ScoreBar label="Overall score" value={86} tone="good">
          Excellent! Your resume is ATS-optimized.
        </ScoreBar>
        <ScoreBar label="Overall score" value={67} tone="fair">
          Good score with room for improvement.
        </ScoreBar>
        <ScoreBar label="Overall score" value={41} tone="bad">
          Needs improvement to pass ATS filters.
        </ScoreBar>
        <ScoreBar label="Nothing yet" value={0} tone="neutral" />
        <ScoreBar label="Keywords found" value={12} max={18} valueText="12 of 18" />
        <ProgressBar label="Upload" value={0.4} />
        <ProgressBar label="Preparing" />
      </div>
    </Specimen>
  );
}

export function LoadingSpecimen() {
  return (
    <Specimen
      title="Loading"
      note={`A loading page shows LoadingScreen with '${PAGE_LOADING}'; quick ones show nothing.`}
    >
      <State name="Spinner">
        <Spinner />
        <Spinner label="Checking the PDF" />
      </State>
      <State name="Skeleton">
        <div className="grid w-full gap-3" aria-busy>
          <Skeleton className="h-8 w-1/2" />
          <SkeletonText lines={4} />
        </div>
      </State>
      <State name="Area">
        <LoadingArea className="grid w-full place-items-center rounded-card border border-line p-6" />
      </State>
    </Specimen>
  );
}

export function EmptySpecimen() {
  return (
    <Specimen title="Empty states" note="They explain what belongs here and how to add it.">
      <EmptyState
        icon={<FileText size={28} />}
        title="No resumes yet"
        level={3}
        action={<Button variant="primary">Choose a template</Button>}
      >
        Start from a template; everything you type is saved as you go.
      </EmptyState>
    </Specimen>
  );
}
