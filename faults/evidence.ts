import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const evidenceFolder = fileURLToPath(new URL('../test-results/faults', import.meta.url));

/** Saves the answers to clients and the server logs for debugging; returns where. */
export const keepEvidence = (scenario: string, clientLog: string, serverLog: string): string => {
  const folder = join(evidenceFolder, scenario);
  mkdirSync(folder, { recursive: true });
  copyFileSync(clientLog, join(folder, 'clients.log'));
  writeFileSync(join(folder, 'servers.log'), serverLog);
  return folder;
};
