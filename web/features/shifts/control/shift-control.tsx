import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DoorClosed, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import type { UnfinishedOrder } from './change-shift.ts';
import { openShiftQuery } from './open-shift-query.ts';
import { shiftControlTexts as t } from './shift-control.texts.ts';

const ShiftDialog = lazyPart(async () => (await import('./shift-dialog.tsx')).ShiftDialog);

type ShiftControlProps = {
  account: Account;
  unfinished: readonly UnfinishedOrder[];
  onChanged: () => void;
  onStarted: () => void;
};

/** Whether the restaurant is open. Like its button it reserves its full width before the answer: nothing beside it moves. */
export const ShiftBadge = ({ account }: { account: Account }) => {
  const text = useText();
  const { data: shift, isPending } = useQuery(openShiftQuery(account._id));
  return (
    <span
      data-alternative={text(shift ? t.closed : t.open)}
      className={classes(
        // The words and, as in a badge, its icon and edges.
        'reserves-space shrink-0 justify-items-start font-medium text-sm after:pe-10.5',
        isPending && 'invisible',
      )}
    >
      <Badge tone={shift ? 'ok' : 'neutral'} icon={shift ? true : <DoorClosed aria-hidden="true" />}>
        {text(shift ? t.open : t.closed)}
      </Badge>
    </span>
  );
};

/** The button that opens or closes it. */
export const ShiftControl = ({ account, unfinished, onChanged, onStarted }: ShiftControlProps) => {
  const text = useText();
  const client = useQueryClient();
  const query = openShiftQuery(account._id);
  const { data: shift, isPending } = useQuery(query);
  const [asking, setAsking] = useState<{ shiftId: string | null } | null>(null);

  const changed = () => {
    // For an owner the dialog stays and says that it has ended.
    if (!asking?.shiftId || account.station) showSuccess(text(asking?.shiftId ? t.ended : t.started));
    if (!asking?.shiftId) onStarted();
    void client.invalidateQueries({ queryKey: query.queryKey });
    onChanged();
  };

  const isOpen = Boolean(shift);
  const Icon = isOpen ? DoorClosed : DoorOpen;
  return (
    <>
      <Button
        variant={isOpen ? 'secondary' : 'primary'}
        className={classes('max-lg:px-3', isPending && 'invisible')}
        icon={<Icon aria-hidden="true" className="size-5 max-lg:hidden" />}
        onClick={() => setAsking({ shiftId: shift?._id ?? null })}
      >
        <span className="reserves-space" data-alternative={text(isOpen ? t.start : t.end)}>
          {text(isOpen ? t.end : t.start)}
        </span>
      </Button>
      {asking && (
        <ShiftDialog
          account={account}
          shiftId={asking.shiftId}
          unfinished={unfinished}
          onClose={() => setAsking(null)}
          onChanged={changed}
        />
      )}
    </>
  );
};
