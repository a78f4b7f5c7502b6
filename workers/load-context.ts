/** Builds the route context from the Worker's environment; only workers/ accesses `env`. */

import type { RoomApi } from "#app/core/collab/protocol/room-api.ts";
import { clientNetwork } from "#app/server/auth/client-network.ts";
import type { AppContext } from "#app/server/context.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import readerKernel from "../app/core/ats/meaning/kernel.wasm";
import { writingModel } from "./ai/writing-model.ts";
import { readStaticFile } from "./http/static-files.ts";
import { sendMail } from "./mail/send-mail.ts";
import { printPdf } from "./print/print-pdf.ts";
import { readPdf } from "./print/read-pdf.ts";
import { redrawPhoto } from "./print/redraw-photo.ts";

export function loadContext(request: Request, env: Env, ctx: ExecutionContext): AppContext {
  const db = openDatabase(env.DB);
  const { hostname: host, origin } = new URL(request.url);
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
  return {
    db,
    room: (resumeId) => env.ROOMS.get(env.ROOMS.idFromName(resumeId)) as unknown as RoomApi,
    files: env.FILES,
    fetchAsset: (path) => readStaticFile(env, path),
    readerKernel,
    printPdf: (job, ownerId, beforePrint) =>
      printPdf({ env, waitUntil }, job, ownerId, beforePrint),
    readPdf: (bytes) => readPdf(env, bytes),
    redrawPhoto: (photo, side) => redrawPhoto(env, photo, side),
    sendMail: (mail) => sendMail(env, db, mail),
    writingModel: writingModel(env),
    config: {
      sessionSecret: env.SESSION_SECRET,
      mail: env.MAIL,
      rateLimits: (env.BUDGETS as string) === "local" ? "local" : "production",
      contactEmail: env.CONTACT_EMAIL || null,
    },
    request: {
      id: crypto.randomUUID(),
      network: clientNetwork(request.headers.get("cf-connecting-ip") ?? "local"),
      siteOrigin: env.SITE_ORIGIN || origin,
      isLoopback: host === "localhost" || host === "127.0.0.1" || host === "[::1]",
    },
    nonce: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
    waitUntil,
  };
}
