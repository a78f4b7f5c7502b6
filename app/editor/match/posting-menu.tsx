/** Menu of a resume's postings (saved job descriptions): switches to another one or adds one. */
import { Check, Plus } from "lucide-react";
import type { ReactElement } from "react";
import { MAX_POSTINGS, type Posting } from "#app/core/collab/document/postings.ts";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/overlay/menu.tsx";
import { postingName } from "./posting-name.ts";
import { SCORE_TEXTS } from "./score-texts.ts";
import { TEXTS } from "./texts.ts";

export function PostingMenu({
  trigger,
  postings,
  currentId,
  onSwitch,
  onAdd,
}: {
  trigger: ReactElement;
  postings: readonly Posting[];
  /** The id of the posting in the fields. */
  currentId: string | null;
  onSwitch(id: string): void;
  onAdd(): void;
}) {
  const isFull = postings.length >= MAX_POSTINGS;
  return (
    <Menu isOpenAtFirst trigger={trigger}>
      {postings.map(({ id, job }) => (
        <MenuItem
          key={id}
          icon={
            <Check aria-hidden size={16} className={id === currentId ? undefined : "invisible"} />
          }
          onSelect={() => onSwitch(id)}
        >
          <span className="line-clamp-2 max-w-64 py-1.5 wrap-anywhere">
            {postingName(job)}
            {id === currentId ? <span className="sr-only"> {SCORE_TEXTS.current}</span> : null}
          </span>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem
        icon={<Plus aria-hidden size={16} />}
        disabled={isFull}
        note={isFull ? SCORE_TEXTS.postingsAreLimited({ maxPostings: MAX_POSTINGS }) : undefined}
        onSelect={onAdd}
      >
        {TEXTS.addPosting}
      </MenuItem>
    </Menu>
  );
}
