import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DietaryTag } from '#core/menus/dishes/dietary-tags.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { toGuestMenu } from '../guest-menu/guest-menu.ts';
import { buildMenu } from '../testing/menu-fixture.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { Finder } from './finder.tsx';

/** As if it had been written in the page's language. */
const english = toGuestMenu(buildMenu({ menu: { mainLanguage: 'en' } }));
const sections = english.sections ?? [];
const nameOf = new Map(sections.flatMap(({ dishes }) => dishes.map(({ id, name }) => [id, name])));
const tags = new Set<DietaryTag>(['vegan', 'gluten-free']);

const looking = (menu = english) => {
  const onFound = vi.fn<(found: ReadonlySet<string> | null) => void>();
  const onClose = vi.fn();
  const screen = renderForGuest(<Finder menu={menu} tags={tags} onFound={onFound} onClose={onClose} />);
  const found = () => {
    const ids = onFound.mock.lastCall?.[0];
    return ids ? [...ids].map((id) => nameOf.get(id)) : 'everything';
  };
  const type = (text: string) => screen.user.type(screen.getByRole('searchbox'), text);
  const status = () => screen.getByRole('status').textContent;
  return { ...screen, onFound, onClose, found, type, status };
};

describe('the finder', () => {
  it('shows everything until something is asked for, and again when it is taken back', async () => {
    const { found, type, status, user, getByRole } = looking();
    expect([found(), status()]).toEqual(['everything', '']);
    await type('כמהין');
    expect([found(), status()]).toEqual([['פיצה פטריות כמהין'], '1 dish found']);
    await user.clear(getByRole('searchbox'));
    expect([found(), status()]).toEqual(['everything', '']);
  });

  it('narrows by tags and words together, and offers only tags that the menu has', async () => {
    const { found, type, status, user, getByRole, queryByRole } = looking();
    await user.click(getByRole('button', { name: 'Vegan' }));
    await user.click(getByRole('button', { name: 'Gluten free' }));
    expect(status()).toBe('3 dishes found');
    await type('סלט');
    expect(found()).toEqual(['סלט ערבי']);
    await user.click(getByRole('button', { name: 'Vegan' }));
    expect(getByRole('button', { name: 'Vegan' }).getAttribute('aria-pressed')).toBe('false');
    expect(found()).toContain('סלט סלמון');
    expect(queryByRole('button', { name: 'Halal' })).toBeNull();
  });

  it('knows a dish by the name that the kitchen gives it, too', async () => {
    const server = fakeServer();
    server.reply('GET /public-menu/:ownerId', buildMenu());
    const screen = toGuestMenu(buildMenu());
    const translated = {
      ...screen,
      sections: screen.sections?.map((section) => ({
        ...section,
        dishes: section.dishes.map((dish, index) => ({ ...dish, name: `Dish ${index}`, description: '' })),
      })),
    } as typeof screen;
    const { found, type } = looking(translated);
    await type('כמהין');
    await waitFor(() => expect(found()).toEqual(['פיצה פטריות כמהין']));
  });

  it('says that there is nothing of the kind', async () => {
    const { found, type, status } = looking();
    await type('סושי');
    expect([found(), status()]).toEqual([[], 'No dish matches. Try another word or fewer filters.']);
  });

  it('begins in its field, closes by Escape and hides only the keyboard by Enter', async () => {
    const { type, onClose, getByRole } = looking();
    expect(document.activeElement).toBe(getByRole('searchbox'));
    await type('{Enter}');
    expect(document.activeElement).toBe(document.body);
    expect(onClose).not.toHaveBeenCalled();
    await type('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('gives the whole menu back when it goes', async () => {
    const { found, type, unmount } = looking();
    await type('סושי');
    unmount();
    expect(found()).toBe('everything');
  });
});
