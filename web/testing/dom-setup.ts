// For `*.dom.test.tsx`: files share a process, so each test leaves the browser as it found it.
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { serverClock } from '#web/lib/clock/server-clock.ts';
import { setSessionLoss } from '#web/lib/query/session-lost.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
  var jest: { advanceTimersByTime: (ms: number) => void };
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
// A busy machine is slow, not broken: only what never comes runs into it.
configure({ asyncUtilTimeout: 30_000 });
// Testing Library knows fake timers by this name only; without it every wait under them would hang.
globalThis.jest = { advanceTimersByTime: (ms) => void vi.advanceTimersByTime(ms) };

// happy-dom does not know <search> yet, and React complains of tags that a browser does not know.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true,
  get(this: Element) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
});

afterEach(() => {
  cleanup();
  toast.dismiss();
  setSessionLoss('none');
  serverClock.reset();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  history.replaceState(null, '', '/');
});
