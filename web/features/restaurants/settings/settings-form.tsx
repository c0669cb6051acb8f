import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Restaurant } from '#core/restaurants/restaurants.contract.ts';
import { limits } from '#core/values/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ConflictNotice } from '#web/ui/feedback/conflict-notice.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { useUnsaved } from '#web/ui/overlay/unsaved-guard.tsx';
import { settingsTexts as t } from './restaurant-settings.texts.ts';
import {
  bodyFrom,
  type ComparedField,
  comparedPart,
  differencesOf,
  draftFrom,
  problemsOf,
  type SettingsDraft,
  type SettingsProblem,
  type SettingsProblems,
} from './settings-draft.ts';
import { settingsQuery } from './settings-query.ts';

const TimeZoneSelect = lazyPart(
  async () => (await import('./time-zone-select.tsx')).TimeZoneSelect,
  <Skeleton className="h-11" />,
);

const problemTexts = {
  required: t.required,
  phone: t.phoneInvalid,
  tables: t.tablesInvalid,
} as const satisfies Record<SettingsProblem, unknown>;

const fieldTexts = {
  restaurantName: t.restaurantName,
  address: t.address,
  phoneNumber: t.phone,
  description: t.description,
  tables: t.tables,
  timeZone: t.timeZone,
} as const satisfies Record<ComparedField, unknown>;

const isSame = (one: SettingsDraft, other: SettingsDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

type SettingsFormProps = { ownerId: string; saved: Restaurant };

export const SettingsForm = ({ ownerId, saved }: SettingsFormProps) => {
  const text = useText();
  const client = useQueryClient();
  const [base, setBase] = useState(saved);
  const [seen, setSeen] = useState(saved);
  const [draft, setDraft] = useState(() => draftFrom(saved));
  const isDirty = !isSame(draft, draftFrom(base));
  useUnsaved(isDirty);
  const begin = (restaurant: Restaurant) => {
    setBase(restaurant);
    setDraft(draftFrom(restaurant));
  };
  // What another screen saved is adopted while nothing is typed here; otherwise saving reports the conflict.
  if (saved !== seen) {
    setSeen(saved);
    if (!isDirty) begin(saved);
  }
  const [problems, setProblems] = useState<SettingsProblems>({});
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ typed, was }: { typed: SettingsDraft; was: Restaurant }) =>
      call('PUT /restaurants/settings', { body: { ...bodyFrom(typed, ownerId), was: comparedPart(was) } }),
    onSuccess: ({ message, restaurant }, { typed }) => {
      showSuccess(message);
      setBase(restaurant);
      client.setQueryData(settingsQuery(ownerId).queryKey, restaurant);
      // What was typed while it was being saved is kept.
      setDraft((now) => (isSame(now, typed) ? draftFrom(restaurant) : now));
      // The account shows the restaurant's name.
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
  const sendOnce = useSendOnce(mutate);
  const other = refusalDetails(error, 'PUT /restaurants/settings', 'changed_meanwhile')?.restaurant;

  const change = <K extends keyof SettingsDraft>(name: K, value: SettingsDraft[K]) => {
    setDraft((before) => ({ ...before, [name]: value }));
    setProblems(({ [name]: _, ...rest }) => rest);
  };
  const problem = (name: keyof SettingsDraft) => {
    const found = problems[name];
    return found && text(problemTexts[found]);
  };
  const send = (was: Restaurant) => {
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length === 0) void sendOnce({ typed: draft, was });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(base);
  };
  const refused = (['phoneNumber', 'tables'] as const).find((name) => problems[name]);

  return (
    <Card className="max-w-2xl">
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {refused && <Alert>{problem(refused)}</Alert>}
        <Field label={text(t.restaurantName)} error={problem('restaurantName')} required>
          <TextInput
            value={draft.restaurantName}
            maxLength={limits.name}
            onChange={(event) => change('restaurantName', event.target.value)}
          />
        </Field>
        <Field label={text(t.address)} error={problem('address')} required>
          <TextInput
            value={draft.address}
            maxLength={limits.address}
            autoComplete="street-address"
            onChange={(event) => change('address', event.target.value)}
          />
        </Field>
        <Field label={text(t.phone)} hint={text(t.phoneHint)} error={problem('phoneNumber')} optional>
          <TextInput
            type="tel"
            autoComplete="tel-national"
            value={draft.phoneNumber}
            onChange={(event) => change('phoneNumber', event.target.value)}
          />
        </Field>
        <Field label={text(t.description)} optional>
          <TextArea
            value={draft.description}
            maxLength={limits.description}
            onChange={(event) => change('description', event.target.value)}
          />
        </Field>
        <Switch
          label={text(t.hasTables)}
          checked={draft.hasTableNumbers}
          onCheckedChange={(checked) => change('hasTableNumbers', checked)}
        />
        {draft.hasTableNumbers && (
          <Field label={text(t.tables)} error={problem('tables')} required>
            <NumberInput
              min={limits.tablesMin}
              max={limits.tablesMax}
              value={draft.tables}
              onChange={(event) => change('tables', event.target.value)}
            />
          </Field>
        )}
        <Field label={text(t.timeZone)} hint={text(t.timeZoneHint)}>
          <TimeZoneSelect value={draft.timeZone} onChange={(zone) => change('timeZone', zone)} />
        </Field>
        {/* Beside the button that was pressed: at the top it would be out of sight. */}
        {other && (
          <ConflictNotice
            differences={differencesOf(draft, draftFrom(other)).map(({ name, ...texts }) => ({
              ...texts,
              label: text(fieldTexts[name]),
            }))}
            saving={isPending}
            onKeepMine={() => send(other)}
            onTakeTheirs={() => {
              begin(other);
              setProblems({});
              reset();
            }}
          />
        )}
        {error && !other && !refused && <Alert title={text(t.saveFailed)}>{text(t.keptHint)}</Alert>}
        <Button type="submit" loading={isPending} className="self-start">
          {text(t.save)}
        </Button>
      </form>
    </Card>
  );
};
