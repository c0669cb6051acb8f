import { Search } from 'lucide-react';
import { useState } from 'react';
import type { OrderableDish } from '#core/orders/lines/choices.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '#web/ui/classes.ts';
import { Name } from '#web/ui/content/name.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { dishChoiceTexts as t } from './dish-choice.texts.ts';
import { type StaffDish, type StaffSection, searchMenu } from './staff-menu.ts';

type MenuStepProps = {
  sections: readonly StaffSection[];
  /** How many of a dish are in the order. */
  countOf: (dishId: string) => number;
  onPick: (dish: StaffDish) => void;
};

/** The whole menu within reach: a word or a section narrows it down, a tap adds a dish. */
export const MenuStep = ({ sections, countOf, onPick }: MenuStepProps) => {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [sectionId, setSectionId] = useState<string | null>(null);
  const chosen = sections.filter(({ id }) => sectionId === null || id === sectionId);
  // A word is searched in the whole menu: nobody remembers which section a dish is in.
  const visible = typed.trim() ? searchMenu(sections, typed) : chosen;
  return (
    <>
      <div className="-mt-1 sticky -top-1 z-10 flex flex-col gap-2 bg-card pt-1 pb-3">
        <TextInput
          type="search"
          value={typed}
          aria-label={text(t.search)}
          placeholder={text(t.search)}
          lead={<Search aria-hidden="true" className="size-5" />}
          onChange={(event) => setTyped(event.target.value)}
        />
        {sections.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend
          <div role="group" aria-label={text(t.sections)} className="flex gap-2 overflow-x-auto pb-1">
            <SectionChip label={text(t.all)} isOn={sectionId === null} onPress={() => setSectionId(null)} />
            {sections.map(({ id, name }) => (
              <SectionChip key={id} label={name} isOn={sectionId === id} onPress={() => setSectionId(id)} />
            ))}
          </div>
        )}
      </div>
      {visible.length === 0 && <p className="py-8 text-center text-ink-2">{text(t.noDish)}</p>}
      {visible.map((section) => (
        <section key={section.id} aria-label={section.name} className="mb-4">
          <h3 className="mb-2 font-semibold text-ink-2">
            <Name>{section.name}</Name>
          </h3>
          <ul className="grid gap-2 sm:grid-cols-2">
            {section.dishes.map((dish) => (
              <li key={dish.id}>
                <DishButton dish={dish} count={countOf(dish.id)} onPress={() => onPick(dish)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};

const SectionChip = ({ label, isOn, onPress }: { label: string; isOn: boolean; onPress: () => void }) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className="h-11 max-w-56 shrink-0 truncate rounded-full border border-line bg-card px-4 font-medium transition-colors hover:border-line-strong aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
  >
    <Name>{label}</Name>
  </button>
);

const DishButton = ({
  dish,
  count,
  onPress,
}: {
  dish: OrderableDish;
  count: number;
  onPress: () => void;
}) => {
  const text = useText();
  return (
    <button
      type="button"
      disabled={!dish.available}
      onClick={onPress}
      className={classes(
        'flex min-h-14 w-full items-center gap-3 rounded-card border bg-card px-4 py-2 text-start transition-[border-color,scale] active:scale-[0.99]',
        count > 0 ? 'border-brand' : 'border-line',
        dish.available ? 'hover:border-line-strong' : 'cursor-not-allowed opacity-55',
      )}
    >
      <span className="line-clamp-2 min-w-0 flex-1 break-words font-medium leading-tight">
        <span className="sr-only">{text(t.addDish, { dish: '' })}</span> <Name>{dish.name}</Name>
      </span>
      {dish.available ? (
        <Price agorot={dish.price} className="text-ink-2" />
      ) : (
        <span className="text-bad text-sm">{text(t.soldOut)}</span>
      )}
      {count > 0 && (
        <span className="grid h-7 min-w-7 place-items-center rounded-full bg-brand px-2 font-semibold text-brand-contrast text-sm tabular-nums">
          <span className="sr-only">{text(t.inOrder, { count })}</span>
          <span aria-hidden="true">{count}</span>
        </span>
      )}
    </button>
  );
};
