import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { limits } from '#core/values/limits.ts';
import { formatPriceAsEntered, toAgorot } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import {
  approve,
  type DishRow,
  describeDish,
  type ImportDraft,
  isMissing,
  moveDish,
  priceDish,
  removeDish,
  renameDish,
  shiftDish,
} from './import-draft.ts';
import { MarkBadges } from './mark-badges.tsx';
import { reviewTexts as t } from './menu-import.texts.ts';

export type ChangeDraft = (change: (draft: ImportDraft) => ImportDraft) => void;
export type SectionChoice = { readonly key: string; readonly name: string };
/** For the section or dish to visit: focus goes to the first of its inputs that needs something. */
export const placeId = (key: string): string => `import-${key}`;

type DishRowProps = {
  row: DishRow;
  sectionKey: string;
  sections: readonly SectionChoice[];
  isActive: boolean;
  isWrong: boolean;
  onHighlight: (lines: readonly number[]) => void;
  onChange: ChangeDraft;
};

export const ImportedDishRow = memo(
  ({ row, sectionKey, sections, isActive, isWrong, onHighlight, onChange }: DishRowProps) => {
    const text = useText();
    const { key, dish, price, marks, lines } = row;
    const highlight = () => onHighlight(lines);
    const [isOpen, setOpen] = useState(false);
    /** Its field stays while it is being cleared. */
    const [isDescribed] = useState(Boolean(dish.description));
    return (
      <li
        id={placeId(key)}
        onFocus={highlight}
        onPointerEnter={highlight}
        className={classes(
          'flex flex-col gap-1 rounded-xl border p-1.5 transition-colors',
          isActive ? 'border-brand bg-brand-soft/40' : 'border-line',
          isWrong && 'border-bad',
        )}
      >
        <div className="flex items-start gap-1.5 max-sm:flex-wrap">
          <Field label={text(t.dishName)} hideLabel className="min-w-0 flex-1 max-sm:basis-full">
            <TextInput
              dir="auto"
              value={dish.name}
              maxLength={limits.name}
              aria-invalid={isMissing.name(row) || undefined}
              onChange={(event) => onChange((draft) => renameDish(draft, key, event.target.value))}
            />
          </Field>
          <Field label={text(t.dishPrice, { name: dish.name })} hideLabel className="w-24 shrink-0">
            <NumberInput
              lead="₪"
              step={0.01}
              min={0}
              value={price}
              aria-invalid={isMissing.price(row) || undefined}
              onChange={(event) => onChange((draft) => priceDish(draft, key, event.target.value))}
            />
          </Field>
          <IconButton
            label={text(t.more, { name: dish.name })}
            className="ms-auto"
            aria-expanded={isOpen}
            tooltip={false}
            icon={
              <ChevronDown
                aria-hidden="true"
                className={classes('transition-[rotate]', isOpen && 'rotate-180')}
              />
            }
            onClick={() => setOpen(!isOpen)}
          />
        </div>
        {(isDescribed || isOpen) && (
          <textarea
            dir="auto"
            rows={1}
            aria-label={text(t.dishDescription, { name: dish.name })}
            placeholder={text(t.noDescription)}
            maxLength={limits.description}
            value={dish.description}
            onChange={(event) => onChange((draft) => describeDish(draft, key, event.target.value))}
            className={classes(
              'field-sizing-content max-h-40 w-full page-aligned resize-none rounded-control border px-3 py-1.5 text-ink-2 text-sm',
              isOpen
                ? 'border-line-strong'
                : 'border-transparent hover:border-line-strong focus:border-line-strong',
            )}
          />
        )}
        <Choices row={row} />
        <MarkBadges
          marks={marks}
          name={dish.name}
          lacksPrice={isMissing.price(row)}
          onApprove={() => onChange((draft) => approve(draft, key))}
        />
        {isOpen && (
          <div className="flex items-center gap-1">
            <select
              aria-label={text(t.dishSection, { name: dish.name })}
              className="control me-auto min-h-11 w-auto min-w-0 max-w-52 truncate px-3 text-sm"
              value={sectionKey}
              onChange={(event) => onChange((draft) => moveDish(draft, key, event.target.value))}
            >
              {sections.map((section) => (
                <option key={section.key} value={section.key} dir="auto">
                  {section.name}
                </option>
              ))}
            </select>
            <IconButton
              label={text(t.up, { name: dish.name })}
              icon={<ChevronUp aria-hidden="true" />}
              onClick={() => onChange((draft) => shiftDish(draft, key, -1))}
            />
            <IconButton
              label={text(t.down, { name: dish.name })}
              icon={<ChevronDown aria-hidden="true" />}
              onClick={() => onChange((draft) => shiftDish(draft, key, 1))}
            />
            <IconButton
              label={text(t.remove, { name: dish.name })}
              tone="danger"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => onChange((draft) => removeDish(draft, key))}
            />
          </div>
        )}
      </li>
    );
  },
);

/** Sizes with what they cost, and options with what they add. They are edited later, with the dish. */
const Choices = ({ row: { dish, price } }: { row: DishRow }) => {
  const base = Number(price) || 0;
  const choices = [
    ...(dish.sizes ?? []).map((size) => ({ name: size.name, price: base + (size.price ?? 0), sign: '' })),
    ...(dish.changes ?? []).flatMap(({ options }) =>
      options.map((option) => ({ name: option.name, price: option.price ?? 0, sign: '+' })),
    ),
  ];
  if (choices.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5 px-1.5 text-sm">
      {choices.slice(0, 8).map(({ name, price: cost, sign }) => (
        <li key={`${sign}${name}`} className="rounded-full bg-quiet px-2.5 py-0.5">
          <bdi>{name}</bdi>{' '}
          <bdi className="text-ink-2 tabular-nums">{`${sign}${formatPriceAsEntered(toAgorot(cost))}`}</bdi>
        </li>
      ))}
      {choices.length > 8 && <li className="px-1 text-ink-2">…</li>}
    </ul>
  );
};
