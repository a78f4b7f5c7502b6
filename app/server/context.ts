/** The few things a route may use. Filled from the Worker's environment by workers/load-context.ts. */

import type { RoomApi } from "#app/core/collab/protocol/room-api.ts";
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
  /** Or how to make it: not done where the same has just been printed. */
  html: string | (() => Promise<string>);
  /** All that the HTML is made from; without it, it is made to be seen. */
  cacheInput?: unknown;
  /** "own": our layouts, fonts as data URLs. "client": HTML somebody sent; sanitised and walled off. */
  source: "own" | "client";
  /** Written into the file's Info dictionary. */
  info?: { author?: string; subject?: string; keywords?: string };
}
export type PrintOutcome =
  | {
      ok: true;
      r2Key: string;
      pages: number;
      bytes: number;
      sha256: string;
      cached: boolean;
      /** To be awaited before anybody is told where the file is. */
      stored: Promise<unknown>;
    }
  | { ok: false; reason: "busy"; retryAfterSeconds: number }
  /** "unreadable": markup that browsers might read in several ways; only of a client's HTML. */
  | { ok: false; reason: "timeout" | "failed" | "too_large" | "unreadable" };

export type PdfReadOutcome =
  | { ok: true; text: PdfText }
  /** `message` says why, to whoever sent the file. */
  | { ok: false; reason: "refused"; message: string }
  | { ok: false; reason: "busy"; retryAfterSeconds: number }
  | { ok: false; reason: "timeout" | "failed" };

/** "unreadable": no browser makes a picture of it. */
export type RedrawOutcome =
  | { ok: true; jpeg: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: "busy"; retryAfterSeconds: number }
  | { ok: false; reason: "timeout" | "failed" | "unreadable" };

/** "refused": by the provider, for its settings; "unusable": nothing that could be read as an answer. */
export type ModelAnswer =
  | { ok: true; text: string }
  | { ok: false; reason: "busy"; retryAfterSeconds: number }
  | { ok: false; reason: "refused" | "timeout" | "unusable" };

export interface WritingModel {
  /** As people see it. */
  name: string;
  /** Where texts are sent to. */
  host: string;
  /** At most 15 s, at most one further try. What it answers is text, whatever it says. */
  ask(prompt: Prompt): Promise<ModelAnswer>;
}

export type AppContext = {
  db: Database;
  /** The room of a resume id. */
  room(resumeId: string): RoomApi;
  files: R2Bucket;
  /** Reads one of the site's own static files; path begins with /. */
  fetchAsset(path: string): Promise<Response>;
  /**
   * Prints to R2 under `{ownerId}/`, reusing an earlier print of the same content. `beforePrint` is called
   * only when there is something to print, and may throw (a used-up budget).
   */
  printPdf(
    job: PrintJob,
    ownerId: string,
    beforePrint?: () => Promise<void>,
  ): Promise<PrintOutcome>;
  /** The text of a PDF that somebody sent; takes a browser, so it has a budget. */
  readPdf(bytes: Uint8Array): Promise<PdfReadOutcome>;
  /**
   * The middle square of a picture as a new JPEG of `side` pixels: nothing of the file but what is seen.
   */
  redrawPhoto(
    photo: { type: string; bytes: Uint8Array<ArrayBuffer> },
    side: number,
  ): Promise<RedrawOutcome>;
  sendMail(mail: Mail): Promise<void>;
  /** Null where none is configured: the rules on wording are all there is. */
  writingModel: WritingModel | null;
  config: {
    sessionSecret: string;
    /** Name of the mail transport, as configured; `outbox` is the one that shows mails in a page. */
    mail: string;
    rateLimits: "production" | "local";
    /** Where visitors may write to; null when the operator gives no address. */
    contactEmail: string | null;
  };
  request: {
    id: string;
    /** cf-connecting-ip, or "local". No other header is trusted. */
    ip: string;
    /** For links in mails: as configured, since whoever asks for a mail chooses the Host header. */
    siteOrigin: string;
    /** True on a loopback host name. */
    isLoopback: boolean;
  };
  /** Of the Content-Security-Policy of this answer. */
  nonce: string;
  waitUntil(work: Promise<unknown>): void;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends AppContext {}
}
