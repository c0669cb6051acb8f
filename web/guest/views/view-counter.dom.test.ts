import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDish, buildLine } from '../testing/build-dish.ts';
import { createViewCounter } from './view-counter.ts';

const owner = 'c'.repeat(24);
const soda = buildDish();

/** What the browser was asked to send, in order. */
const watchBeacons = () => {
  const sent: { address: string; blob: Blob }[] = [];
  const sendBeacon = (address: string, blob: Blob) => {
    sent.push({ address, blob });
    return true;
  };
  vi.stubGlobal('navigator', { sendBeacon });
  return {
    sent,
    looks: () => Promise.all(sent.map(async ({ blob }) => JSON.parse(await blob.text()).looks)),
  };
};

const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('what a guest looks at', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is told at once when the page is put away, and nothing twice', async () => {
    const { sent, looks } = watchBeacons();
    const counter = createViewCounter(owner, 7);
    counter.open(soda.id);
    counter.put({ ...buildLine(soda), quantity: 3 });
    expect(sent).toEqual([]);
    setHidden(true);
    setHidden(false);
    setHidden(true);
    vi.runAllTimers();
    expect(sent.map(({ address, blob }) => [address, blob.type])).toEqual([
      [`/api/looks/${owner}`, 'application/json'],
    ]);
    expect(await looks()).toEqual([
      [
        { kind: 'menu', table: 7 },
        { kind: 'dish', dishId: soda.id },
        { kind: 'cart', dishId: soda.id, quantity: 3 },
      ],
    ]);
  });

  it('is told now and then where nobody puts the page away, the opening of the menu once', async () => {
    const { looks } = watchBeacons();
    const counter = createViewCounter(owner, null);
    vi.runAllTimers();
    counter.open(soda.id);
    vi.runAllTimers();
    expect(await looks()).toEqual([[{ kind: 'menu', table: null }], [{ kind: 'dish', dishId: soda.id }]]);
  });
});
