import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DoorClosed, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import type { PreflightFindings } from '#core/shifts/preflight.ts';
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
  /** The start was pressed: the pre-flight comes first. */
  onStart: () => void;
  /** What the pre-flight found, if it was not skipped; null until it is over. */
  starting: { found: PreflightFindings | null } | null;
  onStartClosed: () => void;
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
export const ShiftControl = (props: ShiftControlProps) => {
  const { account, unfinished, onChanged, onStart, starting, onStartClosed } = props;
  const text = useText();
  const client = useQueryClient();
  const query = openShiftQuery(account._id);
  const { data: shift, isPending } = useQuery(query);
  const [endingId, setEndingId] = useState<string | null>(null);

  const changed = () => {
    // For an owner the dialog stays and says that it has ended.
    if (endingId === null || account.station) showSuccess(text(endingId === null ? t.started : t.ended));
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
        onClick={() => (shift ? setEndingId(shift._id) : onStart())}
      >
        <span className="reserves-space" data-alternative={text(isOpen ? t.start : t.end)}>
          {text(isOpen ? t.end : t.start)}
        </span>
      </Button>
      {(starting || endingId !== null) && (
        <ShiftDialog
          account={account}
          shiftId={endingId}
          unfinished={unfinished}
          found={starting?.found ?? null}
          onClose={() => {
            setEndingId(null);
            onStartClosed();
          }}
          onChanged={changed}
        />
      )}
    </>
  );
};
