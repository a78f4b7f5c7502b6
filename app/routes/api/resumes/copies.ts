/** The annotated copies of a resume's PDF, and a new one: field `file` of a form. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { MAX_COPY_BYTES, toCopyItem } from "#app/core/api-contract/copy-bodies.ts";
import { cleanFileName } from "#app/core/export/file-name.ts";
import { isWholePdf } from "#app/core/export/pdf-form.ts";
import { spend } from "#app/server/auth/budgets.server.ts";
import { requireAccess, requireAccount } from "#app/server/auth/callers.server.ts";
import { addCopy, countCopies, listCopies } from "#app/server/db/annotated-copies.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/answer.server.ts";
import { readFileField } from "#app/server/http/read-file-field.server.ts";

const METHODS = ["GET", "POST"];
const MAX_COPIES = 50;

export async function loader(args: LoaderFunctionArgs) {
  if (args.request.method === "OPTIONS") return methodNotAllowed(...METHODS);
  const { resume, caller } = await requireAccess(args, args.params.resumeId, "comment");
  const whom = { userId: requireAccount(caller).id, isOwner: resume.role === "owner" };
  const copies = await listCopies(args.context, resume.id);
  return Response.json({ copies: copies.map((copy) => toCopyItem(copy, whom)) });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "POST") return methodNotAllowed(...METHODS);
  const { resume, caller } = await requireAccess(args, params.resumeId, "comment");
  const user = requireAccount(caller);
  await spend(context, "copies", user.id);
  const file = await readFileField(request, MAX_COPY_BYTES);
  const pdf = new Uint8Array(await file.arrayBuffer());
  if (pdf.byteLength > MAX_COPY_BYTES) throw fail(413, "The file is larger than 5 MB");
  if (!isWholePdf(pdf)) throw fail(422, "The file is not a whole PDF", { field: "file" });
  if ((await countCopies(context, resume.id)) >= MAX_COPIES) {
    throw fail(
      409,
      `A resume has at most ${MAX_COPIES} annotated copies. Delete one to make room.`,
    );
  }
  const name = cleanFileName(file.name.replace(/\.pdf$/i, ""), "annotated");
  const row = await addCopy(context, resume, { createdBy: user.id, name, pdf });
  const whom = { userId: user.id, isOwner: resume.role === "owner" };
  return Response.json({ copy: toCopyItem({ ...row, by: user.fullName }, whom) }, { status: 201 });
}
