import { useId } from 'react';
import { maxChoicesIn, maxTimesOf } from '#core/menus/dishes/change-groups.ts';
import { type Choices, canChooseMoreIn, chosenIn, minChoicesIn } from '#core/orders/lines/choices.ts';
import type { GuestGroup } from '../guest-menu/guest-menu.ts';
import { LocalizedName } from '../guest-menu/in-language.tsx';
import { useText } from '../language/guest-language.tsx';
import { dishTexts, menuTexts } from '../texts/menu.texts.ts';
import { GuestQuantityStepper } from '../ui/guest-quantity-stepper.tsx';
import { ExtraPrice } from './extra-price.tsx';
import { groupLimit, isLimited } from './group-limit.ts';

type GroupChoiceProps = {
  group: GuestGroup;
  choices: Choices;
  hasError: boolean;
  onToggle: (optionName: string) => void;
  onTimes: (optionName: string, times: number) => void;
};

/** Radio buttons for a single choice, checkboxes for several, a number for options that may be chosen repeatedly. */
export const GroupChoice = ({ group, choices, hasError, onToggle, onTimes }: GroupChoiceProps) => {
  const t = useText();
  const name = useId();
  const isSingle = group.type === 'single';
  const chosen = chosenIn(choices, group.name);
  const isFull = !isSingle && !canChooseMoreIn(group, choices);
  const min = minChoicesIn(group);
  const limit = !isSingle && groupLimit(t, group);
  return (
    <fieldset className={hasError ? 'group wrong' : 'group'}>
      <legend>
        <LocalizedName of={group} />{' '}
        <small>
          {t(min > 0 ? dishTexts.required : dishTexts.optional)}
          {limit && ` · ${limit} `}
          {limit && isLimited(group) && <bdi>{`(${chosen.length}/${maxChoicesIn(group)})`}</bdi>}
        </small>
      </legend>
      {hasError && (
        <p role="alert">{isSingle ? t(dishTexts.chooseOne) : t(dishTexts.chooseAtLeast, { min })}</p>
      )}
      {group.options.map((option, index) => {
        const times = chosen.filter((optionName) => optionName === option.name).length;
        const maxTimes = maxTimesOf(option);
        const Row = maxTimes > 1 ? 'div' : 'label';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two options may share a name; their order is fixed.
          <Row key={index} className="option">
            {maxTimes < 2 && (
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={name}
                checked={times > 0}
                disabled={!times && (isFull || !maxTimes)}
                onChange={() => onToggle(option.name)}
              />
            )}
            <LocalizedName of={option} />
            {!maxTimes && <em>{t(menuTexts.soldOut)}</em>}
            <ExtraPrice price={option.price} />
            {maxTimes > 1 && (
              <GuestQuantityStepper
                quantity={times}
                minimum={0}
                maximum={isFull ? times : maxTimes}
                label={option.shown ?? option.name}
                onChange={(next) => onTimes(option.name, next)}
              />
            )}
          </Row>
        );
      })}
    </fieldset>
  );
};
