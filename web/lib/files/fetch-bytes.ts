export const fetchBytes = async (address: string): Promise<Uint8Array> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was not found.`);
  return new Uint8Array(await answer.arrayBuffer());
};
