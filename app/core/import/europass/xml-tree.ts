/** Parses an XML document into a tree that tracks which of its texts were read, so that the others can be reported. */
import { readXml } from "#app/core/import/docx/read-xml.ts";

export interface XmlNode {
  /** Without its namespace prefix. */
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  /** All text directly in the node. */
  text: string;
  /** Whether the text was used; other texts are reported to the user. */
  isRead: boolean;
}

/** A resume has a few thousand. */
const MAX_NODES = 100_000;
const MAX_DEPTH = 100;

const createNode = (name: string, attributes: Record<string, string> = {}): XmlNode => ({
  name,
  attributes,
  children: [],
  text: "",
  isRead: false,
});

/**
 * `entities`: the document declares a document type, whose entities could expand without limit. `too-large`: it has too
 * many nodes, or they are nested too deeply.
 */
export type XmlTree = { ok: true; root: XmlNode } | { ok: false; reason: "entities" | "too-large" };

/** The root is a node without a name around the document's root element. */
export function readTree(xml: string): XmlTree {
  const root = createNode("");
  const open = [root];
  let count = 0;
  let isTooDeep = false;
  const isSafe = readXml(xml, {
    open(tag, attributes) {
      count++;
      const parent = open.at(-1);
      if (open.length > MAX_DEPTH) isTooDeep = true;
      if (!parent || isTooDeep || count > MAX_NODES) return;
      const node = createNode(localName(tag), attributes);
      parent.children.push(node);
      open.push(node);
    },
    close(tag) {
      if (!isTooDeep && open.length > 1 && open.at(-1)?.name === localName(tag)) open.pop();
    },
    text(text) {
      const node = open.at(-1);
      if (node) node.text += text;
    },
  });
  if (!isSafe) return { ok: false, reason: "entities" };
  return isTooDeep || count > MAX_NODES ? { ok: false, reason: "too-large" } : { ok: true, root };
}

const localName = (tag: string) => tag.slice(tag.indexOf(":") + 1);

/** All nodes at a path of names below `node`, such as `Period/From`; several nodes may have one name. */
export function nodesAt(node: XmlNode | undefined, path: string): XmlNode[] {
  let nodes = node ? [node] : [];
  for (const name of path.split("/")) {
    nodes = nodes.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return nodes;
}

/** The first nonempty text at one of the paths, trimmed; "" if there is none. Marks its node as read. */
export function firstTextAt(node: XmlNode | undefined, ...paths: string[]): string {
  for (const path of paths) {
    for (const found of nodesAt(node, path)) {
      const text = found.text.trim();
      if (text === "") continue;
      found.isRead = true;
      return text;
    }
  }
  return "";
}

/** The text directly in a node, trimmed. Marks the node as read. */
export function readText(node: XmlNode): string {
  node.isRead = true;
  return node.text.trim();
}

/** Texts that were not read, with the names of the nodes on their path. Ignored nodes are left out as a whole. */
export function unreadTexts(
  node: XmlNode,
  isIgnored: (node: XmlNode) => boolean,
  path: string[] = [],
): { path: string[]; text: string }[] {
  if (isIgnored(node)) return [];
  const nodePath = [...path, node.name];
  const text = node.text.trim();
  return [
    ...(text !== "" && !node.isRead ? [{ path: nodePath, text }] : []),
    ...node.children.flatMap((child) => unreadTexts(child, isIgnored, nodePath)),
  ];
}
