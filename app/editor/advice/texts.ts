/** User-visible texts of the counts of writing tips. */
export const TEXTS = {
  tips: (count: number) => (count === 1 ? "1 tip" : `${count} tips`),
  tipsOn: ({ count, label }: { count: number; label: string }) =>
    count === 1 ? `1 tip on ${label}` : `${count} tips on ${label}`,
};
