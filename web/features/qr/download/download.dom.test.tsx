import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ownerId } from '#web/testing/build-account.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { type CardDesign, newDesign, planCard, type Restaurant } from '../card/card-design.ts';
import { ScanAdvice } from '../design/scan-advice.tsx';
import { LinkPanel } from '../link-panel.tsx';
import { CardActions } from './card-actions.tsx';
import { PackPanel } from './pack-panel.tsx';

const restaurant: Restaurant = {
  ownerId,
  base: 'https://harbour.example',
  tables: 24,
  primaryColor: '#0f766e',
  codes: new Map(),
};
const cardOf = (design: Partial<CardDesign> = {}) =>
  planCard({ ...newDesign('Harbour'), ...design }, restaurant);

describe('a pack of cards', () => {
  const openPanel = (tables = 24) => {
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } });
    const screen = renderScreen(<PackPanel card={cardOf()} restaurant={{ ...restaurant, tables }} />);
    const setTo = async (name: 'From table' | 'To table', value: string) => {
      const field = screen.getByRole('spinbutton', { name });
      await screen.user.clear(field);
      if (value) await screen.user.type(field, value);
    };
    return {
      ...screen,
      setTo,
      button: () => screen.getByRole('button', { name: /^Download/ }) as HTMLButtonElement,
    };
  };

  it('is for all tables to begin with, and for those that were chosen', async () => {
    const { button, setTo } = openPanel();
    expect(button().textContent).toBe('Download 24 cards');
    await setTo('From table', '7');
    await setTo('To table', '7');
    expect(button().textContent).toBe('Download 1 card');
  });

  it.each([
    ['9', '3'],
    ['0', '3'],
    ['1', '25'],
    ['', '3'],
  ])('cannot be made from %j to %j', async (from, to) => {
    const { button, setTo, getByRole } = openPanel();
    await setTo('From table', from);
    await setTo('To table', to);
    expect(getByRole('alert').textContent).toBe('Choose tables from 1 to 24, the smaller first.');
    expect(button().disabled).toBe(true);
  });

  it('is not offered to a restaurant without table numbers', () => {
    const { queryByRole, getByRole } = openPanel(0);
    expect(queryByRole('button', { name: /^Download/ })).toBeNull();
    expect(getByRole('link', { name: 'Restaurant settings' }).getAttribute('href')).toBe(
      '/dashboard/settings/restaurant',
    );
  });

  it('counts the cards it is making, whatever is typed meanwhile, and can be given up', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const { button, setTo, findByText, getByText, user, getByRole } = openPanel();
    fireEvent.click(button());
    expect(await findByText('0 of 24 cards')).toBeTruthy();
    await setTo('To table', '3');
    expect(getByText('0 of 24 cards')).toBeTruthy();
    await setTo('To table', '');
    await user.click(getByRole('button', { name: 'Cancel' }));
  });

  it('says when it could not be made, and can be made again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    const { button, findByText } = openPanel();
    fireEvent.click(button());
    expect(await findByText('The file could not be made. Please try again.')).toBeTruthy();
    expect(button().disabled).toBe(false);
  });
});

describe('one card', () => {
  const download = () => {
    const files: { blob: Blob; name: string }[] = [];
    let made: Blob | null = null;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made = blob as Blob;
      return 'blob:menta';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (made) files.push({ blob: made, name: this.download });
    });
    return files;
  };

  it('is downloaded as a drawing of the code, named after its table', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const files = download();
    const { getByRole } = renderScreen(<CardActions card={cardOf({ typedTable: '7' })} />);
    fireEvent.click(getByRole('button', { name: 'Download SVG' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('Table-7.svg');
    expect(await files[0]?.blob.text()).toMatch(/^<svg[^>]*>/);
  });

  it('says when the browser could not make the file', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { getByRole, findByText } = renderScreen(<CardActions card={cardOf()} />);
    fireEvent.click(getByRole('button', { name: 'Download PNG' }));
    expect(await findByText('The file could not be made. Please try again.')).toBeTruthy();
  });
});

describe('before a hundred cards are printed', () => {
  it('the link is shown with its table, and whether phones can reach it', () => {
    const { link } = cardOf({ typedTable: '7' });
    const { getByText, queryByRole, rerender } = renderScreen(<LinkPanel link={link} reach="everyone" />);
    expect(getByText(`https://harbour.example/public-menu/${ownerId}?table=7`)).toBeTruthy();
    expect(queryByRole('alert')).toBeNull();
    rerender(<span />);
    const local = renderScreen(<LinkPanel link={link} reach="this-machine" />);
    expect(local.getByText('Only this computer can open the link')).toBeTruthy();
  });

  it('what would make the code hard to scan is told, each with a button that mends it', () => {
    const onChange = vi.fn();
    const { getByRole } = renderScreen(
      <ScanAdvice card={cardOf({ color: '#ffff00', margin: 0 })} onChange={onChange} />,
    );
    fireEvent.click(getByRole('button', { name: 'Darken the colour' }));
    fireEvent.click(getByRole('button', { name: 'Use the standard margin' }));
    const [[{ color }], [margin]] = onChange.mock.calls as [[{ color: string }], [unknown]];
    expect(margin).toEqual({ margin: 4 });
    const mended = renderScreen(<ScanAdvice card={cardOf({ color })} onChange={onChange} />);
    expect(mended.container.querySelector('[role=alert]')).toBeNull();
  });
});
