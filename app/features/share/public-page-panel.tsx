/** Turns the resume's public page on or off. */
import { ExternalLink } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { callApi } from "#app/client/call-api.ts";
import { requestErrorText } from "#app/client/request-error-text.ts";
import type { PublicPageState } from "#app/core/api-contract/share-bodies.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Switch } from "#app/ui/controls/switch.tsx";
import { SkeletonText } from "#app/ui/loading/skeleton.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { notify } from "#app/ui/toast/toast.tsx";
import { CopyField } from "./copy-field.tsx";
import { TEXTS } from "./texts.ts";

export function PublicPagePanel({ resumeId }: { resumeId: string }) {
  const path = `/api/resumes/${resumeId}/public-page`;
  const [page, setPage] = useState<PublicPageState | null>(null);
  const [error, setError] = useState<string | null>(null);

  const load = useCallback(() => {
    setError(null);
    callApi<{ publicPage: PublicPageState }>(path, { method: "GET" })
      .then(({ publicPage }) => setPage(publicPage))
      .catch((failure) => setError(requestErrorText(failure)));
  }, [path]);
  useEffect(load, [load]);

  async function change(changes: Partial<PublicPageState>) {
    if (!page) return;
    const { isOn, showsContact, allowDownload } = { ...page, ...changes };
    const body = { isOn, showsContact, allowDownload };
    setPage({ ...page, ...body });
    try {
      const response = await callApi<{ publicPage: PublicPageState }>(path, {
        method: "PUT",
        body,
      });
      setPage(response.publicPage);
    } catch (failure) {
      setPage(page);
      notify.error(requestErrorText(failure));
    }
  }
  if (error) {
    return (
      <Banner tone="bad" announce action={<Button onClick={load}>{TEXTS.tryAgain}</Button>}>
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
      <p className="text-sm text-ink-soft">{TEXTS.anyoneWithTheLinkCanView}</p>
      <Switch
        label={TEXTS.publicPage}
        checked={page.isOn}
        onChange={(isOn) => void change({ isOn })}
      />
      <Switch
        label={TEXTS.showEmail}
        checked={page.showsContact}
        disabled={!page.isOn}
        onChange={(showsContact) => void change({ showsContact })}
      />
      <Switch
        label={TEXTS.allowDownloadPdf}
        checked={page.allowDownload}
        disabled={!page.isOn}
        onChange={(allowDownload) => void change({ allowDownload })}
      />
      {page.isOn && page.url ? (
        <>
          <CopyField label={TEXTS.publicLink} value={page.url} />
          <a
            href={page.url}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-2 text-sm font-semibold text-accent hover:underline"
          >
            <ExternalLink aria-hidden size={16} />
            {TEXTS.viewPage}
          </a>
        </>
      ) : null}
    </div>
  );
}
