import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PhoneOff } from 'lucide-react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { RefusedPhone } from '#core/refused-phones/refused-phones.contract.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { showError } from '#web/ui/feedback/messages.tsx';
import { refusedPhonesTexts as t } from './refused-phones.texts.ts';
import { refusedPhonesQuery } from './refused-phones-query.ts';

type Change = { readonly refuse: string } | { readonly accept: string };

const send = (change: Change) =>
  withPin(
    () =>
      'refuse' in change
        ? call('POST /refused-phones', { body: { orderId: change.refuse } })
        : call('DELETE /refused-phones/:id', { params: { id: change.accept } }),
    'orders',
  );

/** In an order's dialog: take no more orders from its phone until the shift ends, and take that back, for any phone. */
export const PhoneRefusal = ({ order }: { order: ManagedOrder }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const { data } = useQuery(refusedPhonesQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (answer) => client.setQueryData(refusedPhonesQuery.queryKey, answer),
    onError: (failure) => {
      // Somebody else was faster, or the shift is over: the list says what is true.
      void client.invalidateQueries({ queryKey: refusedPhonesQuery.queryKey });
      if (!isApiError(failure, 'not_found')) showError(sentence(failure, t.failed));
    },
  });
  if (!data) return <div className="h-9" />;
  const own = data.phones.find(({ phone }) => phone === order.phone);
  const others = data.phones.filter(({ phone }) => phone !== order.phone);
  const accept = ({ _id }: RefusedPhone) => mutate({ accept: _id });
  return (
    <div className="flex flex-col gap-3">
      {own ? (
        <Alert
          tone="warn"
          action={
            <Button variant="secondary" size="small" loading={isPending} onClick={() => accept(own)}>
              {text(t.accept)}
            </Button>
          }
        >
          {text(t.refused)} <RefusedBy refused={own} />
        </Alert>
      ) : (
        <Button
          variant="danger-soft"
          size="small"
          className="h-auto! min-h-9 max-w-full self-start whitespace-normal! py-1 text-start"
          loading={isPending}
          icon={<PhoneOff aria-hidden="true" className="size-4" />}
          onClick={() => mutate({ refuse: order._id })}
        >
          {text(t.refuse)}
        </Button>
      )}
      {others.length > 0 && (
        <details>
          <summary className="touch-target w-fit cursor-pointer text-ink-2 text-sm">
            {text(t.others, { count: others.length })}
          </summary>
          <ul className="mt-2 flex flex-col gap-2">
            {others.map((refused) => (
              <li key={refused._id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span>
                  <bdi dir="ltr" className="font-medium tabular-nums">
                    {refused.phone}
                  </bdi>{' '}
                  <RefusedBy refused={refused} />
                </span>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={text(t.acceptOf, { phone: refused.phone })}
                  disabled={isPending}
                  onClick={() => accept(refused)}
                >
                  {text(t.accept)}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};

const RefusedBy = ({ refused: { refusedBy, refusedAt } }: { refused: RefusedPhone }) => (
  <span className="text-ink-2 text-sm">
    {refusedBy && (
      <>
        <bdi>{refusedBy}</bdi>
        {' · '}
      </>
    )}
    <Time value={refusedAt} />
  </span>
);
