/** Goes round and round a list. */
export const atIndex = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
};
