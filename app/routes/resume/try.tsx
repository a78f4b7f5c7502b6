/**
 * /try: the editor without an account, on a resume that is kept in this browser. `?start=import` begins with a file.
 */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { storeImportDoubts } from "#app/client/import-doubts.ts";
import { designForLanguages } from "#app/core/resume/default-paper.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { findTemplate, TEMPLATES } from "#app/core/templates/catalogue.ts";
import { DEFAULT_TEMPLATE_ID } from "#app/core/templates/template-names.ts";
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
import type { Start } from "#app/screens/try/start-cards.tsx";
import { TryLost } from "#app/screens/try/try-lost.tsx";
import { TryStart } from "#app/screens/try/try-start.tsx";
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
    title: TEXTS.tryCovitae,
    description: TEXTS.tryDescription,
    path: "/try",
    matches,
  });

interface Beginning {
  makeSeed(): Promise<DeviceSeed>;
  afterwards?: () => void;
  /** The field that gets the focus (`#job-description`). */
  hash?: string | undefined;
}

export default function Try() {
  const { templateId, design, templates } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  /** What was found in this browser: its title, null if there is none. Undefined until it was looked for. */
  const [kept, setKept] = useState<string | null>();
  const [device, setDevice] = useState<DeviceResume | null>(null);
  const [loss, setLoss] = useState<DeviceLoss | null>(null);
  /** Chosen, and waiting for the answer whether it may replace what is here. */
  const [asked, setAsked] = useState<(() => Promise<void>) | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isImporting = search.get("start") === "import";

  const openKept = useCallback(() => {
    const epoch = deviceEpoch();
    if (epoch !== null) setDevice({ epoch });
  }, []);
  // Only at first: later, the address changes without a wish to leave the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const isHere = deviceEpoch() !== null;
    setKept(isHere ? readDeviceTitle() : null);
    if (isHere && !search.has("start")) openKept();
  }, []);

  useEffect(() => {
    // The editor here has stored comment drafts until it closed.
    if (loss === "gone" && deviceEpoch() === null) eraseDeviceResume();
  }, [loss]);
  const onErased = useCallback(() => {
    setDevice(null);
    setKept(null);
  }, []);

  async function begin({ makeSeed, afterwards, hash }: Beginning) {
    setBusy(true);
    try {
      const [{ beginDeviceResume }, seed] = await Promise.all([
        import("#app/editor/sync/device/device-resume.client.ts"),
        makeSeed(),
      ]);
      const begun = beginDeviceResume(seed);
      afterwards?.();
      // The editor looks for the field at its first drawing, before a navigation by the router is done.
      if (hash) history.replaceState(history.state, "", location.pathname + hash);
      else setSearch({}, { replace: true, preventScrollReset: true });
      setDevice(begun);
    } catch (error) {
      console.warn("Try", error);
      notify.error(TEXTS.theEditorCouldNotBeLoaded);
    } finally {
      setBusy(false);
    }
  }
  /** Asks first where something would be lost. */
  const beginHere = async (beginning: Beginning) => {
    const start = () => begin(beginning);
    if (deviceEpoch() === null) await start();
    else setAsked(() => start);
  };

  function onStart(how: Start) {
    if (how === "import") return setSearch({ start: "import" });
    const makeSeed = async () => {
      const { loadSample } = await import("#app/core/templates/samples.ts");
      const content = how === "sample" ? await loadSample(templateId) : emptyResume();
      return { templateId, content, design, title: "" };
    };
    void beginHere({ makeSeed, hash: how === "posting" ? "#job-description" : undefined });
  }
  const onImported = ({ imported, title, templateId, resume, doubts }: ReviewedImport) =>
    beginHere({
      makeSeed: async () => ({
        ...{ templateId, content: resume, title },
        design: { ...design, ...imported.look?.design },
        photo: imported.photo,
      }),
      afterwards: () => storeImportDoubts(DEVICE_OWNER.resumeId, doubts),
    });

  if (loss) return <TryLost isUnreadable={loss === "unreadable"} />;
  if (device) {
    return (
      <Suspense fallback={<EditorLoading />}>
        <Editor key={device.epoch} device={device} onErased={onErased} onLost={setLoss} />
      </Suspense>
    );
  }
  return (
    <TryStart
      kept={kept ?? null}
      isBusy={isBusy}
      onOpenKept={openKept}
      onStart={onStart}
      onBack={isImporting ? () => setSearch({}) : null}
      onReplace={asked && (() => void asked().then(() => setAsked(null)))}
      onKeep={() => setAsked(null)}
    >
      {isImporting && kept !== undefined ? (
        // In the browser alone: a file that is chosen before the page is live would be lost.
        <Suspense fallback={null}>
          <ImportSteps
            title={TEXTS.bringYourResume}
            templates={templates}
            templateId={templateId}
            onOpen={onImported}
          />
        </Suspense>
      ) : null}
    </TryStart>
  );
}
