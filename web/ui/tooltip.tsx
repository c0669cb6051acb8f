import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement } from 'react';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';

type TooltipProps = { label: string; children: ReactElement };

/** A word of explanation on hover and focus. Never the only place where something is said. */
export const Tooltip = ({ label, children }: TooltipProps) => {
  const { direction, locale } = useLocale();
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          dir={direction}
          lang={locale}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-64 animate-fade-in rounded-lg bg-ink px-2.5 py-1.5 text-paper text-sm shadow-float"
        >
          {label}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
};
