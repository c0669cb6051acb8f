import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from './classes.ts';

type Tab<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly content: ReactNode;
};

type TabsProps<Value extends string> = {
  /** What the tabs divide, for the screen reader. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Few and short: on a phone they share the width, and all are seen. */
  shareWidth?: boolean;
  /** The change may be refused: then focus alone, which comes back to the tab after the question, must not ask again. */
  mayRefuse?: boolean;
};

/** Only the open tab is in the page. On a phone the row scrolls sideways. */
export const Tabs = <Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  shareWidth = false,
  mayRefuse,
}: TabsProps<Value>) => {
  const { direction } = useLocale();
  return (
    <RadixTabs.Root
      value={value}
      // Radix speaks strings; only values of the tabs can come back.
      onValueChange={(next) => onValueChange(next as Value)}
      activationMode={mayRefuse ? 'manual' : 'automatic'}
      dir={direction}
    >
      <RadixTabs.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className={classes(
              '-mb-px -outline-offset-2 flex h-12 shrink-0 items-center gap-2 rounded-t-lg border-transparent border-b-2 px-4 font-medium text-ink-2 transition-colors hover:text-ink data-[state=active]:border-brand data-[state=active]:text-ink data-[state=active]:[&_svg]:text-brand [&_svg]:size-4.5',
              shareWidth &&
                'max-sm:flex-auto max-sm:justify-center max-sm:gap-1.5 max-sm:whitespace-nowrap max-sm:px-1.5',
            )}
          >
            {tab.icon}
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="rounded-lg pt-6">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
};
