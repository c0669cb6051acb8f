import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Tooltip } from './tooltip.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does: read aloud, and shown on hover. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'danger' | 'outlined';
  tooltip?: boolean;
};

// The invisible borders are what forced colours show of a button.
const tones = {
  plain: 'border border-transparent text-ink-2 hover:bg-quiet hover:text-ink',
  danger: 'border border-transparent text-bad hover:bg-bad-soft',
  outlined:
    'border border-line bg-card text-ink shadow-card hover:border-line-strong aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand',
} as const;

export const IconButton = ({
  label,
  icon,
  tone = 'plain',
  tooltip = true,
  type = 'button',
  className,
  ...props
}: IconButtonProps) => {
  const button = (
    <button
      type={type}
      aria-label={label}
      className={classes(
        'inline-grid size-11 shrink-0 place-items-center rounded-control transition-[background-color,color,border-color,scale]',
        'active:scale-95 disabled:cursor-not-allowed disabled:opacity-40 [&_svg]:size-5',
        tones[tone],
        className,
      )}
      {...props}
    >
      {icon}
    </button>
  );
  return tooltip ? <Tooltip label={label}>{button}</Tooltip> : button;
};
