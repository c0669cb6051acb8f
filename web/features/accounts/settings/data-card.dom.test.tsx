import { waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildAccount } from '#web/testing/build-account.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { DataCard } from './data-card.tsx';

describe('taking my data', () => {
  const verify = 'POST /users/verify-password';
  const open = async () => {
    const server = fakeServer();
    const downloads: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      downloads.push(this.getAttribute('href') ?? '');
    });
    onTestFinished(() => click.mockRestore());
    const screen = renderScreen(<DataCard email={buildAccount().email} />);
    await screen.user.click(screen.getByRole('button', { name: 'Download my data' }));
    await screen.findByRole('dialog');
    const say = async (password: string) => {
      await screen.user.write(screen.getByLabelText(/Account password/, { selector: 'input' }), password);
      await screen.user.click(screen.getByRole('button', { name: 'Download' }));
    };
    return { ...screen, server, downloads, say };
  };

  it('asks for the password first', async () => {
    const { server, say, downloads, queryByRole } = await open();
    expect(downloads).toEqual([]);
    server.reply(verify, { verifiedUntil: '2025-03-09T16:05:00.000Z' });
    await say('secret-1');
    await waitFor(() => expect(downloads).toEqual(['/api/users/me/export']));
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  });

  it('downloads nothing for a wrong one', async () => {
    const { server, say, downloads, findByText } = await open();
    server.reply(verify, refuse('wrong_password', 'Incorrect password'));
    await say('nonsense');
    expect(await findByText('Incorrect password')).toBeTruthy();
    expect(downloads).toEqual([]);
  });
});
