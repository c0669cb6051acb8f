import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { renderHookInLanguage } from '#web/testing/render-screen.tsx';
import { fakeAudio } from './testing/fake-audio.ts';
import { useOrderAlarm } from './use-order-alarm.ts';

type Facts = Parameters<typeof useOrderAlarm>[0];

const order = (mark: string, overrides: Partial<ManagedOrder> = {}) =>
  buildBoardOrder({ _id: mark.repeat(24), displayOrderNumber: 1 + Number.parseInt(mark, 16), ...overrides });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers({ now: new Date('2025-03-09T10:00:00Z') }));

const atTheBoard = (overrides: Partial<Facts> = {}, loudspeaker?: Parameters<typeof fakeAudio>[0]) => {
  const audio = fakeAudio(loudspeaker);
  let facts: Facts = {
    orders: [],
    deletedIds: new Set(),
    isLoaded: true,
    isOpen: true,
    isUnreachable: false,
    ...overrides,
  };
  const hook = renderHookInLanguage(useOrderAlarm, facts);
  const alarm = () => hook.result.current;
  return {
    ...hook,
    audio,
    alarm,
    now: (changed: Partial<Facts>) => {
      facts = { ...facts, ...changed };
      hook.rerender(facts);
    },
    turnOn: async () => {
      await act(() => alarm().trial());
      act(() => alarm().confirmHeard());
      audio.heard();
    },
  };
};

describe('a new order', () => {
  it('rings at once and every five seconds until somebody acts on it', async () => {
    const { turnOn, now, audio } = atTheBoard();
    await turnOn();
    now({ orders: [order('1')] });
    expect(audio.heard()).toEqual(['new']);
    await wait(4_999);
    expect(audio.heard()).toEqual([]);
    await wait(10_001);
    expect(audio.heard()).toEqual(['new', 'new', 'new']);
    now({ orders: [order('1', { status: 'inProcess' })] });
    await wait(60_000);
    expect(audio.heard()).toEqual([]);
  });

  it('that approved itself is heard once, and needs nobody', async () => {
    const { turnOn, now, audio, alarm } = atTheBoard();
    await turnOn();
    now({ orders: [order('1', { status: 'inProcess', autoAccepted: true })] });
    expect(audio.heard()).toEqual(['new']);
    expect([alarm().isRinging, alarm().announcement]).toEqual([false, 'New order: 2']);
    await wait(60_000);
    expect(audio.heard()).toEqual([]);
  });

  it('is silent until the sound was tried and heard, and then rings for what waits already', async () => {
    const { alarm, audio } = atTheBoard({ orders: [order('1')] });
    await wait(30_000);
    expect([alarm().sound, alarm().isRinging, audio.heard()]).toEqual(['off', true, []]);
    await act(() => alarm().trial());
    expect([alarm().sound, audio.heard()]).toEqual(['asking', ['new']]);
    act(() => alarm().confirmHeard());
    expect([alarm().sound, audio.heard()]).toEqual(['on', ['new']]);
  });

  it('rests for a minute after somebody looked at it, and rings again if nothing was done', async () => {
    const { turnOn, alarm, audio } = atTheBoard({ orders: [order('1')] });
    await turnOn();
    act(() => alarm().attend('1'.repeat(24)));
    audio.heard();
    await wait(59_000);
    expect([alarm().isRinging, audio.heard()]).toEqual([false, []]);
    await wait(12_000);
    expect(alarm().isRinging).toBe(true);
    expect(audio.heard()).toContain('new');
  });

  it('rings although others were made quiet before it came', async () => {
    const { turnOn, alarm, now, audio } = atTheBoard({ orders: [order('1'), order('2')] });
    await turnOn();
    act(() => alarm().quietAll());
    audio.heard();
    await wait(5_000);
    expect(audio.heard()).toEqual([]);
    now({ orders: [order('1'), order('2'), order('3')] });
    expect(audio.heard()).toEqual(['new']);
  });

  it('is said once to a screen reader, and those that were there at the start are no news', () => {
    const { now, alarm } = atTheBoard({ orders: [order('1')] });
    expect(alarm().announcement).toBe('');
    now({ orders: [order('1'), order('2')] });
    expect(alarm().announcement).toBe('New order: 3');
    // Away and back: everything is read again, nothing is new.
    now({ isLoaded: false, orders: [] });
    now({ isLoaded: true, orders: [order('1'), order('2')] });
    expect(alarm().announcement).toBe('New order: 3');
  });
});

