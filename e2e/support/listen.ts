import type { Page } from '@playwright/test';

type Heard = { tones: number[]; loudness: number; notifications: string[]; locks: WakeLockSentinel[] };
declare global {
  interface Window {
    heard: Heard;
  }
}

/** The first note of each melody tells which was played. */
const firstNotes = { new: 784, overdue: 988, cancelled: 880, lost: 196, print: 587, call: 2093 } as const;

/** Writes down what the page plays; the browser still plays it. */
export const hear = (page: Page) =>
  page.addInitScript(() => {
    const heard: Heard = { tones: [], loudness: 0, notifications: [], locks: [] };
    window.heard = heard;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      heard.tones.push(this.frequency.value);
      start.call(this, when);
    };
    const ramp = AudioParam.prototype.linearRampToValueAtTime;
    AudioParam.prototype.linearRampToValueAtTime = function (value, end) {
      heard.loudness = value;
      return ramp.call(this, value, end);
    };
    // As if the owner were looking at another window.
    document.hasFocus = () => false;
  });

/** And what it notifies and keeps awake: only the whole browser does (`@whole`). */
export const listenTo = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['notifications', 'screen-wake-lock']);
  await hear(page);
  await page.addInitScript(() => {
    const { heard } = window;
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        heard.notifications.push(options?.tag ?? '');
      }
    };
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type);
      heard.locks.push(lock);
      return lock;
    };
  });
};

export const timesPlayed = (page: Page, sound: keyof typeof firstNotes): Promise<number> =>
  page.evaluate((hertz) => window.heard.tones.filter((tone) => tone === hertz).length, firstNotes[sound]);

export const loudnessOf = (page: Page): Promise<number> => page.evaluate(() => window.heard.loudness);

export const notificationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.heard.notifications);

/** How many times the page took the screen's wake lock, and whether it holds the last one. */
export const wakeLocksOf = (page: Page): Promise<{ taken: number; isHeld: boolean }> =>
  page.evaluate(() => ({
    taken: window.heard.locks.length,
    isHeld: window.heard.locks.at(-1)?.released === false,
  }));

/** What a browser does when the owner turns to another tab, and comes back: no test browser hides its pages. */
export const turnAway = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    await Promise.all(window.heard.locks.map((lock) => lock.release()));
    document.dispatchEvent(new Event('visibilitychange'));
  });

export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
