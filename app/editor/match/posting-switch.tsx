/** The button in the job description's heading that adds a posting or switches to another one. */
import { ChevronDown } from "lucide-react";
import type { Posting } from "#app/core/collab/document/postings.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { lazyMenu } from "#app/ui/overlay/lazy-menu.tsx";
import { TEXTS } from "./texts.ts";

const PostingMenu = lazyMenu(() =>
  import("./posting-menu.tsx").then((module) => module.PostingMenu),
);

export interface PostingSwitchProps {
  postings: readonly Posting[];
  /** The id of the posting whose text is in the fields; null while that is not known. */
  currentId: string | null;
  onSwitch(id: string): void;
  onAdd(): void;
}

export function PostingSwitch(props: PostingSwitchProps) {
  const { postings, currentId, onAdd } = props;
  if (postings.length === 0) return null;
  const isOnlyPostingCurrent = postings.length === 1 && postings[0]?.id === currentId;
  if (isOnlyPostingCurrent)
    return (
      <Button size="small" variant="quiet" onClick={onAdd}>
        {TEXTS.addPosting}
      </Button>
    );
  const trigger = (
    <Button size="small" variant="quiet">
      {postings.length === 1
        ? TEXTS.onePosting
        : TEXTS.postings({ postingsCount: postings.length })}
      <ChevronDown aria-hidden size={16} />
    </Button>
  );
  return <PostingMenu {...props} trigger={trigger} />;
}
