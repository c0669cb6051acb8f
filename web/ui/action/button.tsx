import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Busy: keeps its width and focus, and ignores a second press. */
  loading?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  fullWidth?: boolean;
};

export const Button = ({
  variant = 'primary',
  size = 'medium',
  loading = false,
  icon,
  iconEnd,
  fullWidth = false,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // preventDefault also stops a second submit of the form.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={classes(buttonStyle(variant, size, fullWidth), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
      {...props}
    >
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={classes('inline-flex items-center gap-[inherit]', loading && 'opacity-0')}>
        {icon}
        {children}
        {iconEnd}
      </span>
    </button>
  );
};
