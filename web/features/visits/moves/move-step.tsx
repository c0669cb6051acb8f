import { useQuery } from '@tanstack/react-query';
import { ArrowRightLeft } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { limits } from '#core/values/limits.ts';
import type { Visit } from '#core/visits/visit-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { StepFooter } from '../bill/step-footer.tsx';
import { visitsQuery } from '../visit-queries.ts';
import { visitStepTexts as t, visitsTexts } from '../visits.texts.ts';
import { useSending } from './use-sending.ts';

type MoveStepProps = {
  /** One order, or the whole visit. */
  moved: { order: ManagedOrder } | { visit: Visit };
  onOrders: (orders: readonly ManagedOrder[]) => void;
  /** `visitId` is where it is now; null for what has no table any more. */
  onMoved: (visitId: string | null) => void;
  onBack: () => void;
};

const tableIn = (typed: string): number | null => {
  const table = Number(typed.trim() || Number.NaN);
  return Number.isInteger(table) && table >= 1 && table <= limits.tablesMax ? table : null;
};

/** To another table, whose bill it joins if one is open there. */
export const MoveStep = ({ moved, onOrders, onMoved, onBack }: MoveStepProps) => {
  const text = useText();
  const formId = useId();
  const sentence = useErrorSentence();
  const { data } = useQuery(visitsQuery);
  const [typed, setTyped] = useState('');
  const [isPickup, setPickup] = useState(false);
  const [problem, setProblem] = useState('');
  const { working, failure, send } = useSending();

  const order = 'order' in moved ? moved.order : null;
  const from = 'order' in moved ? moved.order.tableNumber : moved.visit.tableNumber;
  const table = isPickup ? null : tableIn(typed);
  const there = data?.visits.find(
    ({ tableNumber, closedAt }) => tableNumber === table && table !== from && closedAt === null,
  );

  const explain = (error: unknown): string => {
    const none =
      refusalDetails(error, 'PUT /visits/:id/table', 'invalid_table') ??
      refusalDetails(error, 'PUT /orders/:id/table', 'invalid_table');
    if (none) return text(t.noSuchTable, { count: none.tables });
    if (isApiError(error, 'changed_meanwhile')) return text(t.orderChanged);
    if (isApiError(error, 'not_found')) return text(visitsTexts.gone);
    return sentence(error, t.moveFailed);
  };
  const sendMove = async (): Promise<() => void> => {
    const done = (visitId: string | null) => () => {
      onMoved(visitId);
      showSuccess(table === null ? text(t.movedToPickup) : text(t.movedTo, { number: table }));
    };
    if ('order' in moved) {
      const { _id: id, revision } = moved.order;
      const after = await call('PUT /orders/:id/table', {
        params: { id },
        body: { tableNumber: table, revision },
      });
      onOrders([after]);
      return done(after.visit ?? null);
    }
    const after = await call('PUT /visits/:id/table', {
      params: { id: moved.visit._id },
      body: { tableNumber: table ?? moved.visit.tableNumber },
    });
    onOrders(after.orders);
    return done(after.visit._id);
  };
  const problemOf = (): string => {
    if (!isPickup && table === null) return text(t.tableMissing);
    return table === from ? text(t.sameTable) : '';
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf();
    setProblem(found);
    if (!found) void send(sendMove, explain);
  };
  const label = isPickup
    ? text(t.moveToPickup)
    : table === null
      ? text(t.move)
      : text(t.moveTo, { number: table });

  return (
    <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-ink-2">{text(order ? t.moveOrderHint : t.moveVisitHint)}</p>
      {failure && <Alert>{failure}</Alert>}
      <Field
        label={text(t.newTable)}
        error={problem}
        hint={there && text(t.joins, { number: there.tableNumber })}
      >
        <NumberInput
          autoFocus
          min={1}
          max={limits.tablesMax}
          autoComplete="off"
          disabled={isPickup}
          value={isPickup ? '' : typed}
          onChange={(event) => {
            setProblem('');
            setTyped(event.target.value);
          }}
        />
      </Field>
      {order && from !== null && (
        <Checkbox
          label={text(t.pickup)}
          checked={isPickup}
          onCheckedChange={(next) => {
            setProblem('');
            setPickup(next);
          }}
        />
      )}
      <StepFooter>
        <Button variant="secondary" disabled={working} onClick={onBack}>
          {text(visitsTexts.back)}
        </Button>
        <Button
          type="submit"
          form={formId}
          loading={working}
          icon={<ArrowRightLeft aria-hidden="true" className="size-5" />}
        >
          {label}
        </Button>
      </StepFooter>
    </form>
  );
};
