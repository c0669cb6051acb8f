import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The page's streams, which say what the test makes them say. */
export const fakeEventSource = () => {
  const open = new Set<FakeEventSource>();
  class FakeEventSource extends EventTarget {
    readyState = 1;
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
      open.add(this);
    }
    close() {
      this.readyState = 2;
      open.delete(this);
    }
  }
  vi.stubGlobal('EventSource', FakeEventSource);
  // No other tab to share a stream with: it is opened at once.
  vi.stubGlobal('BroadcastChannel', undefined);
  let seq = 1;
  return {
    addresses: () => [...open].map(({ url }) => url),
    send: (kind: string, data: object, id = seq) =>
      act(() => {
        seq = id;
        const message = { data: JSON.stringify(data), lastEventId: String(id) };
        for (const stream of open) stream.dispatchEvent(new MessageEvent(kind, message));
      }),
  };
};
