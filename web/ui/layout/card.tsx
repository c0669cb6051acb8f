import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';

type CardProps = ComponentProps<'section'> & {
  /** `none` when the content goes to the edges (a picture, a list). */
  padding?: 'normal' | 'none';
};

export const Card = ({ padding = 'normal', className, ...props }: CardProps) => (
  <section
    className={classes(
      'rounded-card border border-line bg-card shadow-card',
      padding === 'normal' && 'p-5 sm:p-6',
      className,
    )}
    {...props}
  />
);

type CardHeaderProps = { title: ReactNode; description?: ReactNode; actions?: ReactNode };

export const CardHeader = ({ title, description, actions }: CardHeaderProps) => (
  <header className="mb-5 flex flex-wrap items-start justify-between gap-3">
    <div className="min-w-0">
      <h2 className="font-semibold text-lg">{title}</h2>
      {description && <p className="mt-0.5 text-ink-2">{description}</p>}
    </div>
    {actions}
  </header>
);
