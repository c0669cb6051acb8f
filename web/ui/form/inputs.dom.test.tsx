import { act, fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { Tabs } from '../layout/tabs.tsx';
import { FilePicker } from '../picture/file-picker.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { PasswordInput } from './password-input.tsx';
import { QuantityInput } from './quantity-input.tsx';
import { useSaveShortcut } from './use-save-shortcut.ts';

describe('a password', () => {
  it('is hidden until it is asked to be shown, and typed on meanwhile', async () => {
    const { getByRole, user, container } = renderScreen(<PasswordInput purpose="current" />);
    const field = container.querySelector('input') as HTMLInputElement;
    await user.type(field, 'sec');
    expect(field.type).toBe('password');
    await user.click(getByRole('button', { pressed: false }));
    expect([field.type, field.value]).toEqual(['text', 'sec']);
    await user.click(getByRole('button', { pressed: true }));
    expect(field.type).toBe('password');
  });
});

describe('a quantity', () => {
  it('stays between its limits', async () => {
    const Counted = () => {
      const [count, setCount] = useState(2);
      return <QuantityInput label="Quantity" value={count} max={3} onValueChange={setCount} />;
    };
    const { getByRole, user } = renderScreen(<Counted />);
    const [less, more] = ['Remove one', 'Add one'].map(
      (name) => getByRole('button', { name }) as HTMLButtonElement,
    );
    if (!less || !more) throw new Error('a quantity has two buttons');
    await user.click(more);
    expect([getByRole('status').textContent, more.disabled]).toEqual(['3', true]);
    await user.click(less);
    await user.click(less);
    expect([getByRole('status').textContent, less.disabled]).toEqual(['1', true]);
  });
});

describe('several of several', () => {
  it('keep the order of the options and rest once enough are chosen', async () => {
    const seen = vi.fn();
    const Chosen = () => {
      const [value, setValue] = useState<string[]>([]);
      return (
        <CheckboxGroup
          label="Extras"
          max={2}
          options={['egg', 'olives', 'onion'].map((each) => ({ value: each, label: each }))}
          value={value}
          onValueChange={(next) => {
            seen(next);
            setValue(next);
          }}
        />
      );
    };
    const { getByRole, user } = renderScreen(<Chosen />);
    await user.click(getByRole('checkbox', { name: 'onion' }));
    await user.click(getByRole('checkbox', { name: 'egg' }));
    expect(seen).toHaveBeenLastCalledWith(['egg', 'onion']);
    await user.click(getByRole('checkbox', { name: 'olives' }));
    expect(seen).toHaveBeenCalledTimes(2);
    await user.click(getByRole('checkbox', { name: 'egg' }));
    expect(seen).toHaveBeenLastCalledWith(['onion']);
  });
});

describe('tabs', () => {
  const tabs = (['one', 'two'] as const).map((value) => ({
    value,
    label: value,
    content: <p>{`in ${value}`}</p>,
  }));

  it('are walked with the arrows in the direction of reading', async () => {
    const onValueChange = vi.fn();
    const { getByRole, user } = renderScreen(
      <Tabs label="Parts" tabs={tabs} value="one" onValueChange={onValueChange} />,
      { locale: 'he' },
    );
    act(() => getByRole('tab', { name: 'one' }).focus());
    await user.keyboard('{ArrowLeft}');
    expect(onValueChange).toHaveBeenCalledWith('two');
  });

  it('that may refuse ask only when they are pressed, not when the focus passes', async () => {
    const onValueChange = vi.fn();
    const { getByRole, user, queryByText } = renderScreen(
      <Tabs label="Parts" tabs={tabs} value="one" onValueChange={onValueChange} mayRefuse />,
    );
    act(() => getByRole('tab', { name: 'one' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(onValueChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledWith('two');
    expect([queryByText('in one') !== null, queryByText('in two')]).toEqual([true, null]);
  });
});

describe('a picture', () => {
  const picker = () => {
    const onPick = vi.fn();
    const screen = renderScreen(<FilePicker label="Logo" value={null} previewAlt="" onPick={onPick} />);
    const input = screen.container.querySelector('input[type=file]') as HTMLInputElement;
    const zone = screen.getByRole('group', { name: /Logo/ });
    return { ...screen, onPick, input, zone };
  };
  const png = new File(['x'], 'logo.png', { type: 'image/png' });

  it.each([
    ['choosing', 'change', (file: File) => ({ target: { files: [file] } })],
    ['dropping', 'drop', (file: File) => ({ dataTransfer: { files: [file] } })],
    ['pasting', 'paste', (file: File) => ({ clipboardData: { files: [file] } })],
  ] as const)('comes by %s', async (_, event, data) => {
    const { onPick, input, zone } = picker();
    fireEvent[event](event === 'change' ? input : zone, data(png));
    await waitFor(() => expect(onPick).toHaveBeenCalledTimes(1));
    expect(onPick.mock.calls[0]?.[0]).toEqual({ dataUrl: 'data:image/png;base64,eA==', file: png });
  });

  it.each([
    [new File(['x'], 'menu.pdf', { type: 'application/pdf' }), /not a supported picture/],
    [
      Object.defineProperty(new File(['x'], 'big.png', { type: 'image/png' }), 'size', { value: 10_485_761 }),
      /larger than 10 MB/,
    ],
  ])('of a wrong kind or size is refused, and another try forgets that (%#)', async (file, sentence) => {
    const { onPick, input, findByText, queryByText } = picker();
    fireEvent.change(input, { target: { files: [file] } });
    expect(await findByText(sentence)).toBeTruthy();
    expect(onPick).not.toHaveBeenCalled();
    fireEvent.change(input, { target: { files: [png] } });
    await waitFor(() => expect(onPick).toHaveBeenCalledTimes(1));
    expect(queryByText(sentence)).toBeNull();
  });

  it('that cannot be read is told', async () => {
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      this.onerror?.(new ProgressEvent('error') as never);
    });
    const { onPick, input, findByText } = picker();
    fireEvent.change(input, { target: { files: [png] } });
    expect(await findByText('The file could not be read. Try again.')).toBeTruthy();
    expect(onPick).not.toHaveBeenCalled();
  });
});

describe('the save shortcut', () => {
  it.each([
    [{ code: 'KeyS', ctrlKey: true }, 1],
    [{ code: 'KeyS', metaKey: true, key: 'ד' }, 1],
    [{ code: 'KeyS', ctrlKey: true, repeat: true }, 0],
    [{ code: 'KeyS', ctrlKey: true, altKey: true }, 0],
    [{ code: 'KeyS' }, 0],
    [{ code: 'KeyD', ctrlKey: true }, 0],
  ])('%o saves so often: %i', (init, times) => {
    const save = vi.fn();
    const Page = () => {
      useSaveShortcut(save);
      return null;
    };
    renderScreen(<Page />);
    act(() => void dispatchEvent(new KeyboardEvent('keydown', init)));
    expect(save).toHaveBeenCalledTimes(times);
  });
});
