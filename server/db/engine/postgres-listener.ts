import pg from 'pg';
import { backoffMs } from '#core/retry/backoff.ts';
import { isReadTimeout } from './read-timeout.ts';

type Subscription = { onMessage: (payload: string) => void; onReconnect: () => void };

export type PostgresListener = {
  listen(channel: string, subscription: Subscription): Promise<() => Promise<void>>;
  /** To those who listen in this process, at once. */
  deliver(channel: string, payload: string): void;
  /** To listeners in other processes. Waits for no disk: what it announces is already stored. */
  notify(channel: string, payloads: string[]): Promise<void>;
  close(): Promise<void>;
};

/** PostgreSQL's name for the other end of a connection; the driver's types leave it out. */
const backendOf = (client: pg.Client): number | null =>
  (client as unknown as { processID: number | null }).processID;

const reconnectBackoff = { firstMs: 100, lastMs: 10_000 };
const heartbeatMs = 30_000;

/** Local to its transaction, which is this statement. */
const notifyWithoutFlush = {
  name: 'notify_without_flush',
  text: `select set_config('synchronous_commit', 'off', true), pg_notify($1, payload) from unnest($2::text[]) as payload`,
};

/** LISTEN and NOTIFY on one connection of its own, opened at the first `listen` and opened again whenever it is lost. */
export function createPostgresListener(config: pg.ClientConfig): PostgresListener {
  const channels = new Map<string, Set<Subscription>>();
  let client: pg.Client | null = null;
  let connecting: Promise<pg.Client> | null = null;
  let everConnected = false;
  let closed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  const deliver = (channel: string, payload: string) => {
    for (const { onMessage } of [...(channels.get(channel) ?? [])]) onMessage(payload);
  };

  const connect = async (): Promise<pg.Client> => {
    // The timeout belongs to the heartbeat: a dead network answers with silence, not with an error.
    const next = new pg.Client({ ...config, query_timeout: 10_000 });
    next.on('error', () => {}); // 'end' follows and says the same
    next.on('end', () => {
      if (client !== next) return;
      client = null;
      reconnectLater();
    });
    next.on('notification', ({ channel, payload = '', processId }) => {
      // What this process sends it delivers itself, sooner.
      if (processId !== backendOf(next)) deliver(channel, payload);
    });
    try {
      await next.connect();
      for (const channel of channels.keys()) await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
      if (closed) throw new Error('The listener is closed.');
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    client = next;
    failures = 0;
    const isReconnect = everConnected;
    everConnected = true;
    if (isReconnect)
      for (const set of channels.values()) for (const { onReconnect } of [...set]) onReconnect();
    return next;
  };

  const connected = (): Promise<pg.Client> => {
    if (client) return Promise.resolve(client);
    connecting ??= connect().finally(() => {
      connecting = null;
    });
    return connecting;
  };

  const reconnectLater = () => {
    if (closed) return;
    const delay = backoffMs(failures, reconnectBackoff, Math.random());
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(() => connected().catch(reconnectLater), delay);
  };

  const heartbeat = setInterval(() => {
    const current = client;
    current?.query('select 1').catch(() => current.end().catch(() => {}));
  }, heartbeatMs).unref();

  const unlisten = async (channel: string, subscription: Subscription) => {
    const set = channels.get(channel);
    set?.delete(subscription);
    if (!set || set.size > 0) return;
    channels.delete(channel);
    // If the connection is gone, so is its LISTEN.
    await client?.query(`UNLISTEN ${client.escapeIdentifier(channel)}`).catch(() => {});
  };

  return {
    async listen(channel, subscription) {
      const set = channels.get(channel) ?? new Set();
      channels.set(channel, set.add(subscription));
      try {
        const current = await connected();
        await current.query(`LISTEN ${current.escapeIdentifier(channel)}`);
      } catch (error) {
        await unlisten(channel, subscription);
        throw error;
      }
      return () => unlisten(channel, subscription);
    },
    deliver,
    async notify(channel, payloads) {
      const current = await connected();
      await current.query(notifyWithoutFlush, [channel, payloads]).catch((error: unknown) => {
        if (isReadTimeout(error)) current.end().catch(() => {});
        throw error;
      });
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      channels.clear();
      const last = client ?? (await connecting?.catch(() => null)) ?? null;
      client = null;
      await last?.end();
    },
  };
}
