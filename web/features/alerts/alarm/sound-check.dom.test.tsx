import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { AlarmControl, AlarmMarks } from './alarm-control.tsx';
import { SoundCheck } from './sound-check.tsx';
import { fakeAudio } from './testing/fake-audio.ts';
import { useOrderAlarm } from './use-order-alarm.ts';

const deletedIds = new Set<string>();
const Board = ({ isOpen = false }) => {
  const alarm = useOrderAlarm({ orders: [], deletedIds, isLoaded: true, isOpen, isUnreachable: false });
  return (
    <>
      <footer>
        <AlarmMarks alarm={alarm} />
      </footer>
      <AlarmControl alarm={alarm} />
      <SoundCheck alarm={alarm} />
    </>
  );
};

const atTheBoard = (settings?: { volume: number; isMuted: boolean }, isAllowed = true) => {
  if (settings) localStorage.setItem('menta-alarm', JSON.stringify(settings));
  const audio = fakeAudio({ isAllowed });
  const screen = renderScreen(<Board />);
  return {
    ...screen,
    audio,
    press: async (name: string) => screen.user.click(await screen.findByRole('button', { name })),
  };
};

describe('the sound check', () => {
  it('plays the sound, asks whether it was heard, and is content with a yes', async () => {
    const { press, audio, queryByText, getByText } = atTheBoard();
    expect(getByText('The sound is off')).toBeTruthy();
    await press('Turn on the sound');
    expect(audio.heard()).toEqual(['new']);
    await press('Yes, I heard it');
    expect(queryByText('Did you hear it?')).toBeNull();
    expect(queryByText('The sound is off')).toBeNull();
  });

  it('takes no space once nothing can make an order go unnoticed', async () => {
    const { press, getByRole } = atTheBoard();
    await press('Turn on the sound');
    await press('Yes, I heard it');
    expect(getByRole('contentinfo').childElementCount).toBe(0);
  });

  it('plays it at full volume to whoever did not hear it, at once', async () => {
    const { press, audio, getByText } = atTheBoard({ volume: 0, isMuted: true });
    await press('Turn on the sound');
    expect(audio.heard()).toEqual([]);
    await press('No, again');
    expect(audio.volumes()).toEqual([1]);
    expect(getByText(/Turn the device up/)).toBeTruthy();
  });

  it('says what to do where the browser forbids it', async () => {
    const { press, getByText } = atTheBoard(undefined, false);
    await press('Turn on the sound');
    expect(getByText(/The browser blocks sound/)).toBeTruthy();
  });

  it('asks for notifications only after the sound was heard', async () => {
    const requestPermission = vi.fn(async () => 'granted');
    vi.stubGlobal('Notification', Object.assign(vi.fn(), { permission: 'default', requestPermission }));
    const { press } = atTheBoard();
    await press('Turn on the sound');
    expect(requestPermission).not.toHaveBeenCalled();
    await press('Yes, I heard it');
    expect(requestPermission).toHaveBeenCalledTimes(1);
  });
});

describe('the settings of the alarm', () => {
  it('say for as long as it lasts that the sound is muted, or at nothing', async () => {
    const { press, user, findByRole, queryByText } = atTheBoard();
    expect(queryByText('Sound is muted')).toBeNull();
    await press('Sound and alerts');
    await user.click(await findByRole('switch', { name: /Mute the sound/ }));
    await press('Close');
    expect(queryByText('Sound is muted')).toBeTruthy();
  });

  it('play each sound to try it, at the volume that is set', async () => {
    const { press, audio } = atTheBoard({ volume: 0.4, isMuted: false });
    await press('Turn on the sound');
    await press('Yes, I heard it');
    audio.heard();
    await press('Sound and alerts');
    for (const name of ['New order', 'Order cancelled', 'Connection lost']) await press(name);
    expect(audio.heard()).toEqual(['new', 'cancelled', 'lost']);
    await press('Order cancelled');
    expect(audio.volumes()).toEqual([0.4]);
  });

  it('tell where the screen may go to sleep: no lock to be had, or the battery took it', async () => {
    let onRelease = () => {};
    const request = async () => ({
      released: false,
      release: async () => {},
      addEventListener: (_: string, listener: () => void) => {
        onRelease = listener;
      },
    });
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
    fakeAudio();
    const { findByText, queryByText } = renderScreen(<Board isOpen />);
    await act(async () => {});
    expect(queryByText('Screen may sleep')).toBeNull();
    act(() => onRelease());
    expect(await findByText('Screen may sleep')).toBeTruthy();
  });
});
