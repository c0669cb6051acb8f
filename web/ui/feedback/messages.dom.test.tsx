import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';
import { MessageDock, showError, showSuccess, takeBackError } from './messages.tsx';

const say = (...said: Parameters<typeof showError>) => act(async () => showError(...said));

it('keeps one error of each thing that was tried, and takes it back alone', async () => {
  const { findByText, queryByText } = renderScreen(null);
  await say('The soda could not be saved', 'soda');
  await say('The soda could not be saved: no connection', 'soda');
  await say('The cake could not be saved', 'cake');
  expect(await findByText('The soda could not be saved: no connection')).toBeTruthy();
  expect(queryByText('The soda could not be saved')).toBeNull();
  act(() => takeBackError('soda'));
  await waitFor(() => expect(queryByText(/soda/)).toBeNull());
  expect(queryByText('The cake could not be saved')).toBeTruthy();
  act(() => takeBackError('cake'));
  await waitFor(() => expect(queryByText(/cake/)).toBeNull());
});

it('takes back what failed without a line, with or without a name, when the line is back', async () => {
  const { findByText, queryByText } = renderScreen(null);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await say('No connection: the soda was not saved', 'soda');
  await say('No connection');
  onLine.mockReturnValue(true);
  await say('The name is taken', 'name');
  expect(await findByText('No connection')).toBeTruthy();
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(queryByText(/No connection/)).toBeNull());
  expect(queryByText('The name is taken')).toBeTruthy();
  act(() => takeBackError('name'));
  onLine.mockRestore();
});

it('keeps them in the page’s own place, and takes them along when that page is left', async () => {
  const Page = () => {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <button type="button" aria-label="go" onClick={() => setThere(!isThere)} />
        <section>{isThere && <MessageDock />}</section>
      </>
    );
  };
  const { container, user, getByRole, findByText } = renderScreen(<Page />);
  const here = () => container.querySelector('section')?.textContent;
  await act(async () => showSuccess('Saved'));
  await waitFor(() => expect(here()).toContain('Saved'));
  await user.click(getByRole('button', { name: 'go' }));
  expect(here()).toBe('');
  expect(await findByText('Saved')).toBeTruthy();
  await user.click(getByRole('button', { name: 'go' }));
  expect(here()).toBe('');
});

it('says why a question stays open in the question itself, which covers the page', async () => {
  const { findByRole } = renderScreen(
    <>
      <MessageDock />
      <ConfirmDialog
        open
        onOpenChange={() => {}}
        title="Delete?"
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={() => {}}
      />
    </>,
  );
  const question = await findByRole('alertdialog');
  await say('It could not be deleted', 'delete');
  await waitFor(() => expect(question.textContent).toContain('It could not be deleted'));
  await act(async () => takeBackError('delete'));
  await waitFor(() => expect(question.textContent).not.toContain('deleted'));
});
