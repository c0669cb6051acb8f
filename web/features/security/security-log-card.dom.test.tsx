import { describe, expect, it } from 'vitest';
import type { Locale } from '#core/i18n/locale.ts';
import { securityKinds } from '#core/security/security-kinds.ts';
import type { SecurityEntry } from '#core/security/security-log.contract.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { securityKindTexts } from './security-log.texts.ts';
import { SecurityLogCard } from './security-log-card.tsx';

const route = 'GET /users/me/security-log';
const entry = (overrides: Partial<SecurityEntry> = {}): SecurityEntry => ({
  _id: 1,
  kind: 'log_in',
  at: '2026-03-01T10:30:00.000Z',
  firstAt: '2026-03-01T10:30:00.000Z',
  count: 1,
  network: '203.0.113.0/24',
  device: { browser: 'chrome', system: 'android' },
  ...overrides,
});

const openLog = async (entries: SecurityEntry[], locale: Locale = 'en') => {
  const server = fakeServer();
  server.reply(route, { entries, next: null });
  const screen = renderScreen(<SecurityLogCard />, { locale });
  await screen.user.click(
    screen.getByRole('button', { name: locale === 'en' ? 'Show the log' : 'הצגת היומן' }),
  );
  return { ...screen, server };
};

describe('the security log', () => {
  it('is read when the owner asks for it', async () => {
    const server = fakeServer();
    renderScreen(<SecurityLogCard />);
    expect(server.routes()).toEqual([]);
  });

  it('says what happened, on what, from where and how often', async () => {
    const { findAllByRole } = await openLog([
      entry({ _id: 3, kind: 'log_in_failed', count: 40, firstAt: '2026-03-01T10:01:00.000Z' }),
      entry({ _id: 2, kind: 'log_in_failed', count: 900, network: null, device: null }),
      entry({ _id: 1, kind: 'operator_plan_changed', network: null, device: null }),
      entry({ _id: 4, device: { browser: 'other', system: 'other' } }),
    ]);
    const [repeated, flood, operator, unknown] = (await findAllByRole('listitem')).map(
      (row) => row.textContent,
    );
    expect(repeated).toMatch(/A log-in failed40 times.*Chrome · Android · network 203\.0\.113\.0\/24.*since/);
    expect(flood).toContain('From many networks');
    expect(operator).toContain('The plan was changedService operator');
    expect(unknown).toMatch(/Logged innetwork 203/);
  });

  it.each(['he', 'en'] as const)('has words for every kind (%s)', async (locale) => {
    const { findAllByRole } = await openLog(
      securityKinds.map((kind, _id) => entry({ kind, _id })),
      locale,
    );
    const rows = (await findAllByRole('listitem')).map((row) => row.textContent);
    for (const [index, kind] of securityKinds.entries())
      expect(rows[index]).toContain(securityKindTexts[kind][locale]);
  });

  it('goes on to older entries, after those that are shown', async () => {
    const { server, user, findByRole, findByText, getAllByRole, queryByRole } = await openLog([]);
    server.reply(route, ({ query }) =>
      query.before
        ? { entries: [entry({ _id: 1, kind: 'signed_up' })], next: null }
        : { entries: [entry({ _id: 2 })], next: '1772361000000-2' },
    );
    await user.click(await findByRole('button', { name: 'Hide the log' }));
    await user.click(await findByRole('button', { name: 'Show the log' }));
    await user.click(await findByRole('button', { name: 'Older entries' }));
    await findByText('The account was created');
    expect(getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('Logged in'),
      expect.stringContaining('The account was created'),
    ]);
    expect(server.calls(route).at(-1)?.query).toEqual({ before: '1772361000000-2' });
    expect(queryByRole('button', { name: 'Older entries' })).toBeNull();
  });

  it('says why it could not be read, and tries again', async () => {
    const server = fakeServer();
    server.reply(route, refuse('not_signed_in', 'Please log in.'));
    const { user, getByRole, findByRole, findByText } = renderScreen(<SecurityLogCard />);
    await user.click(getByRole('button', { name: 'Show the log' }));
    await findByRole('alert');
    server.reply(route, { entries: [entry()], next: null });
    await user.click(getByRole('button', { name: 'Try again' }));
    expect(await findByText('Logged in')).toBeTruthy();
  });
});
