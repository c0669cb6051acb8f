import { BellRing, CheckCheck, CloudOff, Eye, HandCoins } from 'lucide-react';
import type { MouseEvent } from 'react';
import { isUnanswered } from '#core/calls/call-rules.ts';
import { useServerNow } from '#web/lib/clock/use-server-now.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { tableCallTexts } from '#web/lib/texts/table-calls.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { BoardCall, CallStripProps } from './board-calls.ts';
import { ageWords, wishWords } from './call-words.ts';
import { callsTexts as t } from './calls.texts.ts';
import type { AnswerCall } from './use-answer.ts';

type CallRowProps = Pick<CallStripProps, 'onOpenTable'> & {
  call: BoardCall;
  onAnswer: AnswerCall;
  className?: string | undefined;
};

/** Its button goes with the answer: focus stays at the same table, on what one would press next. */
const focusNext = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const next = currentTarget.nextElementSibling;
  if (next instanceof HTMLElement) next.focus();
};

/** A table that calls: what it wants, for how long, and the two answers. */
export const CallRow = ({ call, onAnswer, onOpenTable, className }: CallRowProps) => {
  const text = useText();
  const now = useServerNow(10_000);
  const isNew = isUnanswered(call);
  const Icon = call.kind === 'bill' ? HandCoins : BellRing;
  const table = text(orderManagerTexts.table, { number: call.tableNumber });
  const wish = wishWords(text, call);
  const what = `${table}, ${wish}`;
  return (
    <li
      className={classes(
        'flex min-h-12 min-w-0 grow basis-96 flex-wrap items-center justify-end gap-x-2 gap-y-1 rounded-xl p-0.5 ps-3 text-sm leading-tight max-sm:basis-full',
        isNew ? 'bg-warn-soft' : 'bg-quiet',
        className,
      )}
    >
      <Icon aria-hidden="true" className={classes('size-5 shrink-0', isNew ? 'text-warn' : 'text-ink-2')} />
      <div className="min-w-28 flex-1 break-words py-1">
        {onOpenTable ? (
          <button
            type="button"
            className="touch-target font-semibold text-base underline decoration-line underline-offset-4"
            aria-label={text(t.openTable, { number: call.tableNumber })}
            onClick={() => onOpenTable(call.tableNumber)}
          >
            {table}
          </button>
        ) : (
          <span className="font-semibold text-base">{table}</span>
        )}{' '}
        <span className="inline-block font-medium">{wish}</span>{' '}
        <span className="inline-block text-ink-2">
          {ageWords(text, call, now)}
          {!isNew && ` · ${text(t.isSeen)}`}
        </span>
        {call.isNotSaved && (
          <span className="flex items-center gap-1 text-warn">
            <CloudOff aria-hidden="true" className="size-4" />
            {text(t.notSaved)}
          </span>
        )}
      </div>
      <div className="flex max-w-full flex-wrap justify-end gap-1">
        {isNew && (
          <Button
            aria-label={text(t.seenOf, { what })}
            className="max-sm:px-3"
            icon={<Eye aria-hidden="true" className="size-5" />}
            onClick={(event) => {
              focusNext(event);
              onAnswer(call, 'seen');
            }}
          >
            {text(tableCallTexts.seen)}
          </Button>
        )}
        {call.doneAt === null && (
          <Button
            variant="secondary"
            aria-label={text(t.doneOf, { what })}
            className="max-sm:px-3"
            icon={<CheckCheck aria-hidden="true" className="size-5" />}
            onClick={() => onAnswer(call, 'done')}
          >
            {text(tableCallTexts.done)}
          </Button>
        )}
      </div>
    </li>
  );
};
