/** One figure of the server's own, as its /metrics reports it. */
export const readMetric = async (url: string, name: string): Promise<number> => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const value = new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1];
  if (!value) throw new Error(`the server does not report ${name}`);
  return Number(value);
};
