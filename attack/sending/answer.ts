import type { IncomingHttpHeaders } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Why there is none. */
export type NoAnswer = { failed: string };
