/** What a resume's public page shows, for the page and its PDF. */
import { visibleContent, withoutContact } from "#app/core/resume/visible-content.ts";
import type { AppContext } from "#app/server/context.ts";
import { requireState } from "./access.server.ts";
import { visiblePhotoDataUrl } from "./photos.server.ts";
import type { PublicPage } from "./public-pages.server.ts";

export async function readPublicContent(context: AppContext, page: PublicPage) {
  const { content, templateId, design } = await requireState(context, page.resumeId);
  const visible = visibleContent(content, design);
  return {
    templateId,
    design,
    resume: page.showsContact ? visible : withoutContact(visible),
    readPhoto: () => visiblePhotoDataUrl(context, page.resumeId, visible),
  };
}
