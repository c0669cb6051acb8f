import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { TableCode } from '#core/qr/qr.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showError, showSuccess } from '#web/ui/feedback/messages.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { LazyConfirmDialog } from '#web/ui/overlay/lazy-confirm-dialog.ts';
import type { PlannedCard, Restaurant } from './card/card-design.ts';
import { tableCodesQuery } from './qr-queries.ts';
import { reissueTexts as t } from './texts/reissue.texts.ts';

type ReissuePanelProps = { card: PlannedCard; restaurant: Restaurant; codes: readonly TableCode[] };

/** New codes for tables: whoever has an old print opens the menu, and no longer orders to the table. */
export const ReissuePanel = ({ card, restaurant, codes }: ReissuePanelProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const [asked, setAsked] = useState<'one' | 'all'>('one');
  const [isOpen, setOpen] = useState(false);
  const { tables } = restaurant;
  const table = card.tableProblem === null ? card.table : null;
  const issued = codes.filter((code) => code.table <= tables);
  const ask = (which: 'one' | 'all') => {
    setAsked(which);
    setOpen(true);
  };
  const reissue = async () => {
    const numbers =
      asked === 'all'
        ? Array.from({ length: tables }, (_, index) => index + 1)
        : table === null
          ? []
          : [table];
    const wanted = numbers.map((number) => ({ table: number, was: restaurant.codes.get(number) ?? null }));
    try {
      const answer = await call('POST /qr/table-codes', { body: { tables: wanted } });
      client.setQueryData(tableCodesQuery.queryKey, answer);
      showSuccess(text(asked === 'all' ? t.allDone : t.done));
    } catch (failure) {
      showError(sentence(failure, t.failed));
      throw failure;
    }
  };
  if (tables === 0) return null;
  return (
    <Card aria-label={text(t.title)}>
      <CardHeader title={text(t.title)} description={text(t.intro)} />
      <div className="flex flex-col gap-4">
        {issued.length > 0 && <p className="text-ink-2">{text(t.issuedCount, { count: issued.length })}</p>}
        <div className="flex flex-wrap gap-3">
          {table !== null && (
            <Button
              variant="secondary"
              icon={<RefreshCw aria-hidden="true" className="size-5" />}
              onClick={() => ask('one')}
            >
              {text(t.one, { number: table })}
            </Button>
          )}
          <Button variant="secondary" onClick={() => ask('all')}>
            {text(t.all)}
          </Button>
        </div>
        {table === null && <p className="text-ink-2 text-sm">{text(t.chooseTable)}</p>}
      </div>
      <LazyConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={
          asked === 'all'
            ? text(t.allQuestion, { count: tables })
            : text(t.oneQuestion, { number: table ?? 0 })
        }
        description={text(t.warning)}
        confirmLabel={text(t.confirm)}
        cancelLabel={text(t.cancel)}
        destructive
        onConfirm={reissue}
      />
    </Card>
  );
};
