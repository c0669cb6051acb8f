import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import type { GuestSection } from './guest-menu.ts';
import { SectionTabs } from './section-tabs.tsx';

const names = ['Starters', 'Mains', 'Drinks'];
const sections: GuestSection[] = names.map((name, place) => ({
  id: String(place).repeat(24),
  name,
  showImages: true,
  serving: null,
  dishes: [],
}));

/** Sections at positions that a test sets: happy-dom has no layout. */
const atThePage = (locale: GuestLocale = 'en') => {
  vi.useFakeTimers();
  const tops = [0, 0, 0];
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const screen = renderForGuest(
    <>
      <SectionTabs sections={sections} />
      {names.map((name, place) => (
        <section key={name} id={`s${place}`} aria-label={name} />
      ))}
    </>,
    { locale },
  );
  names.forEach((_, place) => {
    const section = document.getElementById(`s${place}`) as HTMLElement;
    section.getBoundingClientRect = () => new DOMRect(0, tops[place], 300, 400);
  });
  return {
    ...screen,
    scrolled,
    current: () =>
      screen
        .getAllByRole('link')
        .filter((tab) => tab.getAttribute('aria-current') === 'true')
        .map((tab) => tab.textContent),
    readTo: async (places: [number, number, number]) => {
      tops.splice(0, 3, ...places);
      fireEvent.scroll(window);
      await act(() => vi.advanceTimersByTimeAsync(50));
    },
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    pressTab: (name: string) => fireEvent.click(screen.getByRole('link', { name })),
  };
};

describe('the tabs of the sections', () => {
  it('follow what is being read: the last section whose head passed the reading line', async () => {
    const { current, readTo } = atThePage();
    expect(current()).toEqual(['Starters']);
    await readTo([-500, 161, 700]);
    expect(current()).toEqual(['Starters']);
    await readTo([-501, 160, 699]);
    expect(current()).toEqual(['Mains']);
    await readTo([-1500, -900, 20]);
    expect(current()).toEqual(['Drinks']);
    await readTo([0, 600, 1200]);
    expect(current()).toEqual(['Starters']);
  });

  it('point at the last section at the end of the page, short as it may be', async () => {
    const { current, readTo } = atThePage();
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2_000);
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('scrollY', 1_199);
    await readTo([-1000, -300, 500]);
    expect(current()).toEqual(['Drinks']);
  });

  it('lead to a section and stay with it on the way, past the sections in between', async () => {
    const { current, readTo, pressTab, scrolled, wait } = atThePage();
    pressTab('Drinks');
    expect(current()).toEqual(['Drinks']);
    expect(scrolled.mock.calls).toEqual([[{ behavior: 'smooth' }]]);
    await readTo([-600, 100, 900]);
    expect(current()).toEqual(['Drinks']);
    // Heights were only estimated, so it is corrected on arrival; a browser without scrollend uses a timer.
    await wait(1_000);
    expect(scrolled.mock.contexts.at(-1)).toBe(document.getElementById('s2'));
    fireEvent.wheel(window);
    await readTo([-300, 100, 900]);
    expect(current()).toEqual(['Mains']);
  });

  it('keep the section that was tapped on a page too short to bring it up, until the guest scrolls', async () => {
    const { current, readTo, pressTab, wait } = atThePage();
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1_000);
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('scrollY', 200);
    pressTab('Mains');
    await readTo([-200, 200, 500]);
    fireEvent(window, new Event('scrollend'));
    await wait(1_000);
    await readTo([-200, 200, 500]);
    expect(current()).toEqual(['Mains']);
    fireEvent.touchMove(window);
    await readTo([-200, 200, 500]);
    expect(current()).toEqual(['Drinks']);
  });

  it('keep the section that was tapped before the script ran, though its jump ended at the end of the page', async () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1_000);
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('scrollY', 200);
    history.replaceState(null, '', '#s1');
    onTestFinished(() => history.replaceState(null, '', location.pathname));
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300, 300, 400));
    const { current, readTo } = atThePage();
    expect(current()).toEqual(['Mains']);
    await readTo([-200, 300, 500]);
    expect(current()).toEqual(['Mains']);
    fireEvent.touchMove(window);
    await readTo([-200, 300, 500]);
    expect(current()).toEqual(['Drinks']);
  });

  it('do not pull back a guest who scrolls away on the way', async () => {
    const { pressTab, scrolled, wait } = atThePage();
    pressTab('Drinks');
    fireEvent.wheel(window);
    fireEvent(window, new Event('scrollend'));
    await wait(1_000);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('do not glide for whoever asked for less motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { pressTab, scrolled } = atThePage();
    pressTab('Mains');
    expect(scrolled.mock.calls).toEqual([[{ behavior: 'auto' }]]);
  });

  it.each([
    ['en', 'ArrowRight', 'ArrowLeft'],
    ['he', 'ArrowLeft', 'ArrowRight'],
  ] as const)('are walked with the arrows in the direction of reading (%s)', (locale, forward, backward) => {
    const { getByRole } = atThePage(locale);
    const focus = () => document.activeElement?.textContent;
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    getByRole('link', { name: 'Starters' }).focus();
    press(forward);
    expect(focus()).toBe('Mains');
    press('End');
    expect(focus()).toBe('Drinks');
    press(forward);
    expect(focus()).toBe('Drinks');
    press(backward);
    expect(focus()).toBe('Mains');
    press('Home');
    press(backward);
    expect(focus()).toBe('Starters');
  });
});
