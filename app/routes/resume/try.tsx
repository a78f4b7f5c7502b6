/**
 * /try: the editor without an account, on a resume that is stored in this browser. `?start=`
 * starts one with a file (`import`), a job description (`posting`), the `sample` or nothing (`empty`); any other value
 * shows these ways. "Device" means this browser; the epoch is the id of the document that it stores, null without one.
 */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { storeImportDoubts } from "#app/client/import-doubts.ts";
import { designForLanguages } from "#app/core/resume/default-paper.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { findTemplate, TEMPLATES } from "#app/core/templates/catalogue.ts";
import { DEFAULT_TEMPLATE_ID } from "#app/core/templates/template-summaries.ts";
import { EditorLoading } from "#app/editor/shell/editor-loading.tsx";
import type { DeviceLoss } from "#app/editor/sync/device/create-device-room.ts";
import type { DeviceResume, DeviceSeed } from "#app/editor/sync/device/device-resume.client.ts";
import {
  DEVICE_OWNER,
  deviceEpoch,
  eraseDeviceResume,
  readDeviceTitle,
} from "#app/editor/sync/device/device-storage.ts";
import type { ReviewedImport } from "#app/screens/import-review/save-import.ts";
import { STARTS, type Start } from "#app/screens/try/start-cards.tsx";
import { TryStart } from "#app/screens/try/try-start.tsx";
import { TryUnavailable } from "#app/screens/try/try-unavailable.tsx";
import { describePage } from "#app/ui/page/page-meta.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { TEXTS } from "./texts.ts";

const Editor = lazy(() =>
  import("#app/editor/device/device-editor.client.tsx").then((module) => ({
    default: module.DeviceEditor,
  })),
);
const ImportSteps = lazy(() =>
  import("#app/screens/import-review/import-steps.tsx").then((module) => ({
    default: module.ImportSteps,
  })),
);

/** `?template={id}` chooses the first template. */
export function loader({ request }: LoaderFunctionArgs) {
  const requested = findTemplate(new URL(request.url).searchParams.get("template") ?? undefined);
  return {
    templateId: requested?.id ?? DEFAULT_TEMPLATE_ID,
    design: designForLanguages(request.headers.get("accept-language")) ?? {},
    templates: TEMPLATES.map(({ id, name }) => ({ id, name })),
  };
}

/** The whole page depends on what this browser has stored. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction = ({ matches }) =>
  describePage({
    title: TEXTS.tryPageTitle,
    description: TEXTS.tryPageDescription,
    path: "/try",
    matches,
  });

/** A chosen way to start a resume. */
interface DeviceStart {
  makeSeed(): Promise<DeviceSeed>;
  onStarted?: () => void;
  /** Where the editor begins: a field that gets the focus (`#job-description`), or an empty page. */
  hash?: string | undefined;
}

/** Where the editor begins. */
const HASHES: Partial<Record<Start, string>> = {
  posting: "#job-description",
  empty: "#empty",
};

export default function Try() {
  const { templateId, design, templates } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  /**
   * Title of the resume stored in this browser; null if there is none, undefined before the check.
   */
  const [storedTitle, setStoredTitle] = useState<string | null>();
  const [device, setDevice] = useState<DeviceResume | null>(null);
  const [loss, setLoss] = useState<DeviceLoss | null>(null);
  /** The chosen start, while the user is asked whether it may replace the stored resume. */
  const [pendingStart, setPendingStart] = useState<(() => Promise<void>) | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isImporting = search.get("start") === "import";

  const openStored = useCallback(() => {
    const epoch = deviceEpoch();
    if (epoch !== null) setDevice({ epoch });
  }, []);
  // Only when the page opens: later changes of the URL are not a wish to open the stored resume.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const isStored = deviceEpoch() !== null;
    setStoredTitle(isStored ? readDeviceTitle() : null);
    const start = STARTS.find((candidate) => candidate === search.get("start"));
    if (start && start !== "import") onStart(start);
    else if (isStored && !search.has("start")) openStored();
  }, []);

  useEffect(() => {
    // Erased again, because the editor stored comment drafts until it closed.
    if (loss === "gone" && deviceEpoch() === null) eraseDeviceResume();
  }, [loss]);
  const onErased = useCallback(() => {
    setDevice(null);
    setStoredTitle(null);
  }, []);

  async function startResume({ makeSeed, onStarted, hash }: DeviceStart) {
    setBusy(true);
    try {
      const [{ beginDeviceResume }, seed] = await Promise.all([
        import("#app/editor/sync/device/device-resume.client.ts"),
        makeSeed(),
      ]);
      const created = beginDeviceResume(seed);
      onStarted?.();
      // Without the router: the editor reads the hash at its first render, before a navigation
      // ends.
      if (hash) history.replaceState(history.state, "", location.pathname + hash);
      else setSearch({}, { replace: true, preventScrollReset: true });
      setDevice(created);
    } catch (error) {
      console.warn("Try", error);
      notify.error(TEXTS.theEditorCouldNotBeLoaded);
    } finally {
      setBusy(false);
    }
  }
  /** Asks first if this would replace a stored resume. */
  const startOrConfirm = async (chosen: DeviceStart) => {
    const start = () => startResume(chosen);
    if (deviceEpoch() === null) await start();
    else setPendingStart(() => start);
  };

  function onStart(how: Start) {
    if (how === "import") return setSearch({ start: "import" });
    const makeSeed = async () => {
      const { loadSample } = await import("#app/core/templates/samples.ts");
      const content = how === "sample" ? await loadSample(templateId) : emptyResume();
      return { templateId, content, design, title: "" };
    };
    void startOrConfirm({ makeSeed, hash: HASHES[how] });
  }
  function keepStored() {
    setPendingStart(null);
    // A reload must not ask again.
    if (search.has("start") && !isImporting) setSearch({}, { replace: true });
  }
  const onImported = ({ imported, title, templateId, resume, doubts }: ReviewedImport) =>
    startOrConfirm({
      makeSeed: async () => ({
        templateId,
        content: resume,
        title,
        design: { ...design, ...imported.appearance?.design },
        photo: imported.photo,
      }),
      onStarted: () => storeImportDoubts(DEVICE_OWNER.resumeId, doubts),
    });

  if (loss) return <TryUnavailable isUnreadable={loss === "unreadable"} />;
  if (device) {
    return (
      <Suspense fallback={<EditorLoading />}>
        <Editor key={device.epoch} device={device} onErased={onErased} onLost={setLoss} />
      </Suspense>
    );
  }
  return (
    <TryStart
      templateId={templateId}
      storedTitle={storedTitle ?? null}
      isBusy={isBusy}
      onOpenStored={openStored}
      onStart={onStart}
      onBack={isImporting ? () => setSearch({}) : null}
      onReplace={pendingStart && (() => void pendingStart().then(() => setPendingStart(null)))}
      onDeclineReplace={keepStored}
    >
      {isImporting && storedTitle !== undefined ? (
        // Rendered only in the browser: a file chosen before hydration would be lost.
        <Suspense fallback={null}>
          <ImportSteps
            title={TEXTS.bringResumeHeading}
            templates={templates}
            templateId={templateId}
            onOpen={onImported}
          />
        </Suspense>
      ) : null}
    </TryStart>
  );
}