describe('an order that has waited too long', () => {
  it('rings as loud as the device can and more often, until somebody acts on it', async () => {
    const { turnOn, alarm, now, audio } = atTheBoard({ orders: [order('1')] });
    await turnOn();
    act(() => alarm().change({ volume: 0.3 }));
    now({ orders: [order('1', { ringStep: 1, revision: 2 })] });
    expect(audio.volumes()).toEqual([1]);
    await wait(6_000);
    expect(audio.heard()).toEqual(['overdue', 'overdue']);
    now({ orders: [order('1', { status: 'inProcess', ringStep: 1, revision: 3 })] });
    await wait(60_000);
    expect(audio.heard()).toEqual([]);
  });

  it('is silent where somebody muted the sound, and rests where somebody looks at it', async () => {
    const { turnOn, alarm, audio } = atTheBoard({ orders: [order('1', { ringStep: 2 })] });
    await turnOn();
    act(() => alarm().change({ isMuted: true }));
    await wait(10_000);
    expect(audio.heard()).toEqual([]);
    act(() => alarm().change({ isMuted: false }));
    act(() => alarm().attend('1'.repeat(24)));
    await wait(30_000);
    expect(audio.heard()).toEqual([]);
  });
});

describe('loudness', () => {
  it('is that of this device, and muted is silent while the order still counts as ringing', async () => {
    const { turnOn, alarm, now, audio } = atTheBoard();
    await turnOn();
    act(() => alarm().change({ volume: 0.3 }));
    now({ orders: [order('1')] });
    expect(audio.volumes()).toEqual([0.3]);
    act(() => alarm().change({ isMuted: true }));
    await wait(20_000);
    expect([alarm().isRinging, audio.heard()]).toEqual([true, []]);
    act(() => alarm().change({ isMuted: false }));
    await wait(5_000);
    expect(audio.volumes()).toEqual([0.3]);
    expect(JSON.parse(localStorage.getItem('menta-alarm') ?? '')).toEqual({ volume: 0.3, isMuted: false });
  });

  it('is kept for this evening where the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { alarm } = atTheBoard();
    act(() => alarm().change({ volume: 0.3 }));
    expect(alarm().settings.volume).toBe(0.3);
  });

  it('is asked for again when the browser takes the sound away', async () => {
    const { turnOn, alarm, audio, now } = atTheBoard();
    await turnOn();
    act(() => audio.context()?.silence());
    expect(alarm().sound).toBe('off');
    now({ orders: [order('1')] });
    await wait(10_000);
    expect(audio.heard()).toEqual([]);
    await turnOn();
    await wait(5_000);
    expect(audio.heard()).toEqual(['new']);
  });

  it('is told apart from a browser that forbids sound', async () => {
    const { alarm, audio } = atTheBoard({}, { isAllowed: false });
    await act(() => alarm().trial());
    expect([alarm().sound, audio.heard()]).toEqual(['blocked', []]);
  });

  it('ends with the board', async () => {
    const { turnOn, audio, unmount } = atTheBoard({ orders: [order('1')] });
    await turnOn();
    unmount();
    await wait(20_000);
    expect([audio.context()?.state, audio.heard()]).toEqual(['closed', []]);
  });
});

describe('a ticket that did not come out', () => {
  const unprinted = [{ _id: 'e'.repeat(24) }];

  it('rings with a sound of its own until somebody has dealt with it', async () => {
    const { turnOn, alarm, now, audio } = atTheBoard();
    await turnOn();
    now({ unprinted });
    expect([alarm().isRinging, audio.heard()]).toEqual([true, ['print']]);
    await wait(14_500);
    expect(audio.heard()).toEqual(['print', 'print']);
    now({ unprinted: [] });
    await wait(60_000);
    expect([alarm().isRinging, audio.heard()]).toEqual([false, []]);
  });

  it('rests for a minute where somebody wants quiet, and is silent where it is muted', async () => {
    const { turnOn, alarm, now, audio } = atTheBoard();
    await turnOn();
    now({ unprinted });
    act(() => alarm().quietAll());
    audio.heard();
    await wait(59_000);
    expect([alarm().isRinging, audio.heard()]).toEqual([false, []]);
    act(() => alarm().change({ isMuted: true }));
    await wait(20_000);
    expect([alarm().isRinging, audio.heard()]).toEqual([true, []]);
  });
});

