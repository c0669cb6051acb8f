import { DndContext, DragOverlay, MeasuringStrategy } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { ChevronsDownUp, ChevronsUpDown, GripVertical, Plus } from 'lucide-react';
import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { onSingleClick } from '#web/lib/query/one-at-a-time.ts';
import { Button } from '#web/ui/action/button.tsx';
import { lazyDialog } from '#web/ui/feedback/lazy-part.tsx';
import { useSaveShortcut } from '#web/ui/form/use-save-shortcut.ts';
import { LazyConfirmDialog } from '#web/ui/overlay/lazy-confirm-dialog.ts';
import { useUnsaved } from '#web/ui/overlay/unsaved-guard.tsx';
import { LazyCopyDialog } from '../copy/lazy-copy-dialog.ts';
import type { DishesOfSection } from '../saved-menu/editor-queries.ts';
import { isLargeMenu } from '../saved-menu/large-menu.ts';
import { orderingTexts } from '../texts/editor.texts.ts';
import { structureTexts as t } from '../texts/structure.texts.ts';
import { NewSectionCard } from './new-section-card.tsx';
import { OrderConflict } from './order-conflict.tsx';
import { SectionCard } from './section-card.tsx';
import { useArrangement } from './use-arrangement.ts';
import type { useNewSection } from './use-new-section.ts';
import { useSectionActions } from './use-section-actions.ts';
import { useStock } from './use-stock.ts';
import { useStructureDrag } from './use-structure-drag.ts';

const HoursDialog = lazyDialog(async () => (await import('../hours/hours-dialog.tsx')).HoursDialog);

type StructureListProps = {
  menuId: string;
  sections: Section[];
  groups: DishesOfSection[];
  selectedId: string | null;
  onSelect: (dish: Dish) => void;
  onAddDish: (section: Section) => void;
  onStockSaved: (dish: Dish) => void;
  newSection: ReturnType<typeof useNewSection>;
};

