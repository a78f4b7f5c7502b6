/**
 * The web worker that runs the score engine, with the same model as on the server, so that scoring never delays typing.
 * Until the line reader (meaning/line-reader.ts) has loaded, a first reply is scored by names and occupations alone.
 */
import { withCorrections } from "#app/core/ats/corrections.ts";
import { ENGINE_VERSION } from "#app/core/ats/engine-version.ts";
import { loadModel } from "#app/core/ats/load-model.ts";
import kernelUrl from "#app/core/ats/meaning/kernel.wasm?url&no-inline";
import type { LineReader } from "#app/core/ats/meaning/line-reader.ts";
import { loadReader } from "#app/core/ats/meaning/load-reader.ts";
import { type Posting, readPosting } from "#app/core/ats/posting/posting.ts";
import { postingTitle } from "#app/core/ats/posting/posting-title.ts";
import { scoreAgainst } from "#app/core/ats/score.ts";
import { scoreWithLineReader } from "#app/core/ats/score-with-line-reader.ts";
import type { EstimateReply, EstimateRequest, TitleReply, TitleRequest } from "./score-estimate.ts";

/** On a connection that stalls, the score is given without the line reader. */
const FETCH_TIMEOUT_MS = 20_000;

const fetchFile = (path: string) => fetch(`${path}?${ENGINE_VERSION}`);
const fetchWithTimeout = (path: string) =>
  fetch(path, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
const model = loadModel(fetchFile);
/** Each request awaits the model and replies null if it failed; this keeps the failure from being unhandled before. */
model.catch(() => undefined);

let readerLoad: Promise<LineReader | null> | null = null;
let isReaderLoaded = false;

/** Loads the line reader for the first score that uses it; null if that fails, and the next score tries again. */
function loadReaderOnce(): Promise<LineReader | null> {
  readerLoad ??= loadReader(
    (path) => fetchWithTimeout(`${path}?${ENGINE_VERSION}`),
    async () => WebAssembly.compile(await (await fetchWithTimeout(kernelUrl)).arrayBuffer()),
  )
    .catch((failure) => {
      console.warn("Line reader", failure);
      readerLoad = null;
      return null;
    })
    .finally(() => {
      isReaderLoaded = readerLoad !== null;
    });
  return readerLoad;
}

/** The job description read last: reading it again for each edit of the resume would be slow. */
let posting: { text: string; title: string; read: Posting } | null = null;
/** Id of the latest estimate; the work for earlier ones is abandoned. */
let newestId = 0;

addEventListener("message", async ({ data }: MessageEvent<EstimateRequest | TitleRequest>) => {
  if ("postingText" in data) {
    const title = await model.then(
      (loadedModel) => postingTitle(data.postingText, loadedModel),
      () => null,
    );
    postMessage({ title } satisfies TitleReply);
    return;
  }
  newestId = Math.max(newestId, data.id);
  try {
    await handleEstimateRequest(data);
  } catch (failure) {
    if (failure === SUPERSEDED) return;
    console.warn("Estimate", failure);
    postMessage({ id: data.id, report: null } satisfies EstimateReply);
  }
});

const SUPERSEDED = new Error("A newer text is to be scored");

async function handleEstimateRequest(request: EstimateRequest): Promise<void> {
  const { id, jobDescriptionText: text, jobTitle: title, resumeText } = request;
  const loadedModel = await model;
  if (posting?.text !== text || posting.title !== title)
    posting = { text, title, read: readPosting(text, loadedModel, title) };
  const corrected = withCorrections(posting.read, request);
  const today = new Date();
  const scoreByNames = () => scoreAgainst(corrected, resumeText, today);
  if (!request.usesLineReader) {
    postMessage({ id, report: scoreByNames() } satisfies EstimateReply);
    return;
  }
  if (!isReaderLoaded)
    postMessage({ id, report: scoreByNames(), isFirst: true } satisfies EstimateReply);
  const reader = await loadReaderOnce();
  if (id > 0 && id < newestId) throw SUPERSEDED;
  const report = await scoreWithLineReader(corrected, resumeText, today, reader, async () => {
    await new Promise((resolve) => setTimeout(resolve));
    if (id > 0 && id < newestId) throw SUPERSEDED;
  });
  postMessage({ id, report } satisfies EstimateReply);
}
