import { act } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { useBeforeUnload } from './use-before-unload.ts';
import { useBlocker } from './use-blocker.ts';

const Form = () => {
  const [text, setText] = useState('');
  const blocked = useBlocker((from, to) => text !== '' && from.pathname !== to.pathname);
  useBeforeUnload(() => text !== '');
  return (
    <>
      <input aria-label="note" value={text} onChange={(event) => setText(event.target.value)} />
      {blocked && (
        <div role="alertdialog">
          <button type="button" aria-label="stay" onClick={blocked.stay} />
          <button type="button" aria-label="leave" onClick={blocked.proceed} />
        </div>
      )}
    </>
  );
};

const open = async () => {
  const screen = renderScreen(<h1>{'before'}</h1>, {
    elsewhere: { '/form': <Form />, '/after': <h1>{'after'}</h1> },
  });
  const { user, getByRole, queryByRole, router, history } = screen;
  await act(() => router.navigate('/form'));
  return {
    ...screen,
    type: () => user.type(getByRole('textbox'), 'half'),
    press: (name: string) => user.click(getByRole('button', { name })),
    isPrompted: () => queryByRole('alertdialog') !== null,
    back: () => act(() => history.go(-1)),
  };
};

describe('a page that holds its reader back', () => {
  it('asks before the back button leaves it, and keeps what was typed by staying', async () => {
    const { type, back, isPrompted, press, getByRole, history } = await open();
    await type();
    back();
    expect([isPrompted(), history.current()]).toEqual([true, '/form']);
    await press('stay');
    expect([isPrompted(), (getByRole('textbox') as HTMLInputElement).value]).toEqual([false, 'half']);
  });

  it('lets the back button go on when its reader says so', async () => {
    const { type, back, press, getByRole, history } = await open();
    await type();
    back();
    await press('leave');
    expect([getByRole('heading').textContent, history.current()]).toEqual(['before', '/']);
  });

  it('does so by what it knows now, and no longer than it is shown', async () => {
    const { type, user, router, isPrompted, getByRole, back } = await open();
    await type();
    await user.clear(getByRole('textbox'));
    await act(() => router.navigate('/after'));
    expect(getByRole('heading').textContent).toBe('after');
    back();
    await type();
    await act(() => router.navigate('/after'));
    expect(isPrompted()).toBe(true);
  });

  it('has the browser ask before the tab is closed, only while there is something', async () => {
    const { type, unmount } = await open();
    const isAskedOnClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAskedOnClosing()).toBe(false);
    await type();
    expect(isAskedOnClosing()).toBe(true);
    unmount();
    expect(isAskedOnClosing()).toBe(false);
  });
});
