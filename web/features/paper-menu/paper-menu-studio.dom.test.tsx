import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { paperMenuOf } from './content/paper-menu-of.ts';
import { firstOptions } from './content/paper-options.ts';
import { PaperMenuStudio } from './paper-menu-studio.tsx';

const menuId = 'c'.repeat(24);
const preview = 'GET /menus/:menuId/preview';

const hummus = { he: 'חומוס', en: 'Hummus' };
const menuIn = (language: 'he' | 'en', dishes = 1): GuestMenuAnswer => ({
  restaurant: {
    _id: 'a'.repeat(24),
    name: 'The Palm',
    plan: 'basic',
    address: '',
    phoneNumber: '03-1234567',
    description: '',
    tables: 0,
    timeZone: 'Asia/Jerusalem',
  },
  isOpen: false,
  validUntil: null,
  menu: {
    _id: menuId,
    name: '',
    description: '',
    logo: null,
    primaryColor: '#0f766e',
    layoutStyle: 'classic',
    fontStyle: 'rubik',
    mainLanguage: 'he',
    languages: ['he', 'en'],
    sections: [
      {
        _id: 's'.repeat(24),
        sectionName: language === 'he' ? 'ראשונות' : 'Starters',
        showImages: true,
        hours: [{ days: [0, 1, 2, 3, 4], from: '12:00', to: '16:00' }],
        serving: null,
        dishes: Array.from({ length: dishes }, (_, index) => ({
          _id: String(index).padStart(24, 'd'),
          name: hummus[language],
          description: '',
          available: false,
          ingredients: [],
          allergens: { contains: ['sesame'], mayContain: ['nuts'] },
          kosherKind: 'pareve',
          price: 32,
          image: null,
          imageColor: null,
          dietary: ['vegan'],
          sizes: [],
          changes: [
            {
              name: 'Extras',
              type: 'multiple',
              required: false,
              minSelections: 0,
              maxSelections: null,
              options: [{ name: 'Egg', price: 6, maxTimes: 1 }],
            },
          ],
        })),
      },
    ],
  },
});

beforeEach(() => {
  vi.stubGlobal(
    'FontFace',
    class {
      family = '';
      weight = '';
      load = async () => this;
    },
  );
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: () => {}, [Symbol.iterator]: () => [][Symbol.iterator]() },
  });
});

const open = (dishes = 1) => {
  const server = fakeServer();
  server.reply(preview, ({ query }) => menuIn(query.lang === 'en' ? 'en' : 'he', dishes));
  server.reply('GET /qr/base', { base: 'https://menu.example', reach: 'everyone' });
  const screen = renderScreen(<PaperMenuStudio menuId={menuId} />);
  const onPaper = () => document.querySelector('[data-print-menu]')?.textContent ?? '';
  return { ...screen, server, onPaper };
};

describe('the menu on paper', () => {
  it('has dishes, prices, hours, kosher kinds and allergens, and nothing of the evening', async () => {
    const { findByRole, onPaper } = open();
    expect(await findByRole('img', { name: 'Page 1 of 1' })).toBeTruthy();
    for (const said of ['The Palm', 'ראשונות', 'חומוס', '₪32', '12:00–16:00', 'פרווה · טבעוני', '11 (8)'])
      expect(onPaper()).toContain(said);
    expect(onPaper()).toContain('11 שומשום');
    expect(onPaper()).not.toContain('Egg');
  });

  it('shows options that cost something when asked', async () => {
    const { findByRole, getByRole, user, onPaper } = open();
    await findByRole('img', { name: 'Page 1 of 1' });
    await user.click(getByRole('switch', { name: 'Options with a price' }));
    await waitFor(() => expect(onPaper()).toContain('Egg \u2066+₪6\u2069'));
  });

  it('can be in two languages, each word once', () => {
    const options = { ...firstOptions('he'), second: 'en' } as const;
    const { sections, restaurant } = paperMenuOf({ main: menuIn('he'), second: menuIn('en') }, options);
    expect(sections[0]?.dishes[0]?.name).toMatchObject({
      main: { text: 'חומוס' },
      other: { text: 'Hummus' },
    });
    expect(restaurant.other).toBeNull();
  });

  it('can be without allergens', () => {
    const options = { ...firstOptions('en'), allergens: 'off' } as const;
    const { notes, sections } = paperMenuOf({ main: menuIn('en'), second: null }, options);
    expect(notes).toEqual([]);
    expect(sections[0]?.dishes[0]?.details.map(({ text }) => text)).toEqual(['Pareve · Vegan']);
  });

  it('flows over pages, fewer on a larger sheet, and prints on the chosen one', async () => {
    const { findByRole, getByRole, getByText, user } = open(110);
    await findByRole('img', { name: /^Page 1 of/ });
    const pages = () => Number(getByText(/pages$/).textContent?.split(' ')[0]);
    const large = pages();
    await user.click(getByRole('radio', { name: 'A5' }));
    await waitFor(() => expect(pages()).toBeGreaterThan(large));
    expect(document.querySelector('[data-print-menu] style')?.textContent).toContain('size: 148mm 210mm');
  });

  it('says when there is nothing to print, and when the menu is gone', async () => {
    const { findByText } = open(0);
    expect(await findByText('Nothing to print yet')).toBeTruthy();
    const server = fakeServer();
    server.reply(preview, refuse('not_found'));
    const gone = renderScreen(<PaperMenuStudio menuId={menuId} />);
    expect(await gone.findByText('Menu not found')).toBeTruthy();
  });
});
