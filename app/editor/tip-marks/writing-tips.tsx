/** Writing tips in the form and on the page; their code is loaded when there is a first tip. */
import { memo, type RefObject, useEffect, useState } from "react";
import { useTips } from "#app/editor/advice/use-advice.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";

const Tips = lazyPart(() => import("./tips.tsx").then((module) => module.Tips));

export const WritingTips = memo(function WritingTips({
  form,
  ...regions
}: {
  form: RefObject<HTMLElement>;
  preview: PagePreview | null;
  showForm(): void;
  showPage(): void;
}) {
  const hasTips = useTips().length > 0;
  const [hadTips, setHadTips] = useState(false);
  useEffect(() => {
    if (hasTips) setHadTips(true);
  }, [hasTips]);
  return hadTips && form.current ? <Tips form={form.current} {...regions} /> : null;
});
