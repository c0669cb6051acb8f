/** One day on which other hours hold than in other weeks: a holiday, an event. Without windows it is closed. */
export type OpeningException = {
  readonly day: string;
  readonly windows: readonly { readonly from: string; readonly to: string }[];
  readonly name: string;
};
