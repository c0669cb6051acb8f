import type { Page } from '@playwright/test';

type Heard = { tones: number[]; notifications: string[] };
declare global {
  interface Window {
    heard: Heard;
  }
}

/** The first note of each melody tells which was played. */
const firstNotes = { new: 784, cancelled: 880, lost: 196 } as const;

/** Writes down what the page plays and which system notifications it sends. */
export const listenTo = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.heard = { tones: [], notifications: [] };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      window.heard.tones.push(this.frequency.value);
      start.call(this, when);
    };
    class Written {
      static permission = 'granted';
      onclick = null;
      constructor(_: string, options?: NotificationOptions) {
        window.heard.notifications.push(options?.tag ?? '');
      }
    }
    Object.assign(window, { Notification: Written });
    // As if the owner were looking at another window.
    document.hasFocus = () => false;
  });
};

export const timesPlayed = (page: Page, sound: keyof typeof firstNotes): Promise<number> =>
  page.evaluate((hertz) => window.heard.tones.filter((tone) => tone === hertz).length, firstNotes[sound]);

export const notificationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.heard.notifications);
