import { useId } from 'react';
import { useText } from '../language/guest-language.tsx';
import { allergyNoteTexts } from './allergy-note.texts.ts';

export type AllergySwitchProps = { isOn: boolean; onSwitch: (isOn: boolean) => void };

/** Beside a note that somebody has written: that it is about an allergy. */
export const AllergySwitch = ({ isOn, onSwitch }: AllergySwitchProps) => {
  const t = useText();
  const hintId = useId();
  return (
    <div className="allergy-switch">
      {/* Pressing it takes no focus from the note, which is finished when it loses it. */}
      <label onMouseDown={(event) => event.preventDefault()}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={isOn ? hintId : undefined}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        <span>{t(allergyNoteTexts.about)}</span>
      </label>
      <small id={hintId} role="status">
        {isOn && t(allergyNoteTexts.kitchen)}
      </small>
    </div>
  );
};
