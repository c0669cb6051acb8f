import { useQuery } from '@tanstack/react-query';
import { LayoutList, Plus } from 'lucide-react';
import { useState } from 'react';
import { structureTexts as t } from '#core/i18n/texts/dashboard.texts.ts';
import { sessionTexts } from '#core/i18n/texts/session.texts.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { onSingleClick } from '#web/lib/query/one-at-a-time.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { SectionCard } from './section-card.tsx';
import { sectionsQuery } from './structure-queries.ts';
import { useSectionActions } from './use-section-actions.ts';

/** The sections of a menu and their dishes. */
export const MenuStructure = ({ menuId }: { menuId: string }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const { data: sections, error } = useQuery(sectionsQuery(menuId));
  const { add, rename, remove } = useSectionActions(menuId);
  const [doomed, setDoomed] = useState<Section | null>(null);

  const addButton = (
    <Button
      icon={<Plus aria-hidden="true" className="size-5" />}
      loading={add.isPending}
      onClick={onSingleClick(() => add.mutate())}
    >
      {text(t.addSection)}
    </Button>
  );

  if (!sections) {
    if (error) return <Alert title={text(sessionTexts.loadFailed)}>{sentence(error)}</Alert>;
    return (
      <SkeletonRegion className="flex flex-col gap-4">
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </SkeletonRegion>
    );
  }
  if (sections.length === 0) {
    return (
      <EmptyState icon={<LayoutList />} title={text(t.empty)} action={addButton}>
        {text(t.emptyHint)}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {sections.map((section) => (
        <SectionCard
          key={section._id}
          menuId={menuId}
          section={section}
          onRename={(newName) => rename.mutateAsync({ id: section._id, newName })}
          onDelete={() => setDoomed(section)}
        />
      ))}
      <div>{addButton}</div>
      <ConfirmDialog
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
