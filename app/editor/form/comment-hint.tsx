/** Tells commenters what they can do, since their read-only fields look like editable ones. */
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { TEXTS } from "./texts.ts";

export function CommentHint() {
  if (useEditorAccess().role !== "comment") return null;
  return (
    <Banner tone="info" className="my-3">
      {TEXTS.commentHint}
    </Banner>
  );
}
