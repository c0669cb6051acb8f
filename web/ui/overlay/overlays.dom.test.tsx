import { act, fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Link } from '#web/lib/router/link.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { UnsavedGuard, useLeave, useUnsaved } from './unsaved-guard.tsx';

describe('a question', () => {
  const ask = (onConfirm: () => unknown) => {
    const Page = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" aria-label="delete" onClick={() => setOpen(true)} />
          <ConfirmDialog
            open={open}
            onOpenChange={setOpen}
            title="Delete it?"
            confirmLabel="Yes"
            cancelLabel="No"
            onConfirm={onConfirm}
          />
        </>
      );
    };
    const screen = renderScreen(<Page />);
    const press = (name: string) => screen.user.click(screen.getByRole('button', { name }));
    return { ...screen, press, isOpen: () => screen.queryByRole('alertdialog') !== null };
  };

  it('does nothing when it is answered with no or Escape', async () => {
    const onConfirm = vi.fn();
    const { press, isOpen, user } = ask(onConfirm);
    await press('delete');
    await press('No');
    expect(isOpen()).toBe(false);
    await press('delete');
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('gives the focus back to the button that asked', async () => {
    const { press, getByRole } = ask(vi.fn());
    await press('delete');
    await press('No');
    await waitFor(() => expect(document.activeElement).toBe(getByRole('button', { name: 'delete' })));
  });

  it('stays, at work, until the answer is carried out, and is carried out once', async () => {
    const work = Promise.withResolvers<void>();
    const onConfirm = vi.fn(() => work.promise);
    const { press, isOpen, user, getByRole } = ask(onConfirm);
    await press('delete');
    await press('Yes');
    await user.keyboard('{Escape}');
    fireEvent.click(getByRole('button', { name: 'Yes' }));
    expect([isOpen(), onConfirm.mock.calls.length]).toEqual([true, 1]);
    await act(async () => work.resolve());
    expect(isOpen()).toBe(false);
  });

  it('stays for another try when it failed', async () => {
    const onConfirm = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(undefined);
    const { press, isOpen } = ask(onConfirm);
    await press('delete');
    await press('Yes');
    expect(isOpen()).toBe(true);
    await press('Yes');
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});

describe('a dialog', () => {
  it('whose field takes the focus by itself gives it back all the same', async () => {
    const Page = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" aria-label="start" onClick={() => setOpen(true)} />
          {open && (
            <Dialog open onOpenChange={setOpen} title="Start?">
              <input aria-label="password" autoFocus />
            </Dialog>
          )}
        </>
      );
    };
    const { user, getByRole } = renderScreen(<Page />);
    await user.click(getByRole('button', { name: 'start' }));
    expect(document.activeElement).toBe(getByRole('textbox', { name: 'password' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(getByRole('button', { name: 'start' })));
  });

  it('that may lose something is not closed by a tap beside it, and still by Escape', async () => {
    const onOpenChange = vi.fn();
    const { user } = renderScreen(
      <Dialog open onOpenChange={onOpenChange} title="Edit" closesOnOutsideClick={false}>
        <input aria-label="name" />
      </Dialog>,
    );
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(onOpenChange).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('in which a field takes the focus gives it back as well', async () => {
    const Page = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" aria-label="open" onClick={() => setOpen(true)} />
          <Dialog open={open} onOpenChange={setOpen} title="Edit">
            <input aria-label="name" autoFocus />
          </Dialog>
        </>
      );
    };
    const { user, getByRole } = renderScreen(<Page />);
    const opener = getByRole('button', { name: 'open' });
    await user.click(opener);
    expect(document.activeElement).toBe(getByRole('textbox'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('what is unsaved', () => {
  const Form = () => {
    const [text, setText] = useState('');
    const leave = useLeave();
    const [tab, setTab] = useState('one');
    useUnsaved(text !== '');
    return (
      <>
        <input aria-label="note" value={text} onChange={(event) => setText(event.target.value)} />
        <button type="button" aria-label="other tab" onClick={() => leave(() => setTab('two'))} />
        <output>{tab}</output>
        <Link to="/editor?tab=design" aria-label="same page" />
        <Link to="/away" aria-label="away" />
      </>
    );
  };
  const openPage = () => {
    const screen = renderScreen(
      <UnsavedGuard>
        <Form />
      </UnsavedGuard>,
      { path: '/editor', elsewhere: { '/away': <h1>{'away'}</h1> } },
    );
    const { user, getByRole, queryByRole, router } = screen;
    return {
      ...screen,
      type: () => user.type(getByRole('textbox'), 'half'),
      follow: (name: string) => user.click(getByRole('link', { name })),
      press: (name: string) => user.click(getByRole('button', { name })),
      isPrompted: () => queryByRole('alertdialog') !== null,
      address: () => router.state.location.pathname + router.state.location.search,
      closesUnprompted: () => {
        const event = new Event('beforeunload', { cancelable: true });
        dispatchEvent(event);
        return !event.defaultPrevented;
      },
    };
  };

  it('stops nobody while there is nothing of it', async () => {
    const { follow, press, address, closesUnprompted, getByRole } = openPage();
    await press('other tab');
    expect([getByRole('status').textContent, closesUnprompted()]).toEqual(['two', true]);
    await follow('away');
    expect(address()).toBe('/away');
  });

  it('is asked about before a link leads away, and kept by staying', async () => {
    const { type, follow, press, address, isPrompted, getByRole, closesUnprompted } = openPage();
    await type();
    expect(closesUnprompted()).toBe(false);
    await follow('away');
    expect([address(), isPrompted()]).toEqual(['/editor', true]);
    await press('Stay');
    expect([address(), isPrompted(), (getByRole('textbox') as HTMLInputElement).value]).toEqual([
      '/editor',
      false,
      'half',
    ]);
    await follow('away');
    await press('Leave without saving');
    await waitFor(() => expect(address()).toBe('/away'));
  });

  it('is asked about before another part takes its place', async () => {
    const { type, press, getByRole, isPrompted } = openPage();
    await type();
    await press('other tab');
    expect(isPrompted()).toBe(true);
    await press('Stay');
    expect(getByRole('status').textContent).toBe('one');
    await press('other tab');
    await press('Leave without saving');
    await waitFor(() => expect(getByRole('status').textContent).toBe('two'));
  });

  it('does not mind another search on the same page', async () => {
    const { type, follow, address, isPrompted } = openPage();
    await type();
    await follow('same page');
    expect([address(), isPrompted()]).toEqual(['/editor?tab=design', false]);
  });

  it('stops nobody once it is taken back', async () => {
    const { type, user, getByRole, follow, address } = openPage();
    await type();
    await user.clear(getByRole('textbox'));
    await follow('away');
    expect(address()).toBe('/away');
  });
});
