/** The context available to routes, built from the Worker's environment by workers/load-context.ts. */

import type { RoomApi } from "#app/core/collab/protocol/room-api.ts";
import type { Attachment } from "#app/core/pdf-file/attach-file.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import type { Prompt } from "#app/core/writing-advice/rewrite-prompt.ts";
import type { Database } from "#app/server/db/database.server.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface PrintJob {
  /** The page to print. A function is called only if no print with the same `cacheInput` is remembered. */
  html: string | (() => Promise<string>);
  /** Everything that determines the HTML; without it, the HTML is always rendered to compute the cache key. */
  cacheInput?: unknown;
  /** "own": our layouts, with fonts as data URLs. "client": HTML from a request; sanitized and isolated. */
  source: "own" | "client";
  /** Written to the file's Info dictionary. */
  info?: { author?: string; subject?: string; keywords?: string };
  /** A file to attach to the PDF. */
  attachment?: Attachment | null;
}
export type PrintOutcome =
  | {
      ok: true;
      r2Key: string;
      pages: number;
      bytes: number;
      sha256: string;
      /** True if an earlier print was reused. */
      cached: boolean;
      /** Await before reading the file; a download URL may be published at once, because it waits for the file. */
      stored: Promise<unknown>;
    }
  | { ok: false; reason: "busy"; retryAfterSeconds: number }
  /** "unreadable": ambiguous markup that browsers might parse differently; only for a client's HTML. */
  | { ok: false; reason: "timeout" | "failed" | "too_large" | "unreadable" };

export type PdfReadOutcome =
  | { ok: true; text: PdfText }
  /** `message` tells the user why. */
  | { ok: false; reason: "refused"; message: string }
  | { ok: false; reason: "busy"; retryAfterSeconds: number }
  | { ok: false; reason: "timeout" | "failed" };

/** "unreadable": the browser cannot decode the image. */
export type RedrawOutcome =
  | { ok: true; jpeg: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: "busy"; retryAfterSeconds: number }
  | { ok: false; reason: "timeout" | "failed" | "unreadable" };

/** "refused": rejected by the provider, usually for the settings. "unusable": the response could not be parsed. */
export type ModelAnswer =
  | { ok: true; text: string }
  | { ok: false; reason: "busy"; retryAfterSeconds: number }
  | { ok: false; reason: "refused" | "timeout" | "unusable" };

export interface WritingModel {
  /** Display name. */
  name: string;
  /** The host that texts are sent to. */
  host: string;
  /** Takes at most 15 s, with at most one retry. The reply is untrusted text. */
  ask(prompt: Prompt): Promise<ModelAnswer>;
}

export type AppContext = {
  db: Database;
  /** The room of a resume, by its id. */
  room(resumeId: string): RoomApi;
  /** Photos, printed PDFs and annotated PDFs. */
  files: R2Bucket;
  /** Fetches one of the site's static files; `path` begins with a slash. */
  fetchAsset(path: string): Promise<Response>;
  /**
   * WebAssembly of the score's line-reading model, already compiled: a Worker cannot compile any.
   */
  readerKernel: WebAssembly.Module;
  /**
   * Prints to R2 under `{ownerId}/`, reusing an earlier print of the same content. `beforePrint` is called only if
   * a new print is needed, with the key of the file to come, and may throw (rate limit).
   */
  printPdf(
    job: PrintJob,
    ownerId: string,
    beforePrint?: (r2Key: string) => Promise<void>,
  ): Promise<PrintOutcome>;
  /** Reads the text of an uploaded PDF. Needs a browser, so callers enforce a rate limit. */
  readPdf(bytes: Uint8Array): Promise<PdfReadOutcome>;
  /**
   * Redraws the middle square of an image as a new JPEG of `side` pixels, which removes metadata and hidden content.
   */
  redrawPhoto(
    photo: { type: string; bytes: Uint8Array<ArrayBuffer> },
    side: number,
  ): Promise<RedrawOutcome>;
  sendMail(mail: Mail): Promise<void>;
  /** Null if no model is configured; then only the writing rules give advice. */
  writingModel: WritingModel | null;
  config: {
    sessionSecret: string;
    /** Name of the configured mail transport; `outbox` stores mails and shows them at /dev/outbox. */
    mail: string;
    rateLimits: "production" | "local";
    /** Contact address for visitors; null if the operator has not set one. */
    contactEmail: string | null;
  };
  request: {
    id: string;
    /** The network of the cf-connecting-ip header, or "local"; see client-network.ts. No other header is trusted. */
    network: string;
    /** For links in mails; configured, because the sender of a request controls its Host header. */
    siteOrigin: string;
    /** True on a loopback host name. */
    isLoopback: boolean;
  };
  /** The nonce of this response's Content-Security-Policy. */
  nonce: string;
  waitUntil(work: Promise<unknown>): void;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends AppContext {}
}
