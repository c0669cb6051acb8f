import { useQuery } from '@tanstack/react-query';
import { LayoutList, MousePointerClick, Plus } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { useBackCloses } from '#web/lib/back/use-back-closes.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { onSingleClick } from '#web/lib/query/one-at-a-time.ts';
import { Button } from '#web/ui/action/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { lazyDialog, lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { MovableContent, MovablePlace, newMovable } from '#web/ui/layout/movable.tsx';
import { useMinWidth } from '#web/ui/layout/use-min-width.ts';
import { rememberFocus } from '#web/ui/overlay/remember-focus.ts';
import { useLeave } from '#web/ui/overlay/unsaved-guard.tsx';
import { type DishDraft, draftOfDish, newDishDraft } from '../dish/dish-draft.ts';
import { menuDishesQuery, sectionsQuery } from '../saved-menu/editor-queries.ts';
import { structureTexts } from '../texts/structure.texts.ts';
import { StructureList } from './structure-list.tsx';
import { useNewSection } from './use-new-section.ts';
import { useSectionActions } from './use-section-actions.ts';
import { useStock } from './use-stock.ts';

const Dialog = lazyDialog(async () => (await import('#web/ui/overlay/dialog.tsx')).Dialog);
const DishPanel = lazyPart(
  async () => (await import('../dish/dish-panel.tsx')).DishPanel,
  <SkeletonRegion className="flex flex-col gap-4">
    <Skeleton className="h-12" />
    <Skeleton className="h-24" />
    <Skeleton className="h-12" />
  </SkeletonRegion>,
);

type StructureTabProps = {
  menuId: string;
  /** The dish that is open, for the preview beside it. */
  onDish?: (dishId: string | null) => void;
};

/**
 * Sections and dishes at one side, the chosen dish at the other; on a phone the dish is a sheet. Telling which is open renders
 * the editor again, not this: opening a dish is one render of the list.
 */
export const StructureTab = memo(({ menuId, onDish }: StructureTabProps) => {
  const text = useText();
  const leave = useLeave();
  const isWide = useMinWidth('64rem');
  const sections = useQuery(sectionsQuery(menuId));
  const groups = useQuery(menuDishesQuery(menuId));
  const newSection = useNewSection(useSectionActions(menuId), sections.data);
  const [open, setOpen] = useState<DishDraft | null>(null);
  const goBack = useRef<() => void>(() => {});

  const show = useCallback(
    (draft: () => DishDraft) => {
      const toOpener = rememberFocus();
      leave(() => {
        goBack.current = toOpener;
        setOpen(draft());
      });
    },
    [leave],
  );
  const openId = open?.id ?? null;
  useEffect(() => onDish?.(openId), [openId, onDish]);
  const place = useMemo(() => (openId === null ? null : newMovable()), [openId]);
  const sectionOf = useRef<(dishId: string) => string>(() => '');
  sectionOf.current = (dishId) =>
    groups.data?.find(({ dishes }) => dishes.some(({ _id }) => _id === dishId))?.sectionId ?? '';
  const onSelect = useCallback(
    (dish: Dish) => show(() => draftOfDish(dish, sectionOf.current(dish._id))),
    [show],
  );
  const onAddDish = useCallback((section: Section) => show(() => newDishDraft(section._id)), [show]);
  /** The stock switch raises the revision; what is typed beside it is still of the newest one. */
  const onStockSaved = useCallback((dish: Dish) => {
    setOpen((current) =>
      current?.id === dish._id && current.revision === dish.revision - 1
        ? { ...current, revision: dish.revision }
        : current,
    );
  }, []);
  const onStock = useStock(menuId, onStockSaved);
  const close = () => {
    const toOpener = goBack.current;
    setOpen(null);
    // After what was deleted has left the list; unless another dish is open by then, whose name is being typed.
    requestAnimationFrame(() => {
      if (goBack.current === toOpener) toOpener();
    });
  };
  // On a phone the sheet itself sees to this.
  useBackCloses(isWide && open !== null, () => leave(close));

  if (!sections.data || !groups.data) {
    const error = sections.error ?? groups.error;
    const askAgain = () => Promise.all([sections.refetch(), groups.refetch()]);
    if (error) return <LoadFailed error={error} onRetry={askAgain} />;
    return (
      <SkeletonRegion className="flex flex-col gap-4">
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </SkeletonRegion>
    );
  }
  if (sections.data.length === 0 && newSection.typed === null) {
    return (
      <EmptyState
        icon={<LayoutList />}
        title={text(structureTexts.empty)}
        action={
          <Button
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={onSingleClick(newSection.start)}
          >
            {text(structureTexts.addSection)}
          </Button>
        }
      >
        {text(structureTexts.emptyHint)}
      </EmptyState>
    );
  }

  const section = sections.data.find(({ _id }) => _id === open?.sectionId);
  const current = groups.data.flatMap(({ dishes }) => dishes).find(({ _id }) => _id === open?.id) ?? null;
  const title = current
    ? text(structureTexts.editDish)
    : text(structureTexts.newDish, { section: section?.sectionName ?? '' });
  // Turning a tablet moves it between card and sheet, with everything that was typed in it.
  const panel = open && place && (
    <MovableContent of={place} key={open.id}>
      <DishPanel
        menuId={menuId}
        section={section}
        initial={open}
        current={current}
        onStock={onStock}
        onDone={close}
        onCancel={() => leave(close)}
      />
    </MovableContent>
  );

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
      <StructureList
        menuId={menuId}
        sections={sections.data}
        groups={groups.data}
        selectedId={open?.id ?? null}
        onSelect={onSelect}
        onAddDish={onAddDish}
        onStockSaved={onStockSaved}
        newSection={newSection}
      />
      {isWide && (
        <Card
          className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto"
          aria-label={open ? title : text(structureTexts.selectDish)}
        >
          {open ? (
            <>
              <CardHeader
                title={<bdi>{title}</bdi>}
                description={current ? <bdi>{section?.sectionName}</bdi> : undefined}
              />
              {place && <MovablePlace of={place} />}
            </>
          ) : (
            <div className="flex flex-col items-center gap-2 py-14 text-center text-ink-2">
              <MousePointerClick aria-hidden="true" className="size-8 text-brand" />
              <h2 className="font-semibold text-ink text-lg">{text(structureTexts.selectDish)}</h2>
              <p className="max-w-64 text-balance">{text(structureTexts.selectHint)}</p>
            </div>
          )}
        </Card>
      )}
      {!isWide && open && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && leave(close)}
          closesOnOutsideClick={false}
          size="medium"
          title={<bdi>{title}</bdi>}
        >
          {place && <MovablePlace of={place} />}
        </Dialog>
      )}
      {panel}
    </div>
  );
});
