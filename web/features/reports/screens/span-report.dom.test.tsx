import { fireEvent, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildEmptyReport, buildReport } from '#web/testing/build-report.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { SpanReport } from './span-report.tsx';

const address = '/dashboard/reports';
const timeZone = 'Asia/Jerusalem';
const before = buildReport({
  takings: 3_000,
  orders: 40,
  average: 90,
  paid: { orders: 40, takings: 0 },
  toApprove: { median: 3, slowest: 9, byMinute: [] },
  toMake: { median: null, slowest: null, byMinute: [] },
});

const open = (path = address, report = buildReport(), reportBefore = before) => {
  // Half past midnight in Jerusalem: it is the 17th there and the 16th in UTC.
  vi.useFakeTimers({ now: new Date('2026-11-16T22:30:00Z'), toFake: ['Date'] });
  const server = fakeServer();
  server.reply('GET /reports', ({ query: { from = '', to = '' } }) => ({
    from,
    to,
    timeZone,
    report,
    before: { from: '2026-09-19', to: '2026-10-18', report: reportBefore },
  }));
  const screen = renderScreen(<SpanReport restaurantName="Harbour" />, { path, timeZone });
  const requests = () => server.calls('GET /reports').map(({ query }) => query);
  return { ...screen, server, page: within(screen.container), requests };
};

afterEach(() => vi.useRealTimers());

describe('the report of a span', () => {
  it('is of the last thirty days where none are named, by the restaurant’s calendar', async () => {
    const { page, requests } = open();
    expect(await page.findByRole('heading', { name: '19 Oct 2026 – 17 Nov 2026' })).toBeTruthy();
    expect(requests()).toEqual([{ from: '2026-10-19', to: '2026-11-17' }]);
    expect(page.getByRole('link', { current: true }).textContent).toBe('Last 30 days');
    expect(page.getByText('Compared with 19 Sept 2026 – 18 Oct 2026')).toBeTruthy();
  });

  it('has an address for each preset', async () => {
    const { page, user, router, requests } = open();
    await user.click(await page.findByRole('link', { name: 'This week' }));
    expect(router.state.location.search).toBe('?from=2026-11-15&to=2026-11-17');
    expect(requests().at(-1)).toEqual({ from: '2026-11-15', to: '2026-11-17' });
    await user.click(page.getByRole('link', { name: 'Today' }));
    expect(await page.findByRole('heading', { name: '17 Nov 2026' })).toBeTruthy();
    // A single day has no chart of days.
    expect(page.queryByRole('region', { name: 'Takings by day' })).toBeNull();
  });

  it('compares nothing with days on which nothing was ordered', async () => {
    const { page } = open(address, buildReport(), buildEmptyReport({ shifts: 0 }));
    expect(await page.findByText(/^No comparison: there were no orders/)).toBeTruthy();
    expect(page.queryByText(/before: /)).toBeNull();
    expect(page.queryByText('The period before')).toBeNull();
  });

  it('says in words what has changed since the span before', async () => {
    const { page } = open();
    const figures = (await page.findByText('Takings', { selector: 'dt' })).closest('dl');
    const texts = [...(figures?.children ?? [])].map((figure) => figure.textContent);
    expect(texts).toEqual([
      'Takings₪3,210.50₪210.50 more (7%)Before: ₪3,000.00',
      'Orders401 shiftNo changeBefore: 40',
      'Average order₪80.26₪9.74 less (11%)Before: ₪90.00',
      'Paid₪3,050.50Not paid: ₪160.00₪3,050.50 moreBefore: ₪0.00',
      'To approve (median)1 minslowest 6 min2 min less (67%)Before: 3 min',
      'To make (median)14 minslowest 95 minBefore: not measured',
    ]);
  });

  it('shows the span before beside it in the charts by day and hour, and in their tables', async () => {
    const { page, user } = open();
    const hours = within(await page.findByRole('region', { name: 'Takings by hour' }));
    expect(hours.getByText('The period before')).toBeTruthy();
    expect(hours.getByRole('img', { name: /^20:00/ }).getAttribute('aria-label')).toBe(
      '20:00: The period before: ₪1,150.00, This period: ₪1,150.00',
    );
    await user.click(hours.getByRole('button', { name: 'Table' }));
    expect(hours.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Hour',
      'Orders',
      'Takings',
      'Takings before',
    ]);
    expect(page.getByRole('region', { name: 'Takings by day' })).toBeTruthy();
  });

  it('is of days of one’s own, and refuses those that make no span', async () => {
    const { page, user, router } = open();
    const from = await page.findByLabelText('From');
    const to = page.getByLabelText('To');
    fireEvent.change(from, { target: { value: '2026-05-10' } });
    fireEvent.change(to, { target: { value: '2026-05-01' } });
    await user.click(page.getByRole('button', { name: 'Show' }));
    expect(page.getByText('The last day is before the first.')).toBeTruthy();
    expect(to.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(to, { target: { value: '' } });
    await user.click(page.getByRole('button', { name: 'Show' }));
    expect(page.getByText('Choose a day.')).toBeTruthy();
    expect(router.state.location.search).toBe('');
    fireEvent.change(to, { target: { value: '2026-05-31' } });
    await user.click(page.getByRole('button', { name: 'Show' }));
    expect(router.state.location.search).toBe('?from=2026-05-10&to=2026-05-31');
  });

  it('is not asked for by an address that names no span', async () => {
    const { page, requests } = open(`${address}?from=2026-13-01&to=2026-11-16`);
    expect((await page.findByRole('alert')).textContent).toContain('There is no such day.');
    expect(requests()).toEqual([]);
    expect(page.getByRole('link', { name: 'Today' })).toBeTruthy();
  });

  it('says that there were no shifts on these days', async () => {
    const { page } = open(address, buildEmptyReport({ shifts: 0 }));
    expect(await page.findByText('No shifts on these days')).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('belongs to the plan that takes orders', async () => {
    const { server, page, user } = open();
    server.reply('GET /reports', refuse('plan_required'));
    await user.click(await page.findByRole('link', { name: 'Today' }));
    expect(await page.findByText('Reports are part of the Pro plan')).toBeTruthy();
  });
});
