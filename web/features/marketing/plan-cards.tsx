import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { PricingPlan } from '#core/marketing/marketing.contract.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { classes } from '#web/ui/classes.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { plansQuery } from './catalog-query.ts';
import { pricingTexts as t } from './marketing.texts.ts';

export const PlanCards = () => {
  const { locale } = useLocale();
  const { data = [] } = useQuery(plansQuery(locale));
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {data.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  );
};

const PlanCard = ({ plan }: { plan: PricingPlan }) => {
  const text = useText();
  return (
    <article
      className={classes(
        'flex h-full flex-col rounded-3xl border bg-card p-7 sm:p-9',
        plan.popular ? 'border-brand shadow-float ring-1 ring-brand' : 'border-line shadow-card',
      )}
    >
      <header className="flex items-center justify-between gap-3">
        <h2 className="font-headline font-semibold text-3xl">{plan.name}</h2>
        {plan.popular && <Badge tone="brand">{text(t.popular)}</Badge>}
      </header>
      <p className="mt-2 text-ink-2">{plan.description}</p>
      <p className="mt-6 flex items-baseline gap-1.5">
        <bdi dir="ltr" className="font-semibold text-5xl tabular-nums tracking-tight">
          {plan.currency}
          {plan.price}
        </bdi>
        <span className="text-ink-2">{plan.period}</span>
      </p>
      <ul className="mt-7 mb-8 flex flex-1 flex-col gap-3">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={`/signup?plan=${plan.id}`}
        wholePage
        size="large"
        fullWidth
        variant={plan.popular ? 'primary' : 'secondary'}
      >
        {plan.ctaText}
      </ButtonLink>
    </article>
  );
};
