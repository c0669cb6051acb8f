import { useMutation } from '@tanstack/react-query';
import { BellRing, ChefHat, CircleOff, Smartphone } from 'lucide-react';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { trialTexts as t } from './trial.texts.ts';

const steps = [
  { icon: BellRing, says: t.stepBoard },
  { icon: Smartphone, says: t.stepPhone },
  { icon: CircleOff, says: t.stepSoldOut },
] as const;

/** One button. Nothing is made before it is pressed. */
export const TryCard = ({ onStarted }: { onStarted: () => Promise<void> }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await call('POST /try');
      await onStarted();
    },
  });
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-col gap-3.5">
        {steps.map(({ icon: Icon, says }) => (
          <li key={says.en} className="flex items-center gap-3.5">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            {text(says)}
          </li>
        ))}
      </ul>
      {error && (
        <Alert
          tone={isApiError(error, 'already_signed_in') ? 'info' : 'bad'}
          action={
            isApiError(error, 'already_signed_in') && (
              <ButtonLink to="/order-manager" size="small">
                {text(t.ownBoard)}
              </ButtonLink>
            )
          }
        >
          {sentence(error)}
        </Alert>
      )}
      <Button
        size="large"
        fullWidth
        loading={isPending}
        icon={<ChefHat aria-hidden="true" className="size-5" />}
        onClick={() => mutate()}
      >
        {text(t.start)}
      </Button>
      <p className="text-center text-ink-2 text-sm">{text(t.deleted)}</p>
    </div>
  );
};
