import { useId } from 'react';
import { type Choices, canChooseMoreIn, chosenIn, maxChoicesIn, mustChooseIn } from '#core/orders/choices.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import type { GuestGroup } from '../menu/guest-menu.ts';
import { ShownName } from '../menu/in-language.tsx';
import { dishTexts } from '../texts/menu.texts.ts';
import { ExtraPrice } from './extra-price.tsx';

type GroupChoiceProps = {
  group: GuestGroup;
  choices: Choices;
  hasError: boolean;
  onToggle: (optionName: string) => void;
};

/** Radio buttons for a single choice, checkboxes for several. */
export const GroupChoice = ({ group, choices, hasError, onToggle }: GroupChoiceProps) => {
  const t = useText();
  const name = useId();
  const isSingle = group.type === 'single';
  const chosen = chosenIn(choices, group.name);
  const isFull = !isSingle && !canChooseMoreIn(group, choices);
  const max = maxChoicesIn(group);
  return (
    <fieldset className={hasError ? 'group wrong' : 'group'}>
      <legend>
        <ShownName of={group} />{' '}
        <small>
          {t(mustChooseIn(group) ? dishTexts.required : dishTexts.optional)}
          {!isSingle && max < group.options.length && (
            <>
              {` · ${t(dishTexts.upTo, { max })} `}
              <bdi>{`(${chosen.length}/${max})`}</bdi>
            </>
          )}
        </small>
      </legend>
      {hasError && <p role="alert">{t(isSingle ? dishTexts.chooseOne : dishTexts.chooseSome)}</p>}
      {group.options.map((option, index) => {
        const isChosen = chosen.includes(option.name);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two options may share a name; their order is fixed.
          <label key={index} className="option">
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={name}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => onToggle(option.name)}
            />
            <ShownName of={option} />
            <ExtraPrice price={option.price} />
          </label>
        );
      })}
    </fieldset>
  );
};
