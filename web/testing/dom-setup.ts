// For `*.dom.test.tsx`: files share a process, so each test leaves the browser as it found it.
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetEpoch } from '#web/lib/api/server-epoch.ts';
import { serverClock } from '#web/lib/clock/server-clock.ts';
import { setSessionLoss } from '#web/lib/query/session-lost.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
  var jest: { advanceTimersByTime: (ms: number) => void };
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
configure({
  // A busy machine is slow, not broken: only what never comes runs into it.
  asyncUtilTimeout: 30_000,
  // Finds what is hidden, too: journeys press in a browser, and cannot. Where hiding is the point a test says `hidden: false`;
  // to ask it of each element and all around it costs more than to find it.
  defaultHidden: true,
});
// Testing Library knows fake timers by this name only; without it every wait under them would hang.
globalThis.jest = { advanceTimersByTime: (ms) => void vi.advanceTimersByTime(ms) };

// React takes a stack trace of each element that is made, to say in a warning where: a fifth of a screen's time. After ten
// thousand in a second it does without, and counts them here; a warning fails its test all the same.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => {} },
);

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
  forgetEpoch();
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
