/** Records whether the editor itself marks misspelled words, so that the browser's own check is turned off. */
let isOn = false;

export const editorSpellcheck = {
  isOn: () => isOn,
  set(next: boolean): void {
    isOn = next;
  },
};
