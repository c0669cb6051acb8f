import { afterEach, describe, expect, it } from 'vitest';
import { recordTapScript, replayTap, stopRecordingTaps } from './pending-tap.ts';

const show = (markup: string) => {
  document.body.innerHTML = markup;
  new Function(recordTapScript)();
};
const press = (selector: string) => document.querySelector<HTMLButtonElement>(selector)?.click();
/** What is sent, as the page's own code or the browser would. */
let sent: string[] = [];
document.addEventListener('submit', (event) => {
  if (!event.defaultPrevented) sent.push((event.target as HTMLElement).id);
  event.preventDefault();
});

describe('a press before hydration', () => {
  afterEach(() => {
    stopRecordingTaps();
    sent = [];
  });

  it('of a form that needs its script is sent once, afterwards', () => {
    show('<form id="sign-up"><button type="submit" disabled></button></form>');
    press('button');
    press('button');
    expect(sent).toEqual([]);
    stopRecordingTaps();
    replayTap();
    replayTap();
    expect(sent).toEqual(['sign-up']);
  });

  it('of a form that the server takes is the browser’s own business', () => {
    show('<form id="log-in"><button type="submit"></button></form>');
    press('button');
    expect(sent).toEqual(['log-in']);
    stopRecordingTaps();
    replayTap();
    expect(sent).toEqual(['log-in']);
  });
});
