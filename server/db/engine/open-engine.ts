import type { Engine } from './database.ts';
import { type EmbeddedOptions, openEmbeddedEngine } from './embedded-engine.ts';
import { openPostgresEngine, type PostgresOptions } from './postgres-engine.ts';

export type EngineOptions = { databaseUrl?: string | undefined; dataDir: string } & Pick<
  EmbeddedOptions,
  'onFatal' | 'onMaintenanceError'
> &
  Pick<PostgresOptions, 'poolSize' | 'onConnectionError'>;

/** PostgreSQL where the operator names one, else the embedded database in the data folder. */
export function openEngine({ databaseUrl, ...options }: EngineOptions): Promise<Engine> {
  return databaseUrl ? openPostgresEngine({ databaseUrl, ...options }) : openEmbeddedEngine(options);
}
