import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultMenuStyle } from '#core/menus/menu-style.ts';
import { hearEditor } from './hear-editor.ts';

let stop = () => {};
afterEach(() => stop());

const listening = () => {
  const handlers = { onRefresh: vi.fn(), onStyle: vi.fn() };
  stop = hearEditor(handlers);
  const send = (data: unknown, origin = location.origin) =>
    void dispatchEvent(new MessageEvent('message', { data, origin }));
  return { ...handlers, send };
};

describe('a menu in the frame of the editor', () => {
  it('takes a new style and reads itself again when the editor says so', () => {
    const { send, onStyle, onRefresh } = listening();
    send({ to: 'menu-preview', style: defaultMenuStyle });
    send({ to: 'menu-preview', refresh: true });
    expect(onStyle.mock.calls).toEqual([[defaultMenuStyle]]);
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });

  it('scrolls to the dish that is being edited', () => {
    document.body.innerHTML = '<p class="dish">Soup</p><p class="dish">Salad</p>';
    const animate = vi.fn();
    Element.prototype.animate = animate;
    const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue();
    const { send } = listening();
    send({ to: 'menu-preview', dish: 1 });
    send({ to: 'menu-preview', dish: 7 });
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(animate.mock.contexts).toEqual([document.querySelectorAll('.dish')[1]]);
  });

  it('hears nobody else: not another site, not other messages', () => {
    const { send, onStyle, onRefresh } = listening();
    send({ to: 'menu-preview', style: defaultMenuStyle }, 'https://elsewhere.example');
    send({ refresh: true });
    send(null);
    send('menu-preview');
    expect([onStyle.mock.calls, onRefresh.mock.calls]).toEqual([[], []]);
  });

  it('is deaf once it is gone', () => {
    const { send, onRefresh } = listening();
    stop();
    send({ to: 'menu-preview', refresh: true });
    expect(onRefresh.mock.calls).toEqual([]);
  });
});
