import { Search, SearchX, UtensilsCrossed } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Name } from '#web/ui/content/name.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { stockTexts as t } from './stock.texts.ts';
import { findStock, isLimited } from './stock-list.ts';
import { StockRow } from './stock-row.tsx';
import { useStock } from './use-stock.ts';

type StockScreenProps = {
  /** The orders of the board: each may have changed what is left. */
  orders: unknown;
  onClose: () => void;
};

/** Every dish and option of the menu that guests see: sold out, counted, and back again. */
export const StockScreen = ({ orders, onClose }: StockScreenProps) => {
  const text = useText();
  const stock = useStock();
  const { data: sections = [], isPending, isLoadingError, refetch } = stock;
  const [words, setWords] = useState('');
  const [onlyLimited, setOnlyLimited] = useState(false);

  const seen = useRef(orders);
  useEffect(() => {
    if (seen.current === orders) return;
    seen.current = orders;
    void refetch();
  }, [orders, refetch]);

  const change = useRef(stock.change);
  useEffect(() => {
    change.current = stock.change;
  });
  const onChange = useCallback<Parameters<typeof StockRow>[0]['onChange']>(
    (item, name, limit) => change.current({ item, name, limit }),
    [],
  );

  const found = useMemo(() => findStock(sections, { words, onlyLimited }), [sections, words, onlyLimited]);
  const limitedCount = sections.flatMap(({ dishes }) => dishes).filter(isLimited).length;
  const hasDishes = sections.some(({ dishes }) => dishes.length > 0);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text(t.title)}
      description={text(t.hint)}
      size="large"
      footer={
        <>
          {stock.last && (
            <p role="status" className="flex min-w-0 items-center gap-2 sm:me-auto">
              <span className="min-w-0 flex-1 truncate">
                {text(stock.isLastSaved ? t.changed : t.waiting, { name: stock.last.name })}
              </span>
              <Button variant="ghost" onClick={stock.undo}>
                {text(t.undo)}
              </Button>
            </p>
          )}
          <Button onClick={onClose}>{text(t.done)}</Button>
        </>
      }
    >
      <div className="sticky -top-1 z-1 -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 bg-card px-1 pb-2">
        <TextInput
          type="search"
          className="min-w-52 flex-1"
          aria-label={text(t.search)}
          placeholder={text(t.search)}
          lead={<Search aria-hidden="true" className="size-5" />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Checkbox
          label={text(t.onlyLimited, { count: limitedCount })}
          checked={onlyLimited}
          onCheckedChange={setOnlyLimited}
        />
      </div>
      {isLoadingError && (
        <Alert
          action={
            <Button size="small" onClick={() => void refetch()}>
              {text(t.retry)}
            </Button>
          }
        >
          {text(t.loadFailed)}
        </Alert>
      )}
      {isPending && (
        <SkeletonRegion className="flex flex-col gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </SkeletonRegion>
      )}
      {found.map((section) => (
        <section key={section._id} aria-labelledby={`stock-${section._id}`}>
          <h3 id={`stock-${section._id}`} className="mt-3 font-semibold text-ink-2 text-sm">
            <Name>{section.name}</Name>
          </h3>
          <ul>
            {section.dishes.map((dish) => (
              <StockRow
                key={dish._id}
                dish={dish}
                unsaved={stock.unsavedByDish.get(dish._id)}
                onChange={onChange}
              />
            ))}
          </ul>
        </section>
      ))}
      {stock.data && found.length === 0 && (
        <EmptyState
          icon={hasDishes ? <SearchX /> : <UtensilsCrossed />}
          title={text(!hasDishes ? t.empty : onlyLimited && !words.trim() ? t.nothingLimited : t.nothing)}
        />
      )}
    </Dialog>
  );
};
