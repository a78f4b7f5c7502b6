/** The switch of the resume's public page. */
import { ExternalLink } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { callApi } from "#app/client/call-api.ts";
import type { PublicPageState } from "#app/core/api-contract/share-bodies.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Switch } from "#app/ui/controls/switch.tsx";
import { SkeletonText } from "#app/ui/loading/skeleton.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { CopyField } from "./copy-field.tsx";
import { failureText } from "./failure-text.ts";

export function PublicPagePanel({ resumeId }: { resumeId: string }) {
  const path = `/api/resumes/${resumeId}/public-page`;
  const [page, setPage] = useState<PublicPageState | null>(null);
  const [error, setError] = useState<string | null>(null);

  const load = useCallback(() => {
    setError(null);
    callApi<{ publicPage: PublicPageState }>(path, { method: "GET" })
      .then(({ publicPage }) => setPage(publicPage))
      .catch((failure) => setError(failureText(failure)));
  }, [path]);
  useEffect(load, [load]);

  async function change(wanted: Partial<PublicPageState>) {
    if (!page) return;
    const { isOn, showsContact } = { ...page, ...wanted };
    setPage({ ...page, isOn, showsContact });
    try {
      const body = { isOn, showsContact };
      const said = await callApi<{ publicPage: PublicPageState }>(path, { method: "PUT", body });
      setPage(said.publicPage);
    } catch (failure) {
      setPage(page);
      notify.error(failureText(failure));
    }
  }
  if (error) {
    return (
      <Banner tone="bad" announce action={<Button onClick={load}>Try again</Button>}>
        {error}
      </Banner>
    );
  }
  if (!page) {
    return (
      <div aria-busy="true">
        <SkeletonText lines={2} />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">
        A page that anybody who has its address can read. It always shows the resume as it is now;
        search engines are asked to leave it alone.
      </p>
      <Switch label="Public page" checked={page.isOn} onChange={(isOn) => void change({ isOn })} />
      <Switch
        label="Show email, phone and address"
        checked={page.showsContact}
        disabled={!page.isOn}
        onChange={(showsContact) => void change({ showsContact })}
      />
      {page.isOn && page.url ? (
        <>
          <CopyField label="Where it is" value={page.url} />
          <a
            href={page.url}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-2 text-sm font-semibold text-accent hover:underline"
          >
            <ExternalLink aria-hidden size={16} />
            See the page
          </a>
        </>
      ) : null}
    </div>
  );
}
