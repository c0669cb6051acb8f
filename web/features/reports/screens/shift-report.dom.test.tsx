import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Locale } from '#core/i18n/locale.ts';
import type { Report } from '#core/reports/report-shape.ts';
import type { Answer } from '#web/lib/api/call.ts';
import { buildShift } from '#web/testing/build-account.ts';
import { buildEmptyReport, buildReport } from '#web/testing/build-report.ts';
import { answerLater, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ShiftReport } from './shift-report.tsx';

const route = 'GET /reports/shifts/:serviceId';
const shift = buildShift();
const timeZone = 'Asia/Jerusalem';

const open = (report: Report, { locale = 'en' as Locale, reported = shift } = {}) => {
  const server = fakeServer();
  server.reply(route, { shift: reported, timeZone, report });
  const screen = renderScreen(<ShiftReport shiftId={reported._id} />, { locale });
  // The document holds the same report a second time, for printing.
  return { ...screen, server, page: within(screen.container) };
};

/** The card of a part, by its heading. */
const partOf = async (page: ReturnType<typeof within>, name: string) =>
  within(await page.findByRole('region', { name }));

const rowsOf = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

describe('the report of a shift', () => {
  it('begins with its numbers', async () => {
    const { page } = open(buildReport());
    const figures = (await page.findByText('Takings', { selector: 'dt' })).closest('dl');
    const texts = [...(figures?.children ?? [])].map((figure) => figure.textContent);
    expect(texts).toEqual([
      'Takings₪3,210.50',
      'Orders401 shift',
      'Average order₪80.26',
      'Paid₪3,050.50Not paid: ₪160.00',
      'To approve (median)1 minslowest 6 min',
      'To make (median)14 minslowest 95 min',
    ]);
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Shift report · 9 Mar 2025');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  it('shows every chart as a table too, with a caption', async () => {
    const { page, user } = open(buildReport());
    const hours = await partOf(page, 'Takings by hour');
    expect(hours.queryByRole('table')).toBeNull();
    await user.click(hours.getByRole('button', { name: 'Table' }));
    const table = hours.getByRole('table', { name: 'Takings by hour' });
    expect(rowsOf(table).slice(0, 3)).toEqual([
      'Hour | Orders | Takings',
      '18:00 | 4 | ₪280.00',
      '19:00 | 9 | ₪760.50',
    ]);
    expect(rowsOf(table).at(-1)).toBe('00:00 | 2 | ₪150.00');
    for (const name of ['Dishes', 'Time to approve', 'Time to make', 'Looked at, in cart, ordered']) {
      const part = await partOf(page, name);
      await user.click(part.getByRole('button', { name: 'Table' }));
      expect(part.getByRole('table', { name })).toBeTruthy();
    }
  });

  it('tells a correction with its name and time, and what the takings were at closing', async () => {
    const { page } = open(buildReport());
    const corrections = await partOf(page, 'Corrections after closing');
    expect(corrections.getByText('At closing ₪3,300.00, now ₪3,210.50')).toBeTruthy();
    expect(rowsOf(corrections.getByRole('table'))[1]).toBe(
      'Order 12 · 9 Mar 2025Deleted: sent twiceNoa Levi · 10 Mar, 10:15 | −₪89.50',
    );
  });

  it('tells what was refused and by whom, what was sold out and when', async () => {
    const { page } = open(buildReport());
    const refused = await partOf(page, 'Rejected, cancelled and deleted');
    expect(rowsOf(refused.getByRole('table')).slice(1)).toEqual([
      'Rejected: kitchen is closingDana | 3 | ₪210.00',
      'Deleted: sent twiceNoa Levi | 1 | ₪89.50',
      'Cancelled: No reason was given | 1 | ₪48.00',
    ]);
    const soldOut = await partOf(page, 'What was sold out, and when');
    expect(rowsOf(soldOut.getByRole('table'))[2]).toBe('Lasagne | 9 Mar, 20:10 | until the shift ended');
  });

  it('says how the dishes that guests look at fare, and gives a hint', async () => {
    const { page } = open(buildReport());
    const views = await partOf(page, 'Looked at, in cart, ordered');
    expect(views.getByText('The menu was opened 210 times')).toBeTruthy();
    expect(views.getByText('Ordered: 2% of openings')).toBeTruthy();
    expect(views.queryByText('Lasagne')).toBeNull();
    expect(page.getByText('Lobster: opened 120 times, ordered twice')).toBeTruthy();
  });

  it('shows the first of many dishes, and all of them in the table when asked', async () => {
    const dishes = Array.from({ length: 200 }, (_, at) => ({
      dishId: null,
      name: `Dish ${at + 1}`,
      section: 'Mains',
      portions: 200 - at,
      takings: 200 - at,
    }));
    const { page, user } = open(buildReport({ dishes }));
    const part = await partOf(page, 'Dishes');
    expect(part.getByText('The first 10 of 200')).toBeTruthy();
    expect(part.getAllByRole('listitem')).toHaveLength(10);
    await user.click(part.getByRole('button', { name: 'Table' }));
    expect(rowsOf(part.getByRole('table'))).toHaveLength(11);
    await user.click(part.getByRole('button', { name: 'Show all 200' }));
    expect(rowsOf(part.getByRole('table'))).toHaveLength(201);
  });

  it('can be had as files, by table and order by order, in the language of the page', async () => {
    const { page } = open(buildReport(), { locale: 'he' });
    const link = await page.findByRole('link', { name: 'הורדת מנות כקובץ \u2068Excel\u2069' });
    const address = (format: string, table: string) =>
      `/api/reports/shifts/${shift._id}/export?table=${table}&format=${format}&language=he`;
    expect(link.getAttribute('href')).toBe(address('xlsx', 'dishes'));
    const orders = page.getByRole('link', { name: 'הורדת כל ההזמנות כקובץ \u2068CSV\u2069' });
    expect(orders.getAttribute('href')).toBe(address('csv', 'orders'));
  });

  it('offers all orders as CSV alone where they are too many for a workbook', async () => {
    const [dish] = buildReport().dishes;
    const { page } = open(
      buildReport({ dishes: [{ ...dish, portions: 10_001 } as Report['dishes'][number]] }),
    );
    expect(await page.findByRole('link', { name: 'Download All orders as CSV' })).toBeTruthy();
    expect(page.queryByRole('link', { name: 'Download All orders as Excel' })).toBeNull();
    expect(page.getByText('Excel: up to 10,000 rows')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Download Dishes as Excel' })).toBeTruthy();
  });

  it('is printed: one page with all that matters, and how much was left out', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const dishes = Array.from({ length: 14 }, (_, at) => ({
      dishId: null,
      name: `Dish number ${at + 1}.`,
      section: '',
      portions: 1,
      takings: 1,
    }));
    const { page, user } = open(buildReport({ dishes }));
    await user.click(await page.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    const paper = document.querySelector('[data-print-report]')?.textContent ?? '';
    for (const texts of [
      'Shift report · 9 Mar 2025 · 18:00 – 22:00',
      'Harbour',
      '₪3,210.50',
      'Dish number 10.',
      'and 4 more',
    ])
      expect(paper).toContain(texts);
    expect(paper).not.toContain('Dish number 11.');
  });

  it('says that there were no orders, and shows no chart of nothing', async () => {
    const { page } = open(buildEmptyReport());
    expect(await page.findByText('There were no orders')).toBeTruthy();
    expect(page.getAllByText('Not measured')).toHaveLength(2);
    for (const name of ['Takings by hour', 'Dishes', 'Time to make'])
      expect(page.queryByRole('region', { name })).toBeNull();
  });

  it('says of an open shift that its numbers still change', async () => {
    const { page } = open(buildReport(), { reported: buildShift({ endTime: shift.startTime }) });
    expect(await page.findByText('The shift is still open: the numbers still change.')).toBeTruthy();
  });
});

describe('the heading of a report', () => {
  it('keeps the focus of whoever came to it before the numbers', async () => {
    const server = fakeServer();
    const late = answerLater<Answer<typeof route>>();
    server.reply(route, late.answer);
    const { getByRole, findByRole } = renderScreen(<ShiftReport shiftId={shift._id} />);
    const heading = getByRole('heading', { level: 1 });
    heading.tabIndex = -1;
    heading.focus();
    await act(async () => late.give({ shift, timeZone, report: buildReport() }));
    await findByRole('link', { name: 'Orders of the shift' });
    expect(document.activeElement?.textContent).toBe('Shift report · 9 Mar 2025');
  });
});

describe('a report that is not there', () => {
  const openRefused = (answer: ReturnType<typeof refuse> | typeof noLine, shiftId = shift._id) => {
    const server = fakeServer();
    server.reply(route, answer);
    return { ...renderScreen(<ShiftReport shiftId={shiftId} />), server };
  };

  it('is missed, or belongs to another plan', async () => {
    const { findByText, unmount } = openRefused(refuse('not_found'));
    expect(await findByText('This shift was not found')).toBeTruthy();
    unmount();
    const basic = openRefused(refuse('plan_required'));
    expect(await basic.findByText('Reports are part of the Pro plan')).toBeTruthy();
  });

  it('is not asked for by an address that names no shift', async () => {
    const { findByText, server } = openRefused(noLine, 'nonsense');
    expect(await findByText('This shift was not found')).toBeTruthy();
    expect(server.calls(route)).toEqual([]);
  });

  it('can be asked for again when it did not come', async () => {
    const { findByRole, server, user, getByRole } = openRefused(noLine);
    expect((await findByRole('alert')).textContent).toContain('No connection');
    server.reply(route, { shift, timeZone, report: buildReport() });
    await user.click(getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(getByRole('heading', { level: 1, hidden: false }).textContent).toContain('9 Mar 2025'),
    );
  });
});
