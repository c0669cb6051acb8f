import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { PreflightFindings } from '#core/shifts/preflight.ts';
import type { Answer } from '#web/lib/api/call.ts';
import { fakeServer, noLine } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PreflightDialog } from './preflight-dialog.tsx';
import type { BoardFacts } from './use-preflight.ts';

type Device = {
  clockOffMs?: number;
  battery?: { level: number; charging: boolean };
  printers?: Answer<'GET /printers/state'> | typeof noLine;
};

/** A device with this clock and battery; the rest of its calls go to the fake server. */
const onDevice = ({ clockOffMs = 0, battery, printers = [] }: Device) => {
  fakeServer().reply('GET /printers/state', printers);
  const answer = fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    address === '/healthz'
      ? new Response('{}', { headers: { date: new Date(Date.now() - clockOffMs).toUTCString() } })
      : answer(address, init),
  );
  const getBattery = battery && (async () => battery);
  Object.defineProperty(navigator, 'getBattery', { value: getBattery, configurable: true });
};

const atTheBoard = async (device: Device = {}, overrides: Partial<BoardFacts> = {}, isBefore = false) => {
  onDevice(device);
  const onClose = vi.fn();
  const onSkip = vi.fn();
  const onFound = vi.fn<(found: PreflightFindings) => Promise<void>>(async () => {});
  const played = vi.fn();
  const Board = () => {
    const [sound, setSound] = useState<BoardFacts['sound']>(overrides.sound ?? 'off');
    return (
      <PreflightDialog
        facts={{ isScreenHeld: true, isLive: true, ...overrides, sound }}
        isBefore={isBefore}
        onFound={onFound}
        onSkip={onSkip}
        onPlay={() => {
          played();
          if (sound !== 'blocked') setSound('asking');
        }}
        onHeard={() => setSound('on')}
        onClose={onClose}
      />
    );
  };
  const screen = renderScreen(<Board />);
  await act(async () => {});
  const press = async (name: string) => screen.user.click(await screen.findByRole('button', { name }));
  const lineOf = (title: string) =>
    screen.getAllByRole('listitem').find((line) => line.textContent?.startsWith(title))?.textContent ?? '';
  const found = () => onFound.mock.calls[0]?.[0];
  return { ...screen, onClose, onSkip, onFound, played, press, lineOf, found };
};

describe('the pre-flight', () => {
  it('finds everything well once somebody has heard the sound', async () => {
    const { press, played, lineOf, found } = await atTheBoard({
      battery: { level: 0.9, charging: false },
    });
    expect(lineOf('Sound')).toContain('tell us whether you hear it');
    await press('Play the sound');
    expect(played).toHaveBeenCalledTimes(1);
    await press('Yes, I heard it');
    expect(lineOf('Sound')).toContain('Heard.');
    await press('Done');
    await waitFor(() =>
      expect(found()).toEqual({ sound: 'ok', awake: 'ok', live: 'ok', clock: 'ok', battery: 'ok' }),
    );
  });

  it('says of each failure what to do about it', async () => {
    const { lineOf, press, found, played } = await atTheBoard(
      { clockOffMs: 5 * 60_000, battery: { level: 0.2, charging: false } },
      { isScreenHeld: false, isLive: false },
    );
    expect(lineOf('Screen')).toContain('Turn off automatic sleep');
    expect(lineOf('Live')).toContain('Check the Wi-Fi');
    expect(lineOf('Clock')).toContain('Turn on automatic time');
    expect(lineOf('Battery')).toContain('Plug the device in');
    await press('Play the sound');
    await press('No');
    expect(played).toHaveBeenCalledTimes(2);
    expect(lineOf('Sound')).toContain('Turn the device up');
    await press('Done');
    await waitFor(() =>
      expect(found()).toEqual({
        sound: 'failed',
        awake: 'failed',
        live: 'failed',
        clock: 'failed',
        battery: 'failed',
      }),
    );
  });

  it('knows what the device does not say, and a sound that nobody tried was not heard', async () => {
    const { lineOf, press, found } = await atTheBoard();
    expect(lineOf('Battery')).toContain('does not say');
    await press('Done');
    await waitFor(() =>
      expect(found()).toEqual({
        sound: 'failed',
        awake: 'ok',
        live: 'ok',
        clock: 'ok',
        battery: 'unknown',
      }),
    );
  });

  it('is content with a sound that was heard before, and says where the browser forbids it', async () => {
    const { queryByRole, lineOf } = await atTheBoard({}, { sound: 'on' });
    expect(lineOf('Sound')).toContain('Heard.');
    expect(queryByRole('button', { name: 'Play the sound' })).toBeNull();
  });

  it('asks every printer, and finds one failure enough', async () => {
    const printer = {
      _id: 'a'.repeat(24),
      name: 'מטבח Grill',
      kind: 'star',
      paper: 80,
      areas: null,
      status: 'paper_out',
      lastSeenAt: null,
      lastTicketAt: null,
      waiting: 0,
    } as const;
    const { lineOf, press, found, findByText } = await atTheBoard({
      printers: [printer, { ...printer, _id: 'b'.repeat(24), name: 'Bar', kind: 'browser', status: 'ok' }],
    });
    await findByText('מטבח Grill');
    expect(lineOf('מטבח Grill')).toContain('Out of paper · Put in a new roll');
    expect(lineOf('Bar')).toContain('Online');
    await press('Done');
    await waitFor(() => expect(found()?.printers).toBe('failed'));
  });

  it('does not know how printers are that the server did not tell of', async () => {
    const { lineOf, press, found, findByText } = await atTheBoard({ printers: noLine });
    await findByText('Printers');
    expect(lineOf('Printers')).toContain('nothing is known of the printers');
    await press('Done');
    await waitFor(() => expect(found()?.printers).toBe('unknown'));
  });

  it('can be skipped, and then has found nothing', async () => {
    const { press, onSkip, onFound } = await atTheBoard();
    await press('Skip');
    expect(onSkip).toHaveBeenCalledTimes(1);
    expect(onFound).not.toHaveBeenCalled();
  });

  it('stays when the result could not be kept, and says so', async () => {
    const { press, onFound, findByText } = await atTheBoard();
    onFound.mockRejectedValueOnce(new Error('no line'));
    await press('Done');
    expect(await findByText(/The result was not saved/)).toBeTruthy();
  });

  it('before the doors open leads on to opening them, and away without', async () => {
    const { press, onFound, onClose, getByText, user } = await atTheBoard({}, {}, true);
    expect(getByText(/before guests can order/)).toBeTruthy();
    await press('Continue to start the shift');
    await waitFor(() => expect(onFound).toHaveBeenCalledTimes(1));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