export const StructureList = (props: StructureListProps) => {
  const { menuId, sections, groups, selectedId, onSelect, onAddDish, onStockSaved, newSection } = props;
  const text = useText();
  const { saved, arrangement, arrange, isDirty, isSaving, save, conflict } = useArrangement(
    menuId,
    sections,
    groups,
  );
  const { rename, remove, change } = useSectionActions(menuId);
  const onStock = useStock(menuId, onStockSaved);
  const [doomed, setDoomed] = useState<Section | null>(null);
  const [timed, setTimed] = useState<Section | null>(null);
  const [copied, setCopied] = useState<Section | null>(null);
  const [isCopying, setCopying] = useState(false);
  const dishes = useMemo(
    () => new Map(groups.flatMap((group) => group.dishes.map((dish) => [dish._id, dish] as const))),
    [groups],
  );
  const sectionsById = useMemo(() => new Map(sections.map((each) => [each._id, each])), [sections]);
  const [isLarge] = useState(() => isLargeMenu(groups));
  const [folds, setFolds] = useState<{ all: boolean; except: ReadonlySet<string> }>({
    all: isLarge,
    except: new Set(),
  });
  const isFolded = (id: string) => folds.all !== folds.except.has(id);
  useUnsaved(isDirty);

  const nameOf = (id: string) => dishes.get(id)?.name ?? sectionsById.get(id)?.sectionName ?? '';
  const { dragged, context } = useStructureDrag({
    arrangement,
    onChange: arrange,
    nameOf,
    isFolded,
  });

  const isDragging = useRef(false);
  isDragging.current = dragged !== null;
  const isHeld = useCallback(() => isDragging.current, []);

  const onFold = useCallback((id: string, folded: boolean) => {
    setFolds(({ all, except }) => {
      const next = new Set(except);
      if (folded === all) next.delete(id);
      else next.add(id);
      return { all, except: next };
    });
  }, []);
  const { mutateAsync: renameSection } = rename;
  const actions = useMemo(
    () => ({
      onRename: (section: Section, newName: string, was: string) =>
        renameSection({ id: section._id, newName, was }),
      onDelete: setDoomed,
      onHours: setTimed,
      onCopy: (section: Section) => {
        setCopied(section);
        setCopying(true);
      },
      onFold,
      onAddDish,
      onSelect,
      onStock,
    }),
    [renameSection, onFold, onAddDish, onSelect, onStock],
  );
  useSaveShortcut(() => {
    if (isDirty && !isSaving && !dragged) save();
  });
  const sectionIds = useMemo(() => arrangement.map(({ id }) => id), [arrangement]);
  const allFolded = folds.all && folds.except.size === 0;

  return (
    <div className="flex flex-col gap-3">
      <div className="sticky top-0 z-10 -mx-1 flex flex-wrap items-center justify-between gap-2 bg-paper px-1 py-2">
        <Button
          variant="ghost"
          size="small"
          icon={
            allFolded ? (
              <ChevronsUpDown aria-hidden="true" className="size-4.5" />
            ) : (
              <ChevronsDownUp aria-hidden="true" className="size-4.5" />
            )
          }
          // Hundreds of rows at once: the page stays responsive while they are made.
          onClick={() => startTransition(() => setFolds({ all: !allFolded, except: new Set() }))}
        >
          {text(allFolded ? orderingTexts.unfoldAll : orderingTexts.foldAll)}
        </Button>
        <div className="flex items-center gap-3">
          {isDirty && <span className="text-sm text-warn max-sm:sr-only">{text(orderingTexts.unsaved)}</span>}
          <Button size="small" disabled={!isDirty} loading={isSaving} onClick={save}>
            {text(orderingTexts.save)}
          </Button>
        </div>
      </div>
      {conflict && (
        <OrderConflict
          mine={arrangement}
          theirs={saved}
          nameOf={nameOf}
          saving={isSaving}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
      <DndContext {...context} measuring={{ droppable: { strategy: MeasuringStrategy.WhileDragging } }}>
        <SortableContext items={sectionIds} strategy={verticalListSortingStrategy}>
          <ul className="flex flex-col gap-3">
            {arrangement.map(({ id, dishIds }) => {
              const section = sectionsById.get(id);
              return (
                section && (
                  <SectionCard
                    key={id}
                    section={section}
                    dishIds={dishIds}
                    dishes={dishes}
                    isFolded={isFolded(id)}
                    selectedId={selectedId && dishIds.includes(selectedId) ? selectedId : null}
                    firstName={newSection.firstName?.id === id ? newSection.firstName : null}
                    actions={actions}
                    isLazy={isLarge}
                    isHeld={isHeld}
                  />
                )
              );
            })}
            {newSection.typed !== null && (
              <NewSectionCard typed={newSection.typed} onType={newSection.type} onEnter={newSection.enter} />
            )}
          </ul>
        </SortableContext>
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <div className="flex items-center gap-2 rounded-card border border-brand bg-card px-3 py-2.5 font-medium shadow-float">
              <GripVertical aria-hidden="true" className="size-5 text-brand" />
              <bdi className="truncate">{nameOf(dragged.id)}</bdi>
            </div>
          )}
        </DragOverlay>
      </DndContext>
      <button
        type="button"
        aria-busy={newSection.typed !== null || undefined}
        onClick={onSingleClick(newSection.start)}
        className="flex min-h-16 items-center justify-center gap-2 rounded-card border-2 border-line-strong border-dashed font-medium text-ink-2 hover:border-brand hover:text-brand"
      >
        <Plus aria-hidden="true" className="size-5" />
        {text(t.addSection)}
      </button>
      {timed && <HoursDialog open section={timed} onSave={change} onClose={() => setTimed(null)} />}
      {copied && (
        <LazyCopyDialog
          key={copied._id}
          open={isCopying}
          onOpenChange={setCopying}
          menuId={menuId}
          section={copied}
          dishes={groups.find(({ sectionId }) => sectionId === copied._id)?.dishes ?? []}
        />
      )}
      <LazyConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={text(t.deleteSectionQuestion, { name: doomed?.sectionName ?? '' })}
        description={text(t.deleteSectionHint)}
        confirmLabel={text(t.delete)}
        cancelLabel={text(t.cancel)}
        destructive
        onConfirm={() => doomed && remove.mutateAsync(doomed._id)}
      />
    </div>
  );
};
