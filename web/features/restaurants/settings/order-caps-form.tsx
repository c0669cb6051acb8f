import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { mostOrderTotal, mostPortions } from '#core/orders/order-caps.ts';
import type { Restaurant } from '#core/restaurants/restaurants.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showError, showSuccess } from '#web/ui/feedback/messages.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { useUnsaved } from '#web/ui/overlay/unsaved-guard.tsx';
import { settingsTexts as t } from './restaurant-settings.texts.ts';
import { settingsQuery } from './settings-query.ts';

type Caps = Pick<Restaurant, 'maxPortions' | 'maxOrderTotal'>;
const most: Caps = { maxPortions: mostPortions, maxOrderTotal: mostOrderTotal };
type Cap = keyof Caps;

const isCap = (typed: string, cap: Cap): boolean => {
  const value = Number(typed);
  return value >= 1 && value <= most[cap] && (cap === 'maxOrderTotal' || Number.isInteger(value));
};

/** How much a guest may order without speaking to anybody. */
export const OrderCapsForm = ({ ownerId, saved }: { ownerId: string; saved: Caps }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const [typed, setTyped] = useState({
    maxPortions: String(saved.maxPortions),
    maxOrderTotal: String(saved.maxOrderTotal),
  });
  const [showsProblems, setShowsProblems] = useState(false);
  const caps = { maxPortions: Number(typed.maxPortions), maxOrderTotal: Number(typed.maxOrderTotal) };
  const isDirty = caps.maxPortions !== saved.maxPortions || caps.maxOrderTotal !== saved.maxOrderTotal;
  useUnsaved(isDirty);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Caps) => call('PUT /restaurants/ordering', { body }),
    onSuccess: (restaurant) => {
      showSuccess(text(t.capsSaved));
      client.setQueryData(settingsQuery(ownerId).queryKey, restaurant);
    },
    onError: (failure) => showError(sentence(failure, t.saveFailed)),
    scope: { id: 'ordering' },
  });
  const problem = (cap: Cap) =>
    showsProblems && !isCap(typed[cap], cap) && text(t.capInvalid, { max: most[cap].toLocaleString('en') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShowsProblems(true);
    if (isCap(typed.maxPortions, 'maxPortions') && isCap(typed.maxOrderTotal, 'maxOrderTotal')) mutate(caps);
  };
  const input = (cap: Cap) => ({
    min: 1,
    max: most[cap],
    value: typed[cap],
    onChange: (event: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [cap]: event.target.value })),
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={text(t.caps)}
      className="flex flex-col gap-5 border-line border-t pt-5"
    >
      <div>
        <h2 className="font-semibold text-lg">{text(t.caps)}</h2>
        <p className="text-ink-2">{text(t.capsHint)}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text(t.maxPortions)} error={problem('maxPortions')}>
          <NumberInput {...input('maxPortions')} />
        </Field>
        <Field label={text(t.maxOrderTotal)} error={problem('maxOrderTotal')}>
          <NumberInput {...input('maxOrderTotal')} lead="₪" step="0.01" />
        </Field>
      </div>
      <Button type="submit" loading={isPending} className="self-start">
        {text(t.save)}
      </Button>
    </form>
  );
};
