import { isCallUnseen } from '#core/calls/call-rules.ts';
import type { GuestCall, TableCall } from '#core/calls/call-shape.ts';
import type { LiveEvent } from '#core/live/live-events.ts';
import type { CallRow } from './calls.queries.ts';

const presentWish = (call: CallRow) => ({
  tableNumber: call.tableNumber,
  kind: call.kind,
  payment: call.payment,
  payers: call.payers,
  createdAt: call.createdAt.toISOString(),
  seenAt: call.seenAt?.toISOString() ?? null,
  doneAt: call.doneAt?.toISOString() ?? null,
  revision: call.revision,
});

export const presentCall = (call: CallRow): TableCall => ({
  _id: call.id,
  service: call.shiftId,
  ...presentWish(call),
  ringStep: call.ringStep,
});

export const presentGuestCall = (call: CallRow): GuestCall => ({
  trackingToken: call.trackingToken,
  ...presentWish(call),
  unseen: isCallUnseen(call),
});

/** From an event, for the table whose call it is. */
export const presentCallToGuest = (
  { _id, service, ringStep, ...wish }: TableCall,
  trackingToken: string,
): GuestCall => ({ trackingToken, ...wish, unseen: isCallUnseen({ ...wish, ringStep }) });

export const presentCallEvent = (call: CallRow): LiveEvent => ({ kind: 'call', call: presentCall(call) });
