import type { CDPSession } from '@playwright/test';

export type SeenRequest = {
  url: string;
  type: string;
  /** Over the wire, headers included, as far as it has come. */
  bytes: number;
  /** Without headers. */
  bodyBytes: number;
  isBlocking: boolean;
  /** Milliseconds until the answer began, throttling included; the page's own clock does not know of throttling. */
  firstByteMs: number;
};

/** Counts what a page fetches; a live stream counts with what it has sent so far. */
export const watchNetwork = async (devtools: CDPSession) => {
  const seen = new Map<string, SeenRequest>();
  const sentAt = new Map<string, number>();
  let lastNews = performance.now();
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other', ...more }) => {
    lastNews = performance.now();
    // `data:` addresses are part of what carried them.
    if (request.url.startsWith('data:')) return;
    const blocking = (more as { renderBlockingBehavior?: string }).renderBlockingBehavior ?? '';
    sentAt.set(requestId, timestamp);
    seen.set(requestId, {
      url: request.url,
      type,
      bytes: 0,
      bodyBytes: 0,
      firstByteMs: Number.NaN,
      isBlocking: blocking === 'Blocking' || blocking === 'InBodyParserBlocking',
    });
  });
  devtools.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const request = seen.get(requestId);
    if (!request) return;
    request.bytes += response.encodedDataLength;
    request.firstByteMs = (timestamp - (sentAt.get(requestId) ?? Number.NaN)) * 1000;
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (!request) return;
    request.bytes += encodedDataLength;
    request.bodyBytes += encodedDataLength;
    if (request.type !== 'EventSource') lastNews = performance.now();
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (!request) return;
    // The last word on a finished request; what was counted until then was for those that never finish.
    request.bodyBytes += Math.max(0, encodedDataLength - request.bytes);
    request.bytes = encodedDataLength;
    lastNews = performance.now();
  });

  return {
    requests: (): SeenRequest[] => [...seen.values()],
    /** Resolves when nothing was asked for or received for this long. */
    quiet: async (ms: number): Promise<void> => {
      for (;;) {
        const rest = lastNews + ms - performance.now();
        if (rest <= 0) return;
        await new Promise((resolve) => setTimeout(resolve, rest));
      }
    },
  };
};
