/** Tells commenters what they can do: their read-only fields look like an editor's. */
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { Banner } from "#app/ui/page/banner.tsx";

export function CommentHint() {
  if (useEditorAccess().role !== "comment") return null;
  return (
    <Banner tone="info" className="my-3">
      Select words in a field to comment on them or to suggest others. Only editors can change the
      text.
    </Banner>
  );
}
