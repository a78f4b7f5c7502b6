/**
 * Runs in the browser: random edits of the first entry's description on the page, and the same of the second one's in
 * the form, by the events that a browser sends. After each seed both texts are read from the form.
 */
export async function editBoth({ seeds, edits }: { seeds: number; edits: number }) {
  const pieces = ["a", "word", " ", "  ", "\n", "é", "😀", "x-y", "7", "$9", "•", "- "];
  const [page, form] = [
    ...document.querySelectorAll<HTMLTextAreaElement>('textarea[id$=".description"]'),
  ] as [HTMLTextAreaElement, HTMLTextAreaElement];
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Resume preview"]')
    ?.contentDocument as Document;
  let state = 0;
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
    const host = frame.querySelector("[data-writing]");
    if (!host) throw new Error(`Nothing is written at ${JSON.stringify(page.value)}`);
    const elements = host.tagName === "UL" ? [...host.children] : [host];
    const alike = elements.filter((it) => it.textContent?.replace(/\u200c$/, "") === line);
    const walker = alike.length === 1 ? frame.createTreeWalker(alike[0] as Node, 4) : null;
    for (let rest = offset; walker?.nextNode(); ) {
      const { length } = walker.currentNode as Text;
      if (rest <= length) return [walker.currentNode, rest];
      rest -= length;
    }
    return null;
  };
  const replaceOnPage = (from: [Node, number], to: [Node, number], insert: string) => {
    frame.getSelection()?.setBaseAndExtent(...from, ...to);
    const inputType =
      insert === "" ? "deleteContentBackward" : insert === "\n" ? "insertLineBreak" : "insertText";
    const init = { inputType, data: insert, bubbles: true, cancelable: true };
    frame.activeElement?.dispatchEvent(new InputEvent("beforeinput", init));
  };
  /** A press ends the typing, so that the page and its own field follow. Waits for that for two seconds at most. */
  const followed = async (hasFollowed = () => page.value === form.value) => {
    document.dispatchEvent(new PointerEvent("pointerdown"));
    for (let tries = 0; tries < 200 && !hasFollowed(); tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const shows = (text: string) =>
    frame.querySelector("[data-writing]")?.textContent?.includes(text) === true;
  const results: { last: string; onPage: string; inForm: string }[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    state = seed * 2654435761;
    let done = 0;
    let last = "";
    for (let tries = 0; done < edits && tries < edits * 20; tries++) {
      const text = form.value;
      const lines = [...text.matchAll(/[^\n]+/g)];
      const line = lines[below(lines.length)];
      if (!line) break;
      // What the page shows of a line begins after its mark.
      const lead = line[0].match(/^\s*[•\-*]?\s*/)?.[0].length ?? 0;
      const shown = line[0].slice(lead);
      const [a, b] = [below(shown.length + 1), below(shown.length + 1)].sort((x, y) => x - y) as [
        number,
        number,
      ];
      const isRange = below(3) === 0 && a < b;
      const end = isRange ? b : a;
      const isSplit = /[\ud800-\udfff]/.test(shown.slice(Math.max(0, a - 1), end + 1));
      // Which of several blank lines is on the page is not known here.
      if (isSplit || shown === "" || !position(shown, a)) continue;
      const insert = isRange && below(2) === 0 ? "" : (pieces[below(pieces.length)] as string);
      if (insert === "" && !isRange) continue;
      const start = line.index + lead;
      replaceInForm(start + a, start + end, insert);
      const [from, to] = [position(shown, a), position(shown, end)];
      if (from && to) replaceOnPage(from, to, insert);
      done += 1;
      last = `seed ${seed}: ${JSON.stringify({ text, at: start + a, end: start + end, insert })}`;
      // Now and then React renders what was patched in, and the page's own field follows.
      if (below(10) > 0) continue;
      await followed();
      if (page.value !== form.value) break;
    }
    await followed();
    results.push({ last, onPage: page.value, inForm: form.value });
    // The next seed begins with the same text.
    for (const field of [page, form]) {
      field.value = `start ${seed}`;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
    await followed(() => shows(`start ${seed}`));
  }
  return results;
}
