/**
 * Imports a resume of Europass: the XML of today's editor (Candidate) or of the one before 2020 (SkillsPassport) in, a
 * resume with a report or an error message out.
 */
import { fromJsonResumeDocument } from "#app/core/import/json/from-json.ts";
import { humanizeKey, type JsonObject } from "#app/core/import/json/json-text.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { plainOfRichText } from "#app/core/import/structured/rich-text.ts";
import { readCandidate } from "./candidate.ts";
import { readSkillsPassport } from "./skills-passport.ts";
import { readTree, unreadTexts, type XmlNode } from "./xml-tree.ts";

const HAS_ENTITIES =
  "This XML file declares entities, which Europass does not write. It was not read.";
const TOO_LARGE = "This XML file has far more in it than a resume.";
const NO_RESUME = "This XML file is no resume of Europass.";

/** Names of nodes with metadata of the file or the layout of its pages, which are not reported. */
const METADATA_NODE =
  /^(?:DocumentID|DocumentInfo|PrintingPreferences|RenderingInformation|CandidateSupplier|PartyID|ID|AlternateDocumentID|Attachment|AttachmentList|MimeType|Code|.*Code|TaxonomyID|CompetencyID|Metadata|MetadataList|CurrentIndicator|Ongoing|UseCode|Use|UserAreaID|Current|Data)$/;

export function fromEuropass(xml: string, newId: () => string): ImportOutcome {
  const tree = readTree(xml);
  if (!tree.ok) {
    return { ok: false, message: tree.reason === "entities" ? HAS_ENTITIES : TOO_LARGE };
  }
  const [root] = tree.root.children;
  const document =
    root?.name === "Candidate"
      ? readCandidate(root, newId)
      : root?.name === "SkillsPassport"
        ? readSkillsPassport(root)
        : null;
  if (!root || !document) return { ok: false, message: NO_RESUME };
  return fromJsonResumeDocument({ ...document, ...unplacedTexts(root) }, "europass", newId);
}

/** Texts that no reader read, by label; unknown keys of the document are reported with their names. */
function unplacedTexts(root: XmlNode): JsonObject {
  const textsByLabel: Record<string, string[]> = {};
  for (const { path, text } of unreadTexts(root, ({ name }) => METADATA_NODE.test(name))) {
    const label = path.slice(-2).map(humanizeKey).join(" ");
    const texts = textsByLabel[label] ?? [];
    textsByLabel[label] = texts;
    texts.push(plainOfRichText(text));
  }
  return textsByLabel;
}
