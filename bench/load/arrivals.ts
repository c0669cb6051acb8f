type Evening = { seconds: number; perSecond: number; peakFactor: number };

/** Orders a second at a moment of the evening: the average at both ends, and the peak in the middle. */
const rateAt = ({ seconds, perSecond, peakFactor }: Evening, second: number): number => {
  const nearness = Math.sin((Math.PI * second) / seconds) ** 4;
  return perSecond * (1 + (peakFactor - 1) * nearness);
};

/** When each order of the evening comes, in milliseconds from its beginning. */
export const arrivalsOf = (evening: Evening): number[] => {
  const times: number[] = [];
  const stepMs = 1;
  let due = 0;
  for (let ms = 0; ms < evening.seconds * 1000; ms += stepMs) {
    due += (rateAt(evening, ms / 1000) * stepMs) / 1000;
    for (; due >= 1; due -= 1) times.push(ms);
  }
  return times;
};
