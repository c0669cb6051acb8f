import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Lines } from '../content/lines.tsx';
import { type Tone, toneIcons, toneSoft, toneText } from '../tone.ts';

type AlertProps = {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** Where letters are large a label needs more than one line. */
const actionStyle =
  'mt-3 max-sm:[&_button]:h-auto max-sm:[&_button]:min-h-11 max-sm:[&_button]:max-w-full max-sm:[&_button]:whitespace-normal max-sm:[&_button]:py-1.5';

/** A message in the page that cannot be missed; a screen reader announces it when it appears. */
export const Alert = ({ tone = 'bad', title, children, action, className }: AlertProps) => {
  const Icon = toneIcons[tone];
  return (
    <div
      role={tone === 'bad' || tone === 'warn' ? 'alert' : 'status'}
      className={classes('flex gap-3 rounded-xl px-4 py-3.5', toneSoft[tone], className)}
    >
      <Icon aria-hidden="true" className={classes('mt-0.5 size-5 shrink-0', toneText[tone])} />
      <div className="min-w-0 flex-1">
        {title && (
          <p className="font-semibold">
            {typeof title === 'string' ? <Lines of={title} /> : <bdi>{title}</bdi>}
          </p>
        )}
        {children && <div>{typeof children === 'string' ? <Lines of={children} /> : children}</div>}
        {action && <div className={actionStyle}>{action}</div>}
      </div>
    </div>
  );
};
