import { describe, expect, it, vi } from 'vitest';
import { createBackStack } from './back-stack.ts';

type Entry = { page: string; state: unknown };

/** A browser's history: its steps take effect later, on `arrive`, as in a browser. */
const openBrowser = () => {
  let entries: Entry[] = [
    { page: 'elsewhere', state: null },
    { page: 'board', state: { idx: 0 } },
  ];
  let at = 1;
  const steps: number[] = [];
  let ids = 0;
  const history = {
    get state() {
      return entries[at]?.state;
    },
    replaceState: (state: unknown) => {
      entries[at] = { page: entries[at]?.page ?? '', state };
    },
    pushState: (state: unknown) => {
      entries = [...entries.slice(0, at + 1), { page: entries[at]?.page ?? '', state }];
      at += 1;
    },
    back: () => void steps.push(-1),
    forward: () => void steps.push(1),
  };
  const stack = createBackStack(
    () => history,
    () => String(++ids),
  );
  stack.noticeEntry();
  const routed: string[] = [];
  const go = (step: number) => {
    if (!entries[at + step]) return;
    at += step;
    if (!stack.step()) routed.push(entries[at]?.page ?? '');
  };
  const arrive = () => {
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) go(step);
  };
  return {
    stack,
    arrive,
    /** The back button alone, without the page's reaction. */
    press: (step: -1 | 1 = -1) => go(step),
    back: () => {
      go(-1);
      arrive();
    },
    forward: () => {
      go(1);
      arrive();
    },
    /** The router opens another page. */
    follow: (page: string) => {
      history.pushState({ idx: 1 });
      entries[at] = { page, state: { idx: 1 } };
      stack.noticeEntry();
    },
    replace: (page: string) => {
      entries[at] = { page, state: { idx: 0 } };
      stack.noticeEntry();
    },
    page: () => entries[at]?.page,
    length: () => entries.length,
    routed,
  };
};

/** A dialog that closes when it is asked to. */
const dialogIn = ({ stack }: ReturnType<typeof openBrowser>) => {
  const dialog = { isOpen: true, close: () => {}, backs: 0 };
  const release = stack.open(() => {
    dialog.backs += 1;
    dialog.close();
  });
  dialog.close = () => {
    dialog.isOpen = false;
    release();
  };
  return dialog;
};

describe('the back button', () => {
  it('closes a dialog and stays, and then leaves with one press', () => {
    const browser = openBrowser();
    const dialog = dialogIn(browser);
    browser.back();
    expect([dialog.isOpen, browser.page(), browser.routed]).toEqual([false, 'board', []]);
    browser.back();
    expect([browser.page(), browser.routed]).toEqual(['elsewhere', ['elsewhere']]);
  });

  it('leaves with one press after a dialog was closed by its own button', () => {
    const browser = openBrowser();
    dialogIn(browser).close();
    browser.back();
    expect(browser.page()).toBe('elsewhere');
  });

  it('closes two overlays one by one, the topmost first', () => {
    const browser = openBrowser();
    const [below, above] = [dialogIn(browser), dialogIn(browser)];
    browser.back();
    expect([below.isOpen, above.isOpen]).toEqual([true, false]);
    browser.back();
    expect([below.isOpen, browser.page()]).toEqual([false, 'board']);
    expect(browser.length()).toBe(3);
  });

  it('is not lost on a dialog that opened as another closed, in one tick', () => {
    const browser = openBrowser();
    const first = dialogIn(browser);
    first.close();
    const second = dialogIn(browser);
    browser.arrive();
    expect([second.isOpen, browser.length()]).toEqual([true, 3]);
    browser.back();
    expect([second.isOpen, first.backs, browser.page()]).toEqual([false, 0, 'board']);
  });

  it('keeps what opens while its own press is still under way', () => {
    const browser = openBrowser();
    const question = vi.fn();
    browser.stack.open(() => void browser.stack.open(question));
    browser.press();
    browser.arrive();
    expect([question.mock.calls.length, browser.page(), browser.length()]).toEqual([0, 'board', 3]);
    browser.back();
    expect([question.mock.calls.length, browser.page()]).toEqual([1, 'board']);
  });

  it('asks again and again while what is open will not close', () => {
    const browser = openBrowser();
    const back = vi.fn();
    browser.stack.open(back);
    for (let press = 0; press < 3; press += 1) browser.back();
    expect([back.mock.calls.length, browser.page(), browser.length()]).toEqual([3, 'board', 3]);
  });

  it('adds one entry however often something opens, as effects run twice in development', () => {
    const browser = openBrowser();
    for (let time = 0; time < 5; time += 1) dialogIn(browser).close();
    const dialog = dialogIn(browser);
    expect(browser.length()).toBe(3);
    browser.back();
    expect([dialog.backs, browser.page()]).toEqual([1, 'board']);
  });

  it('leaves during a hand-over, while nothing is open', () => {
    const browser = openBrowser();
    dialogIn(browser).close();
    browser.press();
    browser.arrive();
    expect(browser.page()).toBe('elsewhere');
  });

  it('tells the router of every step between pages, also past a guard', () => {
    const browser = openBrowser();
    dialogIn(browser).close();
    browser.follow('editor');
    browser.back();
    expect([browser.page(), browser.routed]).toEqual(['board', ['board']]);
    browser.back();
    expect(browser.page()).toBe('elsewhere');
  });

  it('knows that the guard is gone when the router replaced it', () => {
    const browser = openBrowser();
    dialogIn(browser).close();
    browser.replace('settings');
    browser.back();
    expect([browser.page(), browser.routed]).toEqual(['board', ['board']]);
  });
});

describe('the forward button', () => {
  it('opens nothing and closes nothing', () => {
    const browser = openBrowser();
    const dialog = dialogIn(browser);
    browser.back();
    browser.forward();
    expect([dialog.backs, browser.page(), browser.routed]).toEqual([1, 'board', []]);
    const again = dialogIn(browser);
    browser.forward();
    expect([again.isOpen, browser.length()]).toEqual([true, 3]);
  });

  it('comes back to a page whose guard still serves', () => {
    const browser = openBrowser();
    dialogIn(browser).close();
    browser.back();
    browser.forward();
    expect(browser.routed).toEqual(['elsewhere', 'board']);
    const dialog = dialogIn(browser);
    browser.back();
    expect([dialog.isOpen, browser.page()]).toEqual([false, 'board']);
  });
});
