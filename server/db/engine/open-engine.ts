import type { Engine } from './database.ts';
import type { EmbeddedOptions } from './embedded-engine.ts';
import type { PostgresOptions } from './postgres-engine.ts';

export type EngineOptions = { databaseUrl?: string | undefined; dataDir: string } & Pick<
  EmbeddedOptions,
  'emptyDataDir' | 'onFatal' | 'onMaintenanceError'
> &
  Pick<PostgresOptions, 'directUrl' | 'poolSize' | 'onConnectionError' | 'onAnnounceError'>;

/** PostgreSQL where the operator names one, else the embedded database in the data folder. Loads only what it opens. */
export async function openEngine({ databaseUrl, ...options }: EngineOptions): Promise<Engine> {
  if (databaseUrl) {
    const { openPostgresEngine } = await import('./postgres-engine.ts');
    return openPostgresEngine({ databaseUrl, ...options });
  }
  const { openEmbeddedEngine } = await import('./embedded-engine.ts');
  return openEmbeddedEngine(options);
}
