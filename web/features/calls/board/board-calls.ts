import type { ComponentType } from 'react';
import type { TableCall } from '#core/calls/call-shape.ts';
import type { CallIntent } from '#web/lib/outbox/intent.ts';
import type { Unsaved } from '#web/lib/outbox/use-outbox.ts';

/** A call as a board shows it. */
export type BoardCall = TableCall & {
  /** An answer of this board waits for the line. */
  readonly isNotSaved: boolean;
};

export type CallStripProps = {
  calls: readonly BoardCall[];
  /** A table calls that did not before, in words. */
  onArrived: (sentence: string, callId: string) => void;
  /** Leads to what its table has ordered. */
  onOpenTable?: (tableNumber: number) => void;
};

/** What a board does for tables that call (`call-kit`). A restaurant without tables never loads it. */
export type CallKit = {
  /** As displayed: the server's calls with unsaved answers applied. */
  shownCalls: (calls: readonly TableCall[], unsaved: readonly Unsaved<CallIntent>[]) => BoardCall[];
  CallStrip: ComponentType<CallStripProps>;
};
