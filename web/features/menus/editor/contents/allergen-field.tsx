import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import {
  type Allergen,
  allergens,
  type DishAllergens,
  settleAllergens,
} from '#core/menus/dishes/allergens.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { allergenTexts } from '#web/lib/texts/dish-contents/allergen.texts.ts';
import { allergensText } from '#web/lib/texts/dish-contents/allergens-text.ts';
import { Button } from '#web/ui/action/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { type AllergenState, allergenStates, stateOf, withState } from './allergen-state.ts';
import { dishContentsTexts as t } from './dish-contents.texts.ts';

type AllergenFieldProps = { value: DishAllergens; onChange: (value: DishAllergens) => void };

/** The declaration in a sentence; the list of fourteen opens on demand. */
export const AllergenField = ({ value, onChange }: AllergenFieldProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const lines = allergensText(text, settleAllergens(value));
  return (
    <section className="flex flex-col gap-2">
      <div>
        <h3 className="font-semibold">{text(t.allergens)}</h3>
        <p className="text-ink-2 text-sm">{text(t.hint)}</p>
      </div>
      <p className={lines.length > 0 ? undefined : 'text-ink-2'}>
        {lines.join(' · ') || text(t.notDeclared)}
      </p>
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        aria-expanded={isOpen}
        icon={
          <ChevronDown
            aria-hidden="true"
            className={classes('size-4 transition-[rotate]', isOpen && 'rotate-180')}
          />
        }
        onClick={() => setOpen(!isOpen)}
      >
        {text(isOpen ? t.fold : t.edit)}
      </Button>
      {isOpen && (
        <div className="divide-y divide-line border-line border-y">
          {allergens.map((allergen) => (
            <AllergenRow
              key={allergen}
              allergen={allergen}
              state={stateOf(value, allergen)}
              onChange={(state) => onChange(settleAllergens(withState(value, allergen, state)))}
            />
          ))}
        </div>
      )}
    </section>
  );
};

type AllergenRowProps = {
  allergen: Allergen;
  state: AllergenState;
  onChange: (state: AllergenState) => void;
};

const chosenStyle: Record<AllergenState, string> = {
  no: 'has-checked:bg-quiet',
  may: 'has-checked:bg-warn-soft has-checked:text-warn',
  contains: 'has-checked:bg-bad-soft has-checked:text-bad',
};

/** Radios of one name: the browser moves between them with the arrow keys. */
const AllergenRow = ({ allergen, state, onChange }: AllergenRowProps) => {
  const text = useText();
  const name = useId();
  const labels: Record<AllergenState, string> = {
    no: text(t.no),
    may: text(t.may),
    contains: text(t.contains),
  };
  return (
    <div role="radiogroup" aria-labelledby={name} className="flex items-center justify-between gap-2 py-0.5">
      <span id={name} className={classes('min-w-0 break-words', state !== 'no' && 'font-medium')}>
        {text(allergenTexts[allergen])}
      </span>
      <span className="flex shrink-0">
        {allergenStates.map((each) => (
          <label
            key={each}
            className={classes(
              'relative grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-lg px-2 text-ink-2 text-sm has-checked:font-semibold has-checked:text-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-brand',
              chosenStyle[each],
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              aria-label={each === 'may' ? text(t.mayContain) : labels[each]}
              checked={each === state}
              onChange={() => onChange(each)}
            />
            {labels[each]}
          </label>
        ))}
      </span>
    </div>
  );
};
