import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { type Tone, toneIcons, toneSoft, toneText } from '../tone.ts';

type AlertBarProps = {
  tone: Tone;
  title: string;
  /** Details, where there is space; a screen reader always reads them. */
  children?: string | undefined;
  action?: ReactNode;
};

/** An alert for a permanent bar: a single low line, so that nothing moves when it comes or goes. */
export const AlertBar = ({ tone, title, children, action }: AlertBarProps) => {
  const Icon = toneIcons[tone];
  return (
    <div
      role={tone === 'bad' || tone === 'warn' ? 'alert' : 'status'}
      className={classes(
        'flex h-12 min-w-0 flex-1 items-center gap-2 rounded-xl pe-0.5 ps-3 text-sm leading-tight max-sm:text-[0.8125rem] max-sm:leading-tight max-[22.5rem]:text-xs',
        toneSoft[tone],
      )}
    >
      <Icon aria-hidden="true" className={classes('size-5 shrink-0 max-sm:hidden', toneText[tone])} />
      <p className="line-clamp-3 min-w-0 flex-1 sm:line-clamp-2">
        <span className="font-semibold">{title}</span>{' '}
        {children && <span className="max-lg:sr-only">{children}</span>}
      </p>
      {action}
    </div>
  );
};
