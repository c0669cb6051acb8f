import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Pencil, Plus, Trash2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { isStationRight } from '#core/http/rights.ts';
import type { Person } from '#core/staff/people.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { rightTexts } from '#web/lib/texts/right.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { PersonDot } from '#web/ui/content/person-dot.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { showError, showSuccess, takeBackError } from '#web/ui/feedback/messages.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { ListState } from './list-state.tsx';
import { NewPinDialog } from './new-pin-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { staffTexts as t } from './staff.texts.ts';
import { peopleQuery } from './staff-queries.ts';

type OpenDialog = { kind: 'edit' | 'pin' | 'remove'; person: Person } | { kind: 'add' };

export const PeopleCard = ({ email }: { email: string }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const { data: people, error, refetch } = useQuery(peopleQuery);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);

  const remove = async (person: Person) => {
    await call('DELETE /people/:id', { params: { id: person._id } }).catch((failure: unknown) => {
      showError(sentence(failure, t.failed), 'remove-person');
      throw failure;
    });
    takeBackError('remove-person');
    showSuccess(text(t.removed, { name: person.name }));
    await client.invalidateQueries({ queryKey: peopleQuery.queryKey });
  };

  return (
    <Card>
      <CardHeader
        title={text(t.people)}
        description={text(t.peopleHint)}
        actions={
          <Button
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={() => setDialog({ kind: 'add' })}
          >
            {text(t.add)}
          </Button>
        }
      />
      <ListState isLoading={!people && !error} error={people ? null : error} onRetry={() => void refetch()} />
      {people?.length === 0 && (
        <EmptyState icon={<UsersRound />} title={text(t.noPeople)}>
          {text(t.noPeopleHint)}
        </EmptyState>
      )}
      <ul className="divide-y divide-line">
        {people?.map((person) => (
          <li key={person._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <PersonDot color={person.color} className="size-5" />
            <div className="min-w-0 flex-1 basis-48">
              <p className="break-words font-semibold">
                <bdi>{person.name}</bdi>
              </p>
              <p className="mt-1 flex flex-wrap gap-1.5">
                {person.rights.filter(isStationRight).map((right) => (
                  <Badge key={right}>{text(rightTexts[right])}</Badge>
                ))}
                {person.rights.length === 0 && <span className="text-ink-2 text-sm">{text(t.noRights)}</span>}
              </p>
            </div>
            <div className="ms-auto flex items-center">
              <IconButton
                label={text(t.editOf, { name: person.name })}
                icon={<Pencil aria-hidden="true" />}
                onClick={() => setDialog({ kind: 'edit', person })}
              />
              <IconButton
                label={text(t.pinOf, { name: person.name })}
                icon={<KeyRound aria-hidden="true" />}
                onClick={() => setDialog({ kind: 'pin', person })}
              />
              <IconButton
                label={text(t.removeOf, { name: person.name })}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => setDialog({ kind: 'remove', person })}
              />
            </div>
          </li>
        ))}
      </ul>
      {dialog?.kind === 'add' && (
        <PersonDialog email={email} person={null} count={people?.length ?? 0} onClose={close} />
      )}
      {dialog?.kind === 'edit' && (
        <PersonDialog email={email} person={dialog.person} count={0} onClose={close} />
      )}
      {dialog?.kind === 'pin' && <NewPinDialog email={email} person={dialog.person} onClose={close} />}
      {dialog?.kind === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={text(t.removeQuestion, { name: dialog.person.name })}
          description={text(t.removeHint)}
          confirmLabel={text(t.remove)}
          cancelLabel={text(t.cancel)}
          destructive
          onConfirm={() => remove(dialog.person)}
        />
      )}
    </Card>
  );
};
