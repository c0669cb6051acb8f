import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PreflightDialog } from './preflight-dialog.tsx';
import type { BoardFacts } from './use-preflight.ts';

const keep = 'PUT /services/:serviceId/preflight';
const shiftId = 'b'.repeat(24);

type Device = { clockOffMs?: number; battery?: { level: number; charging: boolean } };

/** A device with this clock and battery; the rest of its calls go to the fake server. */
const onDevice = ({ clockOffMs = 0, battery }: Device) => {
  const server = fakeServer();
  server.reply(keep, {});
  const answer = fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    address === '/healthz'
      ? new Response('{}', { headers: { date: new Date(Date.now() - clockOffMs).toUTCString() } })
      : answer(address, init),
  );
  const getBattery = battery && (async () => battery);
  Object.defineProperty(navigator, 'getBattery', { value: getBattery, configurable: true });
  return server;
};

const atTheBoard = async (device: Device = {}, overrides: Partial<BoardFacts> = {}, hasShift = true) => {
  const server = onDevice(device);
  const onClose = vi.fn();
  const played = vi.fn();
  const Board = () => {
    const [sound, setSound] = useState<BoardFacts['sound']>(overrides.sound ?? 'off');
    return (
      <PreflightDialog
        facts={{ isScreenHeld: true, isLive: true, ...overrides, sound }}
        shiftId={hasShift ? shiftId : null}
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
  const savedResults = () => (server.calls(keep)[0]?.body as { results: unknown } | undefined)?.results;
  return { ...screen, server, onClose, played, press, lineOf, savedResults };
};

describe('the pre-flight', () => {
  it('finds everything well once somebody has heard the sound, and keeps it with the shift', async () => {
    const { press, played, lineOf, onClose, savedResults, server } = await atTheBoard({
      battery: { level: 0.9, charging: false },
    });
    expect(lineOf('Sound')).toContain('tell us whether you hear it');
    await press('Play the sound');
    expect(played).toHaveBeenCalledTimes(1);
    await press('Yes, I heard it');
    expect(lineOf('Sound')).toContain('Heard.');
    await press('Done');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(savedResults()).toEqual({ sound: 'ok', awake: 'ok', live: 'ok', clock: 'ok', battery: 'ok' });
    expect(server.calls(keep)[0]?.params).toEqual({ serviceId: shiftId });
  });

  it('says of each failure what to do about it', async () => {
    const { lineOf, press, savedResults, played } = await atTheBoard(
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
      expect(savedResults()).toEqual({
        sound: 'failed',
        awake: 'failed',
        live: 'failed',
        clock: 'failed',
        battery: 'failed',
      }),
    );
  });

  it('knows what the device does not say, and a sound that nobody tried was not heard', async () => {
    const { lineOf, press, savedResults } = await atTheBoard();
    expect(lineOf('Battery')).toContain('does not say');
    await press('Done');
    await waitFor(() =>
      expect(savedResults()).toEqual({
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

  it('can be skipped, and then keeps nothing', async () => {
    const { press, onClose, server } = await atTheBoard();
    await press('Skip');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(server.calls(keep)).toEqual([]);
  });

  it('stays when the result could not be kept, and says so', async () => {
    const { press, server, onClose, findByText } = await atTheBoard();
    server.reply(keep, refuse('internal'));
    await press('Done');
    expect(await findByText(/The result was not saved/)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('works without a shift too', async () => {
    const { press, server, onClose } = await atTheBoard({}, {}, false);
    await press('Done');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.calls(keep)).toEqual([]);
  });
});
