import { type ReadyEvent, readyEventKinds } from '#core/live/live-events.ts';
import type { ReadySnapshot } from '#core/ready-screen/ready-screen.contract.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import type { LiveSource } from '#web/lib/live/live-resource.ts';
import { applyReadyEvent, applyReadySnapshot, emptyReadyState, type ReadyState } from './ready-state.ts';

/** The ready screen of one address, live. A television is never closed: it goes on trying for as long as it is on. */
export const createReadySource = (secret: string): LiveSource<ReadyState, ReadySnapshot, ReadyEvent> => ({
  initial: emptyReadyState,
  address: () => `/api/ready/${secret}/stream`,
  kinds: readyEventKinds as readonly ReadyEvent['kind'][],
  read: (signal) => call('GET /ready/:secret', { params: { secret }, signal }),
  applySnapshot: (state, snapshot, atRequest) =>
    applyReadySnapshot(state, snapshot, atRequest, performance.now()),
  applyEvent: (state, event) => applyReadyEvent(state, event, performance.now()),
  applyFailure: (state, error) =>
    isApiError(error, 'not_found') ? { ...state, isGone: true, orders: {} } : null,
  isFinal: ({ isGone }) => isGone,
  pollMs: 5_000,
});
