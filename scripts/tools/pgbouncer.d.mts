export function startPgbouncer(
  command: string,
  options: { folder: string; port: number; target: URL },
): { ready: Promise<void>; end: (signal: NodeJS.Signals) => Promise<void> };
