import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { askForNotifications, notificationState, notify } from './system-notification.ts';
import { useTabCount } from './use-tab-count.ts';

describe('the tab', () => {
  const open = (count: number) => {
    document.head.innerHTML = '<title>Orders · Menta</title><link rel="icon" href="/leaf.svg">';
    const icon = document.querySelector('link') as HTMLLinkElement;
    const usual = icon.href;
    const hook = renderHook((waiting) => useTabCount(waiting), { initialProps: count });
    return { ...hook, icon, usual };
  };

  it('counts the waiting orders in its title and icon, and is itself again when none wait', () => {
    const { rerender, icon, usual } = open(2);
    expect(document.title).toBe('(2) Orders · Menta');
    expect(decodeURIComponent(icon.href)).toContain('>2</text>');
    rerender(11);
    expect(document.title).toBe('(11) Orders · Menta');
    rerender(0);
    expect([document.title, icon.href]).toEqual(['Orders · Menta', usual]);
  });

  it('keeps the count when the page writes its title anew', async () => {
    open(3);
    document.title = 'הזמנות · מנטה';
    await expect.poll(() => document.title).toBe('(3) הזמנות · מנטה');
  });

  it('leaves no count behind', () => {
    const { unmount, icon, usual } = open(5);
    unmount();
    expect([document.title, icon.href]).toEqual(['Orders · Menta', usual]);
  });
});

describe('notifications of the system', () => {
  const browser = (permission: NotificationPermission, seen = false) => {
    const notifications: {
      title: string;
      options: NotificationOptions;
      onclick?: () => void;
      close: () => void;
    }[] = [];
    class FakeNotification {
      static permission = permission;
      static requestPermission = vi.fn(async () => {
        FakeNotification.permission = 'granted';
      });
      onclick?: () => void;
      readonly close = vi.fn();
      readonly title: string;
      readonly options: NotificationOptions;
      constructor(title: string, options: NotificationOptions) {
        this.title = title;
        this.options = options;
        notifications.push(this);
      }
    }
    vi.stubGlobal('Notification', FakeNotification);
    vi.spyOn(document, 'hasFocus').mockReturnValue(seen);
    return { notifications, FakeNotification };
  };

  it('come only while nobody looks at the board, one for each order', () => {
    const away = browser('granted');
    notify('New order: 7', 'order-7');
    expect(away.notifications.map(({ title, options }) => [title, options.tag])).toEqual([
      ['New order: 7', 'order-7'],
    ]);
    const there = browser('granted', true);
    notify('New order: 8', 'order-8');
    expect(there.notifications).toEqual([]);
  });

  it('bring the board to the front', () => {
    const focus = vi.spyOn(window, 'focus').mockImplementation(() => {});
    const { notifications } = browser('granted');
    notify('New order: 7', 'order-7');
    notifications[0]?.onclick?.();
    expect(focus).toHaveBeenCalledTimes(1);
    expect(notifications[0]?.close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['denied', 'off'],
    ['default', 'can-ask'],
    ['granted', 'on'],
  ] as const)('are %s: %s', (permission, state) => {
    browser(permission);
    expect(notificationState()).toBe(state);
  });

  it('are asked for once, never where they were refused', async () => {
    const open = browser('default');
    expect(await askForNotifications()).toBe('on');
    await askForNotifications();
    expect(open.FakeNotification.requestPermission).toHaveBeenCalledTimes(1);
    const refused = browser('denied');
    expect(await askForNotifications()).toBe('off');
    expect(refused.FakeNotification.requestPermission).not.toHaveBeenCalled();
    notify('New order: 9', 'order-9');
    expect(refused.notifications).toEqual([]);
  });

  it('do not stop the board where only a service worker may show them', () => {
    const Throwing = class {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    };
    vi.stubGlobal('Notification', Throwing);
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    expect(() => notify('New order: 7', 'order-7')).not.toThrow();
  });
});
