import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { CartLine } from '#core/orders/cart/cart.ts';
import type { Noted } from '#core/orders/lines/allergy-notes.ts';
import { orderLimits } from '#core/values/order-limits.ts';
import { useAfterPress } from '#web/lib/forms/use-after-press.ts';
import { useText } from '../language/guest-language.tsx';
import { dishTexts } from '../texts/menu.texts.ts';
import { cartTexts } from '../texts/order.texts.ts';
import { allergyNoteTexts } from './allergy-note.texts.ts';
import { AllergySwitch } from './allergy-switch.tsx';

export type OnNote = (note: string, isAllergyNote: boolean) => void;
type LineNoteProps = { line: CartLine; onNote: OnNote };

/** A note to the kitchen about one line, and whether it is about an allergy; both can still be changed in the cart. */
export const LineNote = ({ line, onNote }: LineNoteProps) => {
  const t = useText();
  const [typed, setTyped] = useState<Noted | null>(null);
  const afterPress = useAfterPress();

  if (typed === null) {
    const said = line.isAllergyNote ? t(allergyNoteTexts.note, { note: line.note }) : line.note;
    return (
      <button
        type="button"
        className={line.isAllergyNote ? 'note allergy' : line.note ? 'note said' : 'note'}
        aria-label={line.note ? `${t(cartTexts.editNote)}: ${line.name}, ${said}` : undefined}
        onClick={() => setTyped({ note: line.note, isAllergyNote: line.isAllergyNote })}
      >
        {said || t(cartTexts.addNote)}
      </button>
    );
  }
  const { note, isAllergyNote = false } = typed;
  const finish = () => {
    onNote(note, isAllergyNote);
    afterPress(() => setTyped(null));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) finish();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Inside a form: without this the whole order would be sent.
    event.preventDefault();
    finish();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the note and its switch are finished together
    <div className="noting" onBlur={onBlur} onKeyDown={onKeyDown}>
      <input
        className="note"
        // biome-ignore lint/a11y/noAutofocus: the guest has just asked to write here
        autoFocus
        aria-label={`${t(dishTexts.note)}: ${line.name}`}
        placeholder={t(dishTexts.noteExample)}
        maxLength={orderLimits.note}
        value={note}
        onChange={(event) => setTyped({ note: event.target.value, isAllergyNote })}
      />
      {note.trim() && (
        <AllergySwitch isOn={isAllergyNote} onSwitch={(isOn) => setTyped({ note, isAllergyNote: isOn })} />
      )}
    </div>
  );
};
