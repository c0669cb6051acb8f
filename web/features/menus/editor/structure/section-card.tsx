import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ChevronDown, Clock, Plus, Trash2 } from 'lucide-react';
import { memo, useCallback } from 'react';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Name } from '#web/ui/content/name.tsx';
import { orderingTexts } from '../texts/editor.texts.ts';
import { structureTexts as t } from '../texts/structure.texts.ts';
import { DishRow } from './dish-row.tsx';
import { DragHandle } from './drag-handle.tsx';
import { SectionName } from './section-name.tsx';
import { useNearViewport } from './use-near-viewport.ts';
import type { FirstName } from './use-new-section.ts';

type SectionActions = {
  onRename: (section: Section, name: string, was: string) => Promise<unknown>;
  onDelete: (section: Section) => void;
  onCopy: (section: Section) => void;
  onFold: (sectionId: string, folded: boolean) => void;
  onAddDish: (section: Section) => void;
  onHours: (section: Section) => void;
  onSelect: (dish: Dish) => void;
  onStock: (dish: Dish, available: boolean) => void;
};

type SectionCardProps = {
  section: Section;
  dishIds: readonly string[];
  dishes: ReadonlyMap<string, Dish>;
  isFolded: boolean;
  selectedId: string | null;
  firstName: FirstName | null;
  actions: SectionActions;
};

type Shell = { watch: (element: HTMLElement | null) => void };

const cardStyle = 'flex items-start gap-1 rounded-card border border-line bg-card p-2 shadow-card sm:p-3';
/** What a section will measure, near enough for the scroll bar. */
const heightOf = (dishCount: number, isFolded: boolean): number =>
  106 + (isFolded || dishCount === 0 ? 0 : 6 + 56 * dishCount);

/** In a long menu a section far from the screen is its name and its height. */
export const SectionCard = memo(
  ({ isLazy, isHeld, ...props }: SectionCardProps & { isLazy: boolean; isHeld: () => boolean }) => {
    const { isNear, watch } = useNearViewport(isLazy, isHeld);
    if (isNear) return <NearSection watch={watch} {...props} />;
    return (
      <li
        ref={watch}
        className={cardStyle}
        style={{ height: heightOf(props.dishIds.length, props.isFolded) }}
      >
        <h2 className="ms-12 font-semibold text-lg leading-11">
          <Name>{props.section.sectionName}</Name>
        </h2>
      </li>
    );
  },
);

/** Draggable shell; what is in it is only made again when the section changes, not on every move of a finger. */
const NearSection = ({ watch, ...props }: SectionCardProps & Shell) => {
  const text = useText();
  const { section } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: section._id, data: { kind: 'section' } });
  const hold = useCallback(
    (element: HTMLElement | null) => {
      setNodeRef(element);
      watch(element);
    },
    [setNodeRef, watch],
  );
  return (
    <li
      ref={hold}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes(cardStyle, isDragging && 'opacity-40')}
    >
      <DragHandle
        label={text(orderingTexts.dragSection, { name: section.sectionName })}
        attributes={attributes}
        listeners={listeners}
        handle={setActivatorNodeRef}
      />
      <SectionBody {...props} />
    </li>
  );
};

const SectionBody = memo((props: SectionCardProps) => {
  const { section, dishIds, dishes, isFolded, selectedId, firstName, actions } = props;
  const text = useText();
  const name = section.sectionName;
  const [window] = section.hours;
  return (
    <section aria-label={name} className="min-w-0 flex-1">
      <header className="flex items-center gap-1 max-sm:flex-wrap">
        {/* On a phone a long name takes the whole line, and what can be done with it comes below. */}
        <div className="min-w-0 flex-1 max-sm:flex-auto">
          <SectionName
            name={name}
            firstName={firstName}
            onRename={(next, was) => actions.onRename(section, next, was)}
          />
        </div>
        <span className="ms-auto flex gap-1">
          <IconButton
            label={text(isFolded ? orderingTexts.unfold : orderingTexts.fold, { name })}
            aria-expanded={!isFolded}
            tooltip={false}
            icon={
              <ChevronDown
                aria-hidden="true"
                className={classes('transition-[rotate]', !isFolded && 'rotate-180')}
              />
            }
            onClick={() => actions.onFold(section._id, !isFolded)}
          />
          <IconButton
            label={text(t.deleteSection, { name })}
            tone="danger"
            tooltip={false}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => actions.onDelete(section)}
          />
        </span>
      </header>
      {!isFolded && dishIds.length === 0 && <p className="py-3 text-ink-2">{text(t.noDishes)}</p>}
      {!isFolded && dishIds.length > 0 && (
        <SortableContext items={dishIds as string[]} strategy={verticalListSortingStrategy}>
          <ul className="-ms-2 my-1 flex flex-col gap-0.5">
            {dishIds.map((id) => {
              const dish = dishes.get(id);
              return (
                dish && (
                  <DishRow
                    key={id}
                    dish={dish}
                    isSelected={selectedId === id}
                    onSelect={actions.onSelect}
                    onStock={actions.onStock}
                  />
                )
              );
            })}
          </ul>
        </SortableContext>
      )}
      <div className="flex flex-wrap items-center">
        <Button
          variant="ghost"
          size="small"
          className="-ms-1 text-brand!"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => actions.onAddDish(section)}
        >
          {text(t.addDish)}
          <span className="font-normal text-ink-2">
            {'·'} {text(t.dishCount, { count: dishIds.length })}
          </span>
        </Button>
        <Button
          variant="ghost"
          size="small"
          className="font-normal! text-ink-2!"
          icon={<Clock aria-hidden="true" className="size-4.5" />}
          onClick={() => actions.onHours(section)}
        >
          {text(t.hours)}
          {window && (
            <bdi dir="ltr">
              {window.from}–{window.to}
            </bdi>
          )}
        </Button>
        <Button
          variant="ghost"
          size="small"
          className="font-normal! text-ink-2!"
          onClick={() => actions.onCopy(section)}
        >
          {text(t.copy)}
        </Button>
      </div>
    </section>
  );
});
