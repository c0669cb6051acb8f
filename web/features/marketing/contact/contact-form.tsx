import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Message, messageFields } from '#core/marketing/message-fields.ts';
import { limits } from '#core/values/limits.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useOneAtATime } from '#web/lib/query/one-at-a-time.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { contactTexts as t } from './contact.texts.ts';

/** A message to the operator, who needs neither a phone nor a published address for it. */
export const ContactForm = () => {
  const text = useText();
  const isHydrated = useHydrated();
  const { register, handleSubmit, problem } = useSchemaForm(messageFields);
  const { mutateAsync, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (body: Message) => call('POST /messages', { body }),
  });
  const send = useOneAtATime((body: Message) => mutateAsync(body).catch(() => undefined));
  if (isSuccess) return <Sent onAnother={reset} />;
  return (
    <form method="post" noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-5">
      {error && (
        <Alert tone="bad">
          {isApiError(error, 'too_many_requests') && error.message ? error.message : text(t.failed)}
        </Alert>
      )}
      <Field label={text(t.name)} error={problem('name')} required>
        <TextInput autoComplete="name" maxLength={limits.name} {...register('name')} />
      </Field>
      <Field label={text(t.email)} error={problem('email')} required>
        <TextInput type="email" autoComplete="email" maxLength={limits.email} {...register('email')} />
      </Field>
      <Field label={text(t.message)} error={problem('message')} required>
        <TextArea rows={5} maxLength={limits.message} {...register('message')} />
      </Field>
      <Button type="submit" size="large" loading={isPending} disabled={!isHydrated} className="self-start">
        {text(t.send)}
      </Button>
    </form>
  );
};

const Sent = ({ onAnother }: { onAnother: () => void }) => {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div>
      <h2 ref={title} tabIndex={-1} className="font-semibold text-2xl">
        {text(t.sentTitle)}
      </h2>
      <p className="mt-2 mb-6 text-ink-2">{text(t.sent)}</p>
      <Button variant="secondary" onClick={onAnother}>
        {text(t.another)}
      </Button>
    </div>
  );
};
