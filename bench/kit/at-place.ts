/** Goes round and round a list. */
export const atPlace = <T>(list: readonly T[], place: number): T => {
  const item = list[place % list.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
};
