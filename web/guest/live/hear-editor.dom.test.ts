import { afterEach, describe, expect, it } from 'vitest';
import { defaultMenuStyle } from '#core/menus/menu-style.ts';
import { toGuestMenu } from '../guest-menu/guest-menu.ts';
import { buildMenu } from '../testing/menu-fixture.ts';
import type { DisplayedMenu } from './displayed-menu.ts';
import { hearEditor } from './hear-editor.ts';

const tried = { ...defaultMenuStyle, primaryColor: '#123456' };
const renamed = () => {
  const menu = buildMenu();
  return { ...menu, restaurant: { ...menu.restaurant, name: 'New name' } };
};

let stop = () => {};
afterEach(() => stop());

const listening = () => {
  const first: DisplayedMenu = { menu: toGuestMenu(buildMenu()), tag: '"v1"' };
  let displayed = first;
  stop = hearEditor((change) => {
    displayed = change(displayed);
  });
  const send = (data: unknown, origin = location.origin) =>
    void dispatchEvent(new MessageEvent('message', { data, origin }));
  return {
    send,
    isUntouched: () => displayed === first,
    shown: () => [displayed.menu.restaurant.name, displayed.menu.style?.primaryColor],
  };
};

describe('a menu in the frame of the editor', () => {
  it('shows the design that is tried, also when the menu is saved meanwhile', () => {
    const { send, shown } = listening();
    const [name] = shown();
    send({ to: 'menu-preview', style: tried });
    expect(shown()).toEqual([name, '#123456']);
    send({ to: 'menu-preview', menu: renamed() });
    expect(shown()).toEqual(['New name', '#123456']);
  });

  it('shows the saved design when none is tried', () => {
    const { send, shown } = listening();
    const [, color] = shown();
    send({ to: 'menu-preview', menu: renamed() });
    expect(shown()).toEqual(['New name', color]);
  });

  it('hears nobody else: not another site, not other messages', () => {
    const { send, isUntouched } = listening();
    send({ to: 'menu-preview', style: tried }, 'https://elsewhere.example');
    send({ style: tried });
    send(null);
    send('menu-preview');
    expect(isUntouched()).toBe(true);
  });

  it('is deaf once it is gone', () => {
    const { send, isUntouched } = listening();
    stop();
    send({ to: 'menu-preview', menu: renamed() });
    expect(isUntouched()).toBe(true);
  });
});
