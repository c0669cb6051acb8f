import { useQuery } from '@tanstack/react-query';
import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Right } from '#core/http/rights.ts';
import type { PersonAtStation } from '#core/staff/station-shape.ts';
import { call } from '#web/lib/api/call.ts';
import { requireRight, withPin } from '#web/lib/api/pin-asking.ts';
import { serverClock } from '#web/lib/clock/server-clock.ts';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { buildAccount } from '#web/testing/build-account.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { StationBar } from './station-bar.tsx';

const me = 'GET /users/me';
const typed = 'POST /staff/pin';
const resume = 'DELETE /pauses/:id';
const dana = { _id: 'a'.repeat(24), name: 'Dana', color: 'violet' } as const;
const avi = { _id: 'b'.repeat(24), name: 'Avi', color: 'red' } as const;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const atWork = (rights: Right[]): PersonAtStation => ({
  ...dana,
  rights,
  until: inMinutes(5),
  freshUntil: inMinutes(5),
  longestUntil: inMinutes(15),
});
const station = (person: PersonAtStation | null = null) => ({ name: 'Bar', people: [dana, avi], person });

const Page = () => {
  const { data } = useQuery(sessionQuery);
  return data?.station && <StationBar station={data.station} />;
};

const openBar = async (person: PersonAtStation | null = null) => {
  const server = fakeServer();
  server.reply(me, buildAccount({ email: '', station: station(person) }));
  server.reply(typed, atWork(['orders', 'stock']));
  server.reply(resume, []);
  server.reply('DELETE /staff/pin', {});
  const screen = renderScreen(<Page />);
  await screen.findByText('Bar');
  const press = (name: string) => screen.user.click(screen.getByRole('button', { name }));
  return { ...screen, server, press };
};
const end = () => call(resume, { params: { id: 'c'.repeat(24) } });

