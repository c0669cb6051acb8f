import { Check, ChevronDown } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import type { ReactNode } from 'react';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { styleNonce } from '#web/lib/site/style-nonce.ts';
import { uiTexts } from '../ui.texts.ts';
import { useFieldControl } from './field-context.ts';

type SelectOption<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
};

type SelectProps<Value extends string> = {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  disabled?: boolean;
};

export const Select = <Value extends string>({
  options,
  value,
  onValueChange,
  disabled,
}: SelectProps<Value>) => {
  const text = useText();
  const { direction, locale } = useLocale();
  const field = useFieldControl({});
  return (
    <RadixSelect.Root
      value={value ?? ''}
      // Radix works with strings; only the options' values can come back.
      onValueChange={(next) => onValueChange(next as Value)}
      disabled={disabled}
      dir={direction}
    >
      <RadixSelect.Trigger
        className="control flex min-h-11 items-center justify-between gap-2 px-3.5 text-start data-[placeholder]:text-ink-2"
        {...field}
      >
        <span className="truncate">
          <RadixSelect.Value placeholder={text(uiTexts.choose)} />
        </span>
        <RadixSelect.Icon>
          <ChevronDown aria-hidden="true" className="size-4.5 text-ink-2" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          lang={locale}
          className="z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-pop-in overflow-hidden rounded-xl border border-line bg-card shadow-float"
        >
          <RadixSelect.Viewport nonce={styleNonce()} className="p-1.5">
            {options.map((option) => (
              <RadixSelect.Item
                key={option.value}
                value={option.value}
                className="flex min-h-11 cursor-pointer select-none items-center justify-between gap-3 rounded-lg px-3 outline-none data-[highlighted]:bg-quiet data-[state=checked]:font-medium"
              >
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                <RadixSelect.ItemIndicator>
                  <Check aria-hidden="true" className="size-4.5 text-brand" />
                </RadixSelect.ItemIndicator>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
};
