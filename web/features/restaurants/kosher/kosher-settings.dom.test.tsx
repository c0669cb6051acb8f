import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KosherSettings } from '#core/restaurants/kosher.contract.ts';
import { kosherQuery } from '#web/lib/query/kosher-query.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { CertificateNotice } from './certificate-notice.tsx';
import { KosherForm } from './kosher-form.tsx';

const save = 'PUT /restaurants/kosher';
const off: KosherSettings = { isKosher: false, kosherCertificate: null, kosherCertificateExpiresOn: null };
const certified: KosherSettings = {
  isKosher: true,
  kosherCertificate: '/images/x/1280.webp',
  kosherCertificateExpiresOn: '2026-12-31',
};

const openForm = (saved: KosherSettings) => {
  const server = fakeServer();
  const screen = renderScreen(<KosherForm saved={saved} />);
  return {
    ...screen,
    server,
    press: (name: string) => screen.user.click(screen.getByRole('button', { name })),
    day: () => screen.getByLabelText(/Valid until/) as HTMLInputElement,
  };
};

describe('the settings of a kosher kitchen', () => {
  it('are switched on, and sent with what they replace', async () => {
    const { server, user, getByRole, press, findByText } = openForm(off);
    server.reply(save, { ...off, isKosher: true });
    await user.click(getByRole('switch', { name: 'The kitchen is kosher' }));
    await press('Save kosher settings');
    expect(await findByText('The kosher settings were saved.')).toBeTruthy();
    expect(server.calls(save)[0]?.body).toEqual({ ...off, isKosher: true, was: off });
  });

  it('want the last day of a certificate before they are sent', async () => {
    const { server, press, day, findByText } = openForm(certified);
    fireEvent.change(day(), { target: { value: '' } });
    await press('Save kosher settings');
    expect(await findByText('A certificate needs its last day')).toBeTruthy();
    expect(server.routes()).toEqual([]);
    server.reply(save, certified);
    fireEvent.change(day(), { target: { value: '2027-01-31' } });
    await press('Save kosher settings');
    await waitFor(() => expect(server.calls(save)).toHaveLength(1));
    expect(server.calls(save)[0]?.body).toMatchObject({ kosherCertificateExpiresOn: '2027-01-31' });
  });

  it('show both when another screen was faster, and save over it only when told to', async () => {
    const { server, press, day, findByText } = openForm(certified);
    const theirs = { ...certified, kosherCertificateExpiresOn: '2027-06-30' };
    server.reply(save, refuse('changed_meanwhile', '', { kosher: theirs }));
    fireEvent.change(day(), { target: { value: '2027-01-31' } });
    await press('Save kosher settings');
    expect(await findByText('2027-06-30')).toBeTruthy();
    server.reply(save, { ...certified, kosherCertificateExpiresOn: '2027-01-31' });
    await press('Save mine');
    await waitFor(() => expect(server.calls(save)).toHaveLength(2));
    expect(server.calls(save)[1]?.body).toMatchObject({
      kosherCertificateExpiresOn: '2027-01-31',
      was: theirs,
    });
  });
});

describe('the reminder on the dashboard', () => {
  afterEach(() => void vi.useRealTimers());

  const remindAt = async (now: string, settings = certified, timeZone?: string) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    const server = fakeServer();
    server.reply('GET /restaurants/kosher', settings);
    const { queryByRole, queries } = renderScreen(<CertificateNotice />, { timeZone });
    await waitFor(() => expect(queries.getQueryData(kosherQuery.queryKey)).toEqual(settings));
    return waitFor(() => queryByRole('alert')?.textContent ?? null);
  };

  it.each([
    ['2026-12-16T12:00:00Z', null],
    ['2026-12-17T12:00:00Z', 'Your kosher certificate is valid for 14 more days'],
    ['2026-12-30T12:00:00Z', 'Your kosher certificate is valid for 1 more day'],
    ['2026-12-31T12:00:00Z', 'Today is the last day of your kosher certificate'],
    ['2027-02-01T12:00:00Z', 'Your kosher certificate has expired'],
  ])('at %s says %s', async (now, expected) => {
    const reminder = await remindAt(now);
    if (expected === null) expect(reminder).toBeNull();
    else await waitFor(() => expect(document.body.textContent).toContain(expected));
  });

  it.each([
    ['Asia/Jerusalem', 'Your kosher certificate has expired'],
    ['America/New_York', 'Today is the last day of your kosher certificate'],
  ])('counts the days of the restaurant, which in %s are others', async (timeZone, expected) => {
    await remindAt('2026-12-31T23:30:00Z', certified, timeZone);
    await waitFor(() => expect(document.body.textContent).toContain(expected));
  });

  it('is none for a kitchen that is not kosher', async () => {
    expect(await remindAt('2027-02-01T12:00:00Z', { ...certified, isKosher: false })).toBeNull();
  });
});
