import { Star } from 'lucide-react';
import type { Plan } from '#core/accounts/plans.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { signInTexts as t } from '#web/lib/texts/sign-in.texts.ts';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';

type PlanChoiceProps = { value: Plan; onChange: (plan: Plan) => void };

export const PlanChoice = ({ value, onChange }: PlanChoiceProps) => {
  const text = useText();
  const star = (
    <Star role="img" aria-label={text(t.recommended)} className="size-5 shrink-0 fill-warn text-warn" />
  );
  return (
    <RadioGroup<Plan>
      label={text(t.plan)}
      variant="cards"
      required
      value={value}
      onValueChange={onChange}
      options={[
        { value: 'pro', label: text(t.pro), description: text(t.proHint), aside: star },
        { value: 'basic', label: text(t.basic), description: text(t.basicHint) },
      ]}
    />
  );
};
