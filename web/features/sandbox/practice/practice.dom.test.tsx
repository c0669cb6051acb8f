import { describe, expect, it, vi } from 'vitest';
import { ownerId } from '#web/testing/build-account.ts';
import { fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PracticeBar } from './practice-bar.tsx';
import { PracticeDialog } from './practice-dialog.tsx';

const practice = {
  _id: 'e'.repeat(24),
  startTime: '2025-03-09T16:00:00.000Z',
  endsAt: '2025-03-09T18:00:00.000Z',
};

const openDialog = (options: { isOpen?: boolean; isOn?: boolean } = {}) => {
  const server = fakeServer();
  server.reply('GET /practice', { practice: options.isOn ? practice : null });
  const [onChanged, onClose] = [vi.fn(), vi.fn()];
  const screen = renderScreen(
    <PracticeDialog
      ownerId={ownerId}
      isOpen={options.isOpen ?? false}
      onChanged={onChanged}
      onClose={onClose}
    />,
  );
  return { ...screen, server, onChanged, onClose };
};

describe('practising', () => {
  it('says what it is, and begins', async () => {
    const { server, user, findByRole, getByText, onChanged, onClose } = openDialog();
    expect(getByText(/Nothing is kept/)).toBeTruthy();
    server.reply('POST /practice', practice);
    await user.click(await findByRole('button', { name: 'Start practising' }));
    await expect.poll(() => onClose).toHaveBeenCalled();
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(server.calls('POST /practice')).toHaveLength(1);
  });

  it('does not begin while guests are served', async () => {
    const { findByText, queryByRole } = openDialog({ isOpen: true });
    expect(await findByText(/A shift is open/)).toBeTruthy();
    expect(queryByRole('button', { name: 'Start practising' })).toBeNull();
  });

  it('says why it could not begin, and stays', async () => {
    const { server, user, findByRole, onClose } = openDialog();
    server.reply('POST /practice', refuse('no_active_menu_to_open', 'There is no active menu.'));
    await user.click(await findByRole('button', { name: 'Start practising' }));
    expect((await findByRole('alert')).textContent).toBe('There is no active menu.');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is ended from the same place', async () => {
    const { server, user, findByRole, onClose } = openDialog({ isOn: true });
    server.reply('DELETE /practice', {});
    await user.click(await findByRole('button', { name: 'End practice' }));
    await expect.poll(() => onClose).toHaveBeenCalled();
  });
});

describe('the bar of a practice', () => {
  const showBar = () => {
    const server = fakeServer();
    const onEnded = vi.fn();
    return {
      server,
      onEnded,
      ...renderScreen(<PracticeBar ownerId={ownerId} onEnded={onEnded} />, { locale: 'he' }),
    };
  };

  it('cannot be missed, and ends it', async () => {
    const { server, user, getByRole, findByText, onEnded } = showBar();
    expect(getByRole('region', { name: 'ערב אימון' }).textContent).toContain('ההזמנות מומצאות');
    server.reply('DELETE /practice', {});
    await user.click(getByRole('button', { name: 'סיום האימון' }));
    expect(await findByText(/האימון הסתיים/)).toBeTruthy();
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('stays when the line is dead, and says so', async () => {
    const { server, user, getByRole, findByText, onEnded } = showBar();
    server.reply('DELETE /practice', noLine);
    await user.click(getByRole('button', { name: 'סיום האימון' }));
    expect(await findByText(/אין חיבור לשרת/)).toBeTruthy();
    expect(onEnded).not.toHaveBeenCalled();
  });
});
