import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { settingsTexts as t } from '#core/i18n/texts/dashboard.texts.ts';
import { limits } from '#core/kit/limits.ts';
import type { Restaurant } from '#core/restaurants/restaurants.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { showSuccess } from '#web/ui/messages.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useUnsaved } from '#web/ui/unsaved-guard.tsx';
import {
  bodyFrom,
  draftFrom,
  problemsOf,
  type SettingsDraft,
  type SettingsProblem,
  type SettingsProblems,
} from './settings-draft.ts';

const problemTexts = {
  required: t.required,
  phone: t.phoneInvalid,
  tables: t.tablesInvalid,
} as const satisfies Record<SettingsProblem, unknown>;

type SettingsFormProps = { ownerId: string; saved: Restaurant };

export const SettingsForm = ({ ownerId, saved }: SettingsFormProps) => {
  const text = useText();
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftFrom(saved));
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftFrom(saved));
  useUnsaved(isDirty);
  const [problems, setProblems] = useState<SettingsProblems>({});
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => call('PUT /restaurants/settings', { body: bodyFrom(draft, ownerId) }),
    onSuccess: ({ message, restaurant }) => {
      showSuccess(message);
      client.setQueryData(['settings', ownerId], restaurant);
      setDraft(draftFrom(restaurant));
      // The account shows the restaurant's name.
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });

  const change = <K extends keyof SettingsDraft>(name: K, value: SettingsDraft[K]) => {
    setDraft((before) => ({ ...before, [name]: value }));
    setProblems(({ [name]: _, ...rest }) => rest);
  };
  const problem = (name: keyof SettingsDraft) => {
    const found = problems[name];
    return found && text(problemTexts[found]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length === 0 && !isPending) mutate();
  };
  const refused = (['phoneNumber', 'tables'] as const).find((name) => problems[name]);

  return (
    <Card className="max-w-2xl">
      <CardHeader title={text(t.title)} />
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {refused && <Alert>{problem(refused)}</Alert>}
        {isError && !refused && <Alert title={text(t.saveFailed)}>{text(t.keptHint)}</Alert>}
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
            inputMode="numeric"
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
        <Button type="submit" loading={isPending} className="self-start">
          {text(t.save)}
        </Button>
      </form>
    </Card>
  );
};
