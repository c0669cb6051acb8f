import { type KeyboardEvent, useState } from 'react';
import type { CartLine } from '#core/orders/cart/cart.ts';
import { limits } from '#core/values/limits.ts';
import { useText } from '../language/guest-language.tsx';
import { dishTexts } from '../texts/menu.texts.ts';
import { cartTexts } from '../texts/order.texts.ts';

type LineNoteProps = { line: CartLine; onNote: (note: string) => void };

/** A note to the kitchen about one line; it can still be added or changed in the cart. */
export const LineNote = ({ line, onNote }: LineNoteProps) => {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);

  if (typed === null) {
    return (
      <button
        type="button"
        className={line.note ? 'note said' : 'note'}
        aria-label={line.note ? `${t(cartTexts.editNote)}: ${line.name}, ${line.note}` : undefined}
        onClick={() => setTyped(line.note)}
      >
        {line.note || t(cartTexts.addNote)}
      </button>
    );
  }
  const finish = () => {
    setTyped(null);
    onNote(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Inside a form: without this the whole order would be sent.
    event.preventDefault();
    finish();
  };
  return (
    <input
      className="note"
      // biome-ignore lint/a11y/noAutofocus: the guest has just asked to write here
      autoFocus
      aria-label={`${t(dishTexts.note)}: ${line.name}`}
      placeholder={t(dishTexts.noteExample)}
      maxLength={limits.note}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  );
};
