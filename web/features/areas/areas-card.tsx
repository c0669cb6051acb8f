import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Area } from '#core/areas/areas.contract.ts';
import { limits } from '#core/values/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { areasQuery } from '#web/lib/query/evening-queries.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Name } from '#web/ui/content/name.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { showError, showSuccess, takeBackError } from '#web/ui/feedback/messages.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { SettingsCard } from '#web/ui/layout/settings-card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { AreaDialog } from './area-dialog.tsx';
import { areasTexts as t } from './areas.texts.ts';
import { SectionAreas, sectionAreasQuery } from './section-areas.tsx';

type OpenDialog = { kind: 'rename' | 'remove'; area: Area } | { kind: 'add' };

/** Where dishes are made, for who has more than one kitchen. */
export const AreasCard = () => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const { data: areas, error, refetch } = useQuery(areasQuery);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);

  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: areasQuery.queryKey }),
      client.invalidateQueries({ queryKey: sectionAreasQuery.queryKey }),
    ]);
  /** Whatever happened, the list is read again: another tab may have been faster. */
  const save = async (change: Promise<unknown>) => {
    await change
      .then(() => {
        takeBackError('areas');
        showSuccess(text(t.saved));
      })
      .catch((failure: unknown) => showError(sentence(failure, t.failed), 'areas'));
    await refresh();
  };
  const moveUp = (index: number) => {
    const order = (areas ?? []).map(({ _id }) => _id);
    const [moved] = order.splice(index, 1);
    if (moved) order.splice(index - 1, 0, moved);
    return save(call('PUT /areas/order', { body: { order } }));
  };

  return (
    <SettingsCard title={text(t.title)} hint={text(t.hint)}>
      {error && !areas && <LoadFailed error={error} onRetry={refetch} />}
      {!areas && !error && (
        <SkeletonRegion>
          <Skeleton className="h-16" />
        </SkeletonRegion>
      )}
      <ul className="divide-y divide-line">
        {areas?.map((area, index) => (
          <li key={area._id} className="flex flex-wrap items-center gap-x-3 py-1.5">
            <p className="min-w-0 flex-1 basis-32 break-words font-semibold">
              <Name>{area.name}</Name>
            </p>
            <div className="ms-auto flex items-center">
              {index > 0 && (
                <IconButton
                  label={text(t.upOf, { name: area.name })}
                  icon={<ArrowUp aria-hidden="true" />}
                  onClick={() => void moveUp(index)}
                />
              )}
              <IconButton
                label={text(t.renameOf, { name: area.name })}
                icon={<Pencil aria-hidden="true" />}
                onClick={() => setDialog({ kind: 'rename', area })}
              />
              <IconButton
                label={text(t.removeOf, { name: area.name })}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => setDialog({ kind: 'remove', area })}
              />
            </div>
          </li>
        ))}
      </ul>
      {areas?.length === 1 && <p className="mt-2 text-ink-2">{text(t.one)}</p>}
      {areas && areas.length < limits.areas && (
        <Button
          variant="secondary"
          className="mt-3"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => setDialog({ kind: 'add' })}
        >
          {text(t.add)}
        </Button>
      )}
      {areas && areas.length > 1 && <SectionAreas areas={areas} onChange={save} />}
      {(dialog?.kind === 'add' || dialog?.kind === 'rename') && (
        <AreaDialog
          area={dialog.kind === 'rename' ? dialog.area : null}
          onClose={close}
          onSaved={() => {
            close();
            showSuccess(text(t.saved));
            void refresh();
          }}
        />
      )}
      {dialog?.kind === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={text(t.removeQuestion, { name: dialog.area.name })}
          description={text(t.removeHint)}
          confirmLabel={text(t.remove)}
          cancelLabel={text(t.cancel)}
          destructive
          onConfirm={() => save(call('DELETE /areas/:id', { params: { id: dialog.area._id } }))}
        />
      )}
    </SettingsCard>
  );
};
