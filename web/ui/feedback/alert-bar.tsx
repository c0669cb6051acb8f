import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { type Tone, toneIcons, toneSoft, toneText } from '../tone.ts';

type AlertBarProps = {
  tone: Tone;
  title: ReactNode;
  /** Details, where there is space; a screen reader always reads them. */
  children?: string | undefined;
  action?: ReactNode;
};

/** An alert among others in one bar: low, as wide as its words and its button need, and on a phone a line of its own. */
export const AlertBar = ({ tone, title, children, action }: AlertBarProps) => {
  const Icon = toneIcons[tone];
  return (
    <div
      role={tone === 'bad' || tone === 'warn' ? 'alert' : 'status'}
      className={classes(
        'flex min-h-12 min-w-0 max-w-full grow basis-112 flex-wrap items-center justify-end gap-2 rounded-xl p-0.5 ps-3 text-sm leading-tight max-lg:basis-80 max-sm:basis-full max-sm:text-[0.8125rem] max-sm:leading-tight',
        toneSoft[tone],
      )}
    >
      <Icon aria-hidden="true" className={classes('size-5 shrink-0 max-sm:hidden', toneText[tone])} />
      <p className="min-w-24 flex-1 break-words py-1">
        <span className="font-semibold">{title}</span>{' '}
        {children && <span className="max-lg:sr-only">{children}</span>}
      </p>
      {action}
    </div>
  );
};
