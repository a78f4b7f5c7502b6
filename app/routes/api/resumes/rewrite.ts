/** Proposes a rewrite of one text by the configured model. Rejects invented facts and changes nothing itself. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { rewriteBody } from "#app/core/api-contract/rewrite-bodies.ts";
import {
  NO_WRITING_MODEL,
  NOT_REWRITABLE,
  REWRITE_FAILURES,
  unsupportedClaimsMessage,
} from "#app/core/api-contract/rewrite-messages.ts";
import { checkFacts } from "#app/core/writing-advice/check-facts.ts";
import { cleanAnswer } from "#app/core/writing-advice/clean-answer.ts";
import { hideContacts } from "#app/core/writing-advice/hide-contacts.ts";
import { createPrompt } from "#app/core/writing-advice/rewrite-prompt.ts";
import { createRewriteSource } from "#app/core/writing-advice/rewrite-source.ts";
import { requireAccount, requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import type { ModelAnswer } from "#app/server/context.ts";
import { requireState } from "#app/server/db/access.server.ts";
import { loadAtsModel } from "#app/server/http/ats-model.server.ts";
import { fail, methodNotAllowed, readJson } from "#app/server/http/json-api.server.ts";

export function loader() {
  return methodNotAllowed("POST");
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { resume, caller } = await requireResumeAccess(args, params.resumeId, "edit");
  const user = requireAccount(caller);
  const body = await readJson(request, rewriteBody);
  const { writingModel } = context;
  if (!writingModel) return fail(501, NO_WRITING_MODEL);
  const { content, jobDescription } = await requireState(context, resume.id);
  const rewritable = createRewriteSource(content, jobDescription, body);
  if (!rewritable.ok) return fail(400, NOT_REWRITABLE[rewritable.reason]);
  const { source } = rewritable;
  await enforceRateLimit(context, "ai", user.id);

  const hidden = hideContacts(content.personalInfo);
  const answer = await writingModel.ask(createPrompt(source, hidden));
  if (!answer.ok) return modelError(answer);
  const after = cleanAnswer(answer.text, source.kind, hidden.restore);
  if (after === null) return modelError({ ok: false, reason: "unusable" });
  const { added, ...checked } = checkFacts(after, source, await loadAtsModel(context));
  if (added.length > 0) return fail(422, unsupportedClaimsMessage(added, source.kind), { added });
  return Response.json({
    proposal: { before: source.text, after, ...checked },
    model: writingModel.name,
  });
}

/** A provider's 401 becomes 502, because a 401 would log the user out [spec 4]. */
const STATUS_BY_REASON = { refused: 502, unusable: 502, timeout: 504, busy: 503 } as const;

function modelError(answer: Extract<ModelAnswer, { ok: false }>): Response {
  const { reason } = answer;
  if (reason !== "busy") return fail(STATUS_BY_REASON[reason], REWRITE_FAILURES[reason]);
  const seconds = answer.retryAfterSeconds;
  const wait = seconds === 1 ? "a second" : `${seconds} seconds`;
  const headers = { "retry-after": String(seconds) };
  return fail(STATUS_BY_REASON.busy, `${REWRITE_FAILURES.busy} ${wait}.`, {}, headers);
}
