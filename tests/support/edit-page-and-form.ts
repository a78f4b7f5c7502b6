/**
 * Runs in the browser: makes the same random edits to the first entry's description on the page and
 * to the second entry's in the form, with the events that a browser sends. After each seed both
 * texts are read from the form.
 */
export async function editBoth({ seeds, edits }: { seeds: number; edits: number }) {
  const pieces = ["a", "word", " ", "  ", "\n", "é", "😀", "x-y", "7", "$9", "•", "- "];
  const [page, form] = [
    ...document.querySelectorAll<HTMLTextAreaElement>('textarea[id$=".description"]'),
  ] as [HTMLTextAreaElement, HTMLTextAreaElement];
  const pageDocument = document.querySelector<HTMLIFrameElement>('iframe[title="Resume preview"]')
    ?.contentDocument as Document;
  let state = 0;
  /** A random integer below the limit, of the linear congruential generator of Numerical Recipes. */
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const replaceInForm = (at: number, end: number, insert: string) => {
    form.setRangeText(insert, at, end, "end");
    form.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  /** The position on the page of a character in a line, whose text is the only one like it. */
  const position = (line: string, offset: number): [Node, number] | null => {
    const host = pageDocument.querySelector("[data-writing]");
    if (!host) throw new Error(`Nothing is written at ${JSON.stringify(page.value)}`);
    const elements = host.tagName === "UL" ? [...host.children] : [host];
    const sameText = elements.filter(
      (element) => element.textContent?.replace(/\u200c$/, "") === line,
    );
    const walker =
      sameText.length === 1
        ? pageDocument.createTreeWalker(sameText[0] as Node, NodeFilter.SHOW_TEXT)
        : null;
    for (let rest = offset; walker?.nextNode(); ) {
      const { length } = walker.currentNode as Text;
      if (rest <= length) return [walker.currentNode, rest];
      rest -= length;
    }
    return null;
  };
  const replaceOnPage = (from: [Node, number], to: [Node, number], insert: string) => {
    pageDocument.getSelection()?.setBaseAndExtent(...from, ...to);
    const insertType = insert === "\n" ? "insertLineBreak" : "insertText";
    const inputType = insert === "" ? "deleteContentBackward" : insertType;
    const init = { inputType, data: insert, bubbles: true, cancelable: true };
    pageDocument.activeElement?.dispatchEvent(new InputEvent("beforeinput", init));
  };
  /**
   * Ends the typing by a press and waits, at most two seconds, until the form shows the page's
   * text.
   */
  const waitUntilFollowed = async (hasFollowed = () => page.value === form.value) => {
    document.dispatchEvent(new PointerEvent("pointerdown"));
    for (let tries = 0; tries < 200 && !hasFollowed(); tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const shows = (text: string) =>
    pageDocument.querySelector("[data-writing]")?.textContent?.includes(text) === true;
  const results: { last: string; onPage: string; inForm: string }[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    // A multiplicative hash (Knuth), because the generator begins alike for seeds that follow each other.
    state = seed * 2654435761;
    let done = 0;
    let last = "";
    for (let tries = 0; done < edits && tries < edits * 20; tries++) {
      const text = form.value;
      const lines = [...text.matchAll(/[^\n]+/g)];
      const line = lines[below(lines.length)];
      if (!line) break;
      // The page shows a line without its bullet mark.
      const lead = line[0].match(/^\s*[•\-*]?\s*/)?.[0].length ?? 0;
      const shown = line[0].slice(lead);
      const [a, b] = [below(shown.length + 1), below(shown.length + 1)].sort((x, y) => x - y) as [
        number,
        number,
      ];
      const isRange = below(3) === 0 && a < b;
      const end = isRange ? b : a;
      const isSplit = /[\ud800-\udfff]/.test(shown.slice(Math.max(0, a - 1), end + 1));
      // Blank lines are skipped, because several cannot be told apart on the page.
      if (isSplit || shown === "" || !position(shown, a)) continue;
      const insert = isRange && below(2) === 0 ? "" : (pieces[below(pieces.length)] as string);
      if (insert === "" && !isRange) continue;
      const start = line.index + lead;
      replaceInForm(start + a, start + end, insert);
      const [from, to] = [position(shown, a), position(shown, end)];
      if (from && to) replaceOnPage(from, to, insert);
      done += 1;
      last = `seed ${seed}: ${JSON.stringify({ text, at: start + a, end: start + end, insert })}`;
      // Sometimes React gets the time to render the edits, and the form's field to follow.
      if (below(10) > 0) continue;
      await waitUntilFollowed();
      if (page.value !== form.value) break;
    }
    await waitUntilFollowed();
    results.push({ last, onPage: page.value, inForm: form.value });
    // The next seed begins with the same text.
    for (const field of [page, form]) {
      field.value = `start ${seed}`;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
    await waitUntilFollowed(() => shows(`start ${seed}`));
  }
  return results;
}
