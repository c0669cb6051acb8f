import { RadioGroup } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';

type PictureRadiosProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; picture: ReactNode }[];
  className: string;
};

/** Single choice, each option shown as a picture. */
export const PictureRadios = <Value extends string>(props: PictureRadiosProps<Value>) => {
  const { label, value, onChange, options, className } = props;
  const { direction } = useLocale();
  const id = useId();
  return (
    <section className="flex flex-col gap-3">
      <h2 id={id} className="font-semibold text-lg">
        {label}
      </h2>
      <RadioGroup.Root
        dir={direction}
        aria-labelledby={id}
        value={value}
        // Radix speaks strings; only values of the options can come back.
        onValueChange={(next) => onChange(next as Value)}
        className={className}
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            className="flex min-w-0 flex-col gap-1 rounded-xl border border-line bg-card p-3 text-start transition-colors hover:border-line-strong data-[state=checked]:border-brand data-[state=checked]:bg-brand-soft data-[state=checked]:shadow-[0_0_0_1px_var(--brand)]"
          >
            {option.picture}
            <span className="text-ink-2 text-sm">{option.label}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </section>
  );
};
