import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const evidenceFolder = fileURLToPath(new URL('../test-results/faults', import.meta.url));

/** What clients were told and what servers wrote, kept for whoever has to find out why; answers where. */
export const keepEvidence = (scenario: string, clientLog: string, serverLog: string): string => {
  const folder = join(evidenceFolder, scenario);
  mkdirSync(folder, { recursive: true });
  copyFileSync(clientLog, join(folder, 'clients.log'));
  writeFileSync(join(folder, 'servers.log'), serverLog);
  return folder;
};
