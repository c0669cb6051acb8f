import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { structureTexts as t } from '#core/i18n/texts/dashboard.texts.ts';
import { sessionTexts } from '#core/i18n/texts/session.texts.ts';
import type { Dish } from '#core/menus/dish-shape.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { DishForm } from './dish-form.tsx';
import { DishRow } from './dish-row.tsx';
import { SectionName } from './section-name.tsx';
import { sectionDishesQuery } from './structure-queries.ts';
import { type NewDish, useDishActions } from './use-dish-actions.ts';

type SectionCardProps = {
  menuId: string;
  section: Section;
  onRename: (name: string) => Promise<unknown>;
  onDelete: () => void;
};

export const SectionCard = ({ menuId, section, onRename, onDelete }: SectionCardProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const { data: dishes, error } = useQuery(sectionDishesQuery(menuId, section._id));
  const { add, stock, remove } = useDishActions(menuId, section);
  const [isAdding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<Dish | null>(null);

  const save = (dish: NewDish) => add.mutate(dish, { onSuccess: () => setAdding(false) });
  const openForm = () => {
    add.reset();
    setAdding(true);
  };

  return (
    <Card aria-label={section.sectionName}>
      <header className="flex items-center justify-between gap-2">
        <SectionName name={section.sectionName} onRename={onRename} />
        <IconButton
          label={text(t.deleteSection, { name: section.sectionName })}
          tone="danger"
          icon={<Trash2 aria-hidden="true" />}
          onClick={onDelete}
        />
      </header>
      {error && !dishes && <Alert title={text(sessionTexts.loadFailed)}>{sentence(error)}</Alert>}
      {!dishes && !error && (
        <SkeletonRegion className="my-3 flex flex-col gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </SkeletonRegion>
      )}
      {dishes?.length === 0 && <p className="py-4 text-ink-2">{text(t.noDishes)}</p>}
      {dishes && dishes.length > 0 && (
        <ul className="divide-y divide-line">
          {dishes.map((dish) => (
            <li key={dish._id}>
              <DishRow
                dish={dish}
                onStock={(available) => stock.mutate({ id: dish._id, available })}
                onRemove={() => setDoomed(dish)}
              />
            </li>
          ))}
        </ul>
      )}
      <footer className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="secondary" icon={<Plus aria-hidden="true" className="size-5" />} onClick={openForm}>
          {text(t.addDish)}
        </Button>
        {dishes && dishes.length > 0 && (
          <span className="text-ink-2 text-sm">{text(t.dishCount, { count: dishes.length })}</span>
        )}
      </footer>
      {isAdding && (
        <DishForm
          sectionName={section.sectionName}
          saving={add.isPending}
          failed={add.isError}
          onSave={save}
          onClose={() => setAdding(false)}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={text(t.removeDishQuestion, { name: doomed?.name ?? '' })}
        confirmLabel={text(t.delete)}
        cancelLabel={text(t.cancel)}
        destructive
        onConfirm={() => doomed && remove.mutateAsync(doomed._id)}
      />
    </Card>
  );
};
