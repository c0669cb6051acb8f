import { describe, expect, it } from 'vitest';
import type { Opening, OpeningHours } from '#core/opening-hours/opening-shape.ts';
import { buildMenu } from '../testing/menu-fixture.ts';
import { openPage, renderPage } from '../testing/render-page.ts';

const hours: OpeningHours = {
  hours: [
    { days: [0, 1, 2, 3, 4], from: '18:00', to: '02:00' },
    { days: [5], from: '00:00', to: '00:00' },
  ],
  exceptions: [
    { day: '2026-12-21', windows: [], name: 'יום כיפור' },
    { day: '2026-12-20', windows: [{ from: '10:00', to: '14:00' }], name: '' },
  ],
};
const tonight: Opening = {
  isOpen: false,
  changesAt: '2026-11-18T16:00:00.000Z',
  at: '18:00',
  weekday: 3,
  inDays: 0,
};

const menuWith = (opening: Opening | undefined, plan: 'pro' | 'basic', isOpen: boolean) => {
  const menu = buildMenu({ plan, isOpen });
  return { ...menu, restaurant: { ...menu.restaurant, ...(opening && { opening }) } };
};
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '') ?? null;
const show = (
  opening: Partial<Opening> | undefined,
  { plan = 'pro' as 'pro' | 'basic', isOpen = false, locale = 'en' as 'en' | 'he' | 'ar' | 'ru' } = {},
) => {
  const menu = menuWith(opening && { ...tonight, ...opening }, plan, isOpen);
  const page = openPage({ menu, locale });
  return {
    notice: plain(page.querySelector('.closed')?.textContent),
    told: [...page.querySelectorAll('.closed strong')].map(({ textContent }) => plain(textContent)),
    button: plain(page.querySelector('.hero li button')?.textContent),
  };
};

describe('a closed restaurant', () => {
  it('says when it opens next', () => {
    expect(show({}).told).toEqual(['Opens today at 18:00']);
    expect(show({ inDays: 1 }).told).toEqual(['Opens tomorrow at 18:00']);
    expect(show({ inDays: 4, weekday: 0, at: '12:00' }).told).toEqual(['Opens on Sunday at 12:00']);
    expect(show({ inDays: 9, changesAt: '2026-11-27T22:30:00.000Z' }).told).toEqual([
      'Opens on November 28 at 18:00',
    ]);
    expect(show({}).button).toBe('Opening hours');
  });

  it('says why it is closed on a day that is unlike others', () => {
    const { told } = show({ closedToday: 'Yom Kippur', inDays: 1 });
    expect(told).toEqual(['Closed today: Yom Kippur', 'Opens tomorrow at 18:00']);
    expect(show({ closedToday: '', inDays: 1 }).told[0]).toBe('Closed today');
  });

  it('says it in the language of the guest', () => {
    const sunday = { inDays: 4, weekday: 0, at: '12:00', closedToday: 'יום כיפור' };
    expect(show(sunday, { locale: 'he' }).told).toEqual(['היום סגור: יום כיפור', 'נפתח ביום ראשון ב־12:00']);
    expect(show(sunday, { locale: 'ar' }).told[1]).toBe('نفتح يوم الأحد الساعة 12:00');
    expect(show(sunday, { locale: 'ru' }).told[1]).toBe('Откроемся: воскресенье, 12:00');
    expect(show({ inDays: 9, changesAt: '2026-11-27T22:30:00.000Z' }, { locale: 'he' }).told).toEqual([
      'נפתח ב־28 בנובמבר בשעה 18:00',
    ]);
  });

  it('promises nothing when it should be open by its hours', () => {
    expect(show({ isOpen: true }).told).toEqual([]);
    expect(show({ isOpen: true }).button).toBe('Opening hours');
  });
});

describe('an open restaurant', () => {
  it('says until when, and nothing about closing that its shift does not know', () => {
    expect(show({ isOpen: true, at: '02:00' }, { isOpen: true })).toMatchObject({
      notice: null,
      button: 'Open until 02:00',
    });
    expect(show({ isOpen: true, changesAt: null, at: '' }, { isOpen: true }).button).toBe('Open 24 hours');
    expect(show({ isOpen: true, inDays: 2 }, { isOpen: true }).button).toBe('Opening hours');
    expect(show({}, { isOpen: true }).button).toBe('Opening hours');
  });

  it('is open or closed by its hours alone where it takes no orders', () => {
    expect(show({}, { plan: 'basic' })).toMatchObject({ notice: null, button: 'Opens today at 18:00' });
    expect(show({ isOpen: true, at: '02:00' }, { plan: 'basic' }).button).toBe('Open until 02:00');
    expect(show({ closedToday: 'Fast', inDays: 1 }, { plan: 'basic' }).button).toBe('Closed today: Fast');
  });
});

describe('a restaurant that did not say when it is open', () => {
  it('has the page that it had', () => {
    for (const isOpen of [true, false]) {
      const { html } = renderPage({ menu: buildMenu({ isOpen }), openingHours: undefined });
      expect(html).toBe(renderPage({ menu: menuWith(undefined, 'pro', isOpen) }).html);
      expect(html).not.toMatch(/opening|strong>.*<\/strong><\/p>/i);
    }
  });
});

describe('what search engines read', () => {
  const specify = (openingHours?: OpeningHours) => {
    const { html } = renderPage({ menu: menuWith(tonight, 'pro', false), openingHours });
    return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
  };

  it('is the week, and the days that are unlike it', () => {
    const type = { '@type': 'OpeningHoursSpecification' };
    const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];
    expect(specify(hours)).toMatchObject({
      openingHoursSpecification: [
        { ...type, dayOfWeek: weekdays, opens: '18:00', closes: '02:00' },
        { ...type, dayOfWeek: ['Friday'], opens: '00:00', closes: '23:59' },
      ],
      specialOpeningHoursSpecification: [
        { ...type, opens: '00:00', closes: '00:00', validFrom: '2026-12-21', validThrough: '2026-12-21' },
        { ...type, opens: '10:00', closes: '14:00', validFrom: '2026-12-20', validThrough: '2026-12-20' },
      ],
    });
  });

  it('says nothing of special days where there are none', () => {
    expect(specify({ ...hours, exceptions: [] })).not.toHaveProperty('specialOpeningHoursSpecification');
    expect(specify()).not.toHaveProperty('openingHoursSpecification');
  });
});
