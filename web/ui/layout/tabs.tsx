import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '../classes.ts';
import { tabAfterKey } from './tab-keys.ts';

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
  /** The row stays in sight and what is open scrolls beneath it, in a box whose height its content may ask for (`cqh`). */
  fillsHeight?: boolean;
  /** The change may be refused: then focus alone, which comes back to the tab after the question, must not ask again. */
  mayRefuse?: boolean;
  /** At the end of the row, and none of the tabs. */
  end?: ReactNode;
};

/** What scrolls by itself below or between bars that stay. */
export const scrollBox =
  '-outline-offset-2 relative min-h-0 flex-1 tall:overflow-y-auto tall:overscroll-contain tall:[container-type:size]';

/** Sideways alone: a page that is scrolled stays where it is. */
const showOpenTab = (row: HTMLElement): void => {
  const tab = row.querySelector('[aria-selected=true]')?.getBoundingClientRect();
  const seen = row.getBoundingClientRect();
  if (tab) row.scrollLeft += Math.min(0, tab.left - seen.left) + Math.max(0, tab.right - seen.right);
};

/** Only the open tab is in the page. On a phone the row scrolls sideways, and what is hidden in a tab scrolls with it. */
export const Tabs = <Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  shareWidth = false,
  fillsHeight = false,
  mayRefuse,
  end,
}: TabsProps<Value>) => {
  const { direction } = useLocale();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab is open
  useEffect(() => {
    if (row.current) showOpenTab(row.current);
  }, [value]);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const all: Element[] = [...event.currentTarget.querySelectorAll('[role=tab]')];
    const at = document.activeElement ? all.indexOf(document.activeElement) : -1;
    const next = tabAfterKey(event.key, at, all.length, direction);
    if (next === null) return;
    event.preventDefault();
    const tab = all[next];
    if (tab instanceof HTMLElement) tab.focus();
  };
  const opened = tabs.find((tab) => tab.value === value);
  return (
    <div className={classes(fillsHeight && 'flex min-h-0 flex-1 flex-col')}>
      <div className="flex shrink-0 flex-wrap">
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          className={classes(
            'flex min-w-0 max-w-full grow gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]',
            fillsHeight && 'flex-wrap bg-card px-2 sm:px-3',
          )}
        >
          {tabs.map((tab) => {
            const isOpen = tab === opened;
            const open = () => {
              if (!isOpen) onValueChange(tab.value);
            };
            return (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={`${id}${tab.value}`}
                aria-selected={isOpen}
                aria-controls={isOpen ? `${id}panel` : undefined}
                // One stop for the whole row; arrows move within it.
                tabIndex={isOpen ? 0 : -1}
                onClick={open}
                onFocus={mayRefuse ? undefined : open}
                className={classes(
                  'relative -mb-px -outline-offset-2 flex h-12 shrink-0 items-center gap-2 rounded-t-lg border-transparent border-b-2 px-4 font-medium text-ink-2 transition-colors hover:text-ink aria-selected:border-brand aria-selected:text-ink aria-selected:[&_svg]:text-brand [&_svg]:size-4.5',
                  // Forced colours draw every border alike, the invisible ones too.
                  'forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] forced-colors:aria-selected:border-b-4',
                  shareWidth &&
                    'max-sm:flex-auto max-sm:justify-center max-sm:gap-1.5 max-sm:whitespace-nowrap max-sm:px-1.5 max-[22.5rem]:gap-1 max-[22.5rem]:px-0.5 max-[22.5rem]:text-sm',
                )}
              >
                {tab.icon}
                {tab.label}
              </button>
            );
          })}
        </div>
        {end}
      </div>
      {opened && (
        <div
          key={opened.value}
          role="tabpanel"
          id={`${id}panel`}
          aria-labelledby={`${id}${opened.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the way from a tab into what it opened
          tabIndex={0}
          className={fillsHeight ? scrollBox : 'rounded-lg pt-6'}
        >
          {opened.content}
        </div>
      )}
    </div>
  );
};
