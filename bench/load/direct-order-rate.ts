/** Orders a second of one caller who talks to the database itself; on PGlite there is only ever one at a time. */
export const orderRateDirectly = async (
  placeOrder: (index: number) => Promise<void>,
  seconds: number,
): Promise<number> => {
  const began = performance.now();
  let count = 0;
  for (; performance.now() - began < seconds * 1000; count += 1) await placeOrder(count);
  return count / ((performance.now() - began) / 1000);
};