describe('a table that calls', () => {
  const calls = [{ _id: 'c'.repeat(24), ringStep: 0 }];

  it('rings with a sound of its own until somebody has seen it, and is counted in the tab', async () => {
    document.title = 'Orders';
    const { turnOn, alarm, now, audio } = atTheBoard({ orders: [order('1', { status: 'inProcess' })] });
    await turnOn();
    now({ calls });
    expect([alarm().isRinging, audio.heard(), document.title]).toEqual([true, ['call'], '(1) Orders']);
    await wait(18_500);
    expect(audio.heard()).toEqual(['call', 'call']);
    now({ calls: [] });
    await wait(60_000);
    expect([alarm().isRinging, audio.heard(), document.title]).toEqual([false, [], 'Orders']);
  });

  it('for a minute rings more often and as loud as the device can, beside the orders', async () => {
    const { turnOn, alarm, now, audio } = atTheBoard();
    await turnOn();
    act(() => alarm().change({ volume: 0.4 }));
    now({ calls: [{ ...(calls[0] ?? { _id: '' }), ringStep: 1 }] });
    expect(audio.volumes()).toEqual([1]);
    await wait(3_100);
    expect(audio.heard()).toEqual(['call']);
    now({ orders: [order('1')] });
    expect(audio.heard()).toEqual(['new']);
  });

  it('rests for a minute where somebody wants quiet', async () => {
    const { turnOn, alarm, now, audio } = atTheBoard();
    await turnOn();
    now({ calls });
    act(() => alarm().quietAll());
    audio.heard();
    await wait(59_000);
    expect([alarm().isRinging, audio.heard()]).toEqual([false, []]);
    await wait(20_000);
    expect(audio.heard()).toContain('call');
  });
});

describe('an order that disappears', () => {
  it('is told with a sound of its own when another screen deleted it', async () => {
    const { turnOn, now, audio } = atTheBoard({ orders: [order('1', { status: 'inProcess' })] });
    await turnOn();
    now({ orders: [], deletedIds: new Set(['1'.repeat(24)]) });
    expect(audio.heard()).toEqual(['cancelled']);
  });

  it('is no news to the screen that deleted it', async () => {
    const { turnOn, now, audio, alarm } = atTheBoard({ orders: [order('1')] });
    await turnOn();
    alarm().expectDeletion('1'.repeat(24));
    now({ orders: [], deletedIds: new Set(['1'.repeat(24)]) });
    expect(audio.heard()).toEqual([]);
  });

  it('is news again after this screen failed to delete it', async () => {
    const { turnOn, now, audio, alarm } = atTheBoard({ orders: [order('1', { status: 'inProcess' })] });
    await turnOn();
    const keep = alarm().expectDeletion('1'.repeat(24));
    keep();
    now({ orders: [], deletedIds: new Set(['1'.repeat(24)]) });
    expect(audio.heard()).toEqual(['cancelled']);
  });
});

describe('a lost line', () => {
  it('knocks after four seconds and every twenty, while the restaurant is open', async () => {
    const { turnOn, now, audio } = atTheBoard();
    await turnOn();
    now({ isUnreachable: true });
    await wait(3_900);
    now({ isUnreachable: false });
    await wait(10_000);
    expect(audio.heard()).toEqual([]);
    now({ isUnreachable: true });
    await wait(4_000);
    expect(audio.heard()).toEqual(['lost']);
    await wait(20_000);
    expect(audio.heard()).toEqual(['lost']);
    now({ isUnreachable: false });
    await wait(60_000);
    expect(audio.heard()).toEqual([]);
  });

  it('disturbs nobody after closing time', async () => {
    const { turnOn, audio } = atTheBoard({ isOpen: false, isUnreachable: true });
    await turnOn();
    await wait(60_000);
    expect(audio.heard()).toEqual([]);
  });
});