describe('a station that is refused for want of a PIN', () => {
  it('asks who it is, and what was refused goes on by itself', async () => {
    const { server, press, findByRole, getByLabelText, user, findByText } = await openBar();
    server.reply(resume, refuse('pin_required', 'Enter your PIN to do this.'));
    const work = vi.fn(end);
    const done = withPin(work);
    await findByRole('dialog', { name: 'Who are you?' });
    await press('Dana');
    server.reply(resume, []);
    for (const digit of '4071') await press(digit);
    expect((getByLabelText('PIN') as HTMLInputElement).type).toBe('password');
    await user.keyboard('{Enter}');
    expect(await done).toEqual([]);
    // Nobody was there, so the PIN came first.
    expect(work).toHaveBeenCalledTimes(1);
    expect(server.calls(typed)[0]?.body).toEqual({ personId: dana._id, pin: '4071' });
    await findByText('Dana');
  });

  it('begins at the first of the tiles, then at the PIN, and gives the focus back', async () => {
    const { press, findByRole, getByRole, getByLabelText, user } = await openBar();
    const pressed = getByRole('button', { name: 'Leave station mode' });
    pressed.focus();
    const done = withPin(end).catch(() => 'refused');
    await findByRole('dialog', { name: 'Who are you?' });
    const focused = () => document.activeElement;
    expect(focused()).toBe(getByRole('button', { name: 'Dana' }));
    await user.keyboard('{Enter}');
    expect(focused()).toBe(getByLabelText('PIN'));
    await press('Somebody else');
    expect(focused()).toBe(getByRole('button', { name: 'Dana' }));
    await press('Avi');
    expect(focused()).toBe(getByLabelText('PIN'));
    await user.keyboard('{Escape}');
    await done;
    await waitFor(() => expect(focused()).toBe(pressed));
  });

  it('asks once for all that is refused meanwhile, and gives up with whoever puts it aside', async () => {
    const { server, findByRole, getAllByRole, user } = await openBar();
    server.reply(resume, refuse('pin_required', 'Enter your PIN to do this.'));
    const results = Promise.allSettled([withPin(end), withPin(end)]);
    await findByRole('dialog', { name: 'Who are you?' });
    expect(getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('says which right is missing', async () => {
    const { server, findByText, user } = await openBar(atWork(['orders']));
    server.reply(resume, refuse('right_missing', 'No.', { right: 'stock' }));
    const done = withPin(end).catch(() => 'refused');
    await findByText(/This takes a right: Stock and pauses/);
    await user.keyboard('{Escape}');
    expect(await done).toBe('refused');
  });

  it('tells a wrong PIN, and how long it has to wait after too many', async () => {
    const { server, press, findByRole, findByText, getByLabelText, user } = await openBar();
    server.reply(resume, refuse('pin_required', ''));
    void withPin(end).catch(() => {});
    await findByRole('dialog', { name: 'Who are you?' });
    await press('Avi');
    await press('OK');
    await findByText('A PIN has at least 4 digits.');
    server.reply(typed, refuse('wrong_pin', 'Incorrect PIN'));
    await user.type(getByLabelText('PIN'), '9053{Enter}');
    await findByText('Incorrect PIN');
    expect((getByLabelText('PIN') as HTMLInputElement).value).toBe('');
    server.reply(typed, refuse('pin_blocked', '', { retryAfterSeconds: 90 }));
    await user.type(getByLabelText('PIN'), '9053{Enter}');
    await findByText('Too many wrong PINs. Try again in 1:30.');
    expect((getByLabelText('PIN') as HTMLInputElement).disabled).toBe(true);
    await user.keyboard('{Escape}');
  });
});

describe('who stands at a station', () => {
  it('is shown, is not asked again for what they may do, and can say that it is somebody else', async () => {
    const { server, press, getByText, findByText, queryByRole } = await openBar(atWork(['orderChanges']));
    getByText('Dana');
    expect(await requireRight('orderChanges')).toBe(true);
    expect(queryByRole('dialog')).toBeNull();
    await press('Not me');
    await findByText('No PIN entered');
    await waitFor(() => expect(server.calls('DELETE /staff/pin')).toHaveLength(1));
  });

  it('types the PIN again for what needs a password elsewhere, once five minutes are over', async () => {
    const { findByRole, findByText, user } = await openBar({
      ...atWork(['orders', 'orderChanges']),
      freshUntil: inMinutes(-1),
    });
    const asked = requireRight('orderChanges');
    await findByRole('dialog', { name: 'Dana' });
    await findByText(/This takes the PIN again/);
    await user.keyboard('{Escape}');
    expect(await asked).toBe(false);
  });

  it('stays for five minutes after each action, and no longer than the owner allows', async () => {
    const { getByText, findByText } = await openBar({ ...atWork(['stock']), until: inMinutes(1) });
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await act(() => withPin(end));
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
    getByText('Dana');
    await act(() => withPin(end));
    await act(() => vi.advanceTimersByTimeAsync(4.5 * 60_000));
    getByText('Dana');
    await act(() => withPin(end));
    await act(() => vi.advanceTimersByTimeAsync(4.5 * 60_000));
    await act(() => withPin(end));
    await act(() => vi.advanceTimersByTimeAsync(2.5 * 60_000));
    vi.useRealTimers();
    await findByText('No PIN entered');
  });

  it('is nobody once the five minutes are over', async () => {
    const past = { ...atWork(['orders']), until: new Date(Date.now() - 1).toISOString() };
    const { getByText, queryByText } = await openBar(past);
    getByText('No PIN entered');
    expect(queryByText('Dana')).toBeNull();
  });

  it('is there for those five minutes by the server’s time, on a tablet that is twelve minutes fast', async () => {
    const server = Date.now() - 12 * 60_000;
    serverClock.hearHeartbeat(server);
    const person = { ...atWork(['orders']), until: new Date(server + 5 * 60_000).toISOString() };
    const { getByText } = await openBar(person);
    getByText('Dana');
  });

  it('leaves with the account’s password alone', async () => {
    const { server, press, findByLabelText, getByRole, user, findByText } = await openBar();
    await press('Leave station mode');
    server.reply('POST /stations/leave', refuse('wrong_password', 'Incorrect password'));
    // The dialog's code comes when it is first opened.
    const password = await findByLabelText(/Account password/);
    await user.write(password, 'nonsense');
    const dialog = getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Leave station mode' }));
    await findByText('Incorrect password');
    expect(server.calls('POST /stations/leave')[0]?.body).toEqual({ password: 'nonsense' });
  });
});

describe('leaving a station whose account has a second factor', () => {
  it('asks for the code after the password, and sends both', async () => {
    const { server, press, findByLabelText, getByRole, user } = await openBar();
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await press('Leave station mode');
    server.reply('POST /stations/leave', refuse('second_factor_required'));
    await user.write(await findByLabelText(/Account password/), 'secret words');
    const submit = () =>
      user.click(within(getByRole('dialog')).getByRole('button', { name: 'Leave station mode' }));
    await submit();
    const code = await findByLabelText(/Code from your authenticator/);
    server.reply('POST /stations/leave', {});
    await user.type(code, '123456');
    await submit();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
    expect(server.calls('POST /stations/leave').map(({ body }) => body)).toEqual([
      { password: 'secret words' },
      { password: 'secret words', code: '123456' },
    ]);
  });
});

describe('a station whose bar is still on its way', () => {
  it('asks as soon as it is there', async () => {
    const server = fakeServer();
    server.reply(resume, refuse('pin_required', ''));
    const done = withPin(end).catch(() => 'refused');
    const { server: again, findByRole, user } = await openBar();
    again.reply(resume, refuse('pin_required', ''));
    await findByRole('dialog', { name: 'Who are you?' });
    await user.keyboard('{Escape}');
    expect(await done).toBe('refused');
  });
});
