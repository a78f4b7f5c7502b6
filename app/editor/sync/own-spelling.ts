/** Whether the editor marks misspelled words itself, so that the browser does not mark them again. */
let isOn = false;

export const ownSpelling = {
  isOn: () => isOn,
  set(next: boolean): void {
    isOn = next;
  },
};
