import { classes } from '../classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-soft';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  // An invisible border: a button that changes its variant keeps its size, and forced colours show it.
  primary: 'border border-transparent bg-brand text-brand-contrast hover:bg-brand-strong',
  secondary: 'border border-line bg-card text-ink shadow-card hover:border-line-strong',
  ghost: 'border border-transparent text-ink hover:bg-quiet',
  danger: 'border border-transparent bg-bad text-bad-contrast hover:bg-bad-strong',
  /** For something that cannot be undone; asks once more first. */
  'danger-soft': 'border border-bad/40 bg-bad-soft text-bad hover:border-bad',
};

const sizes: Record<ButtonSize, string> = {
  small: 'touch-target h-9 gap-1.5 px-3 text-sm',
  medium: 'h-11 gap-2 px-4.5 text-base',
  large: 'h-13 gap-2.5 px-6 text-lg',
};

const unusable = 'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed';

/** One style for buttons and for links that look like one. */
export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, fullWidth: boolean): string =>
  classes(
    'relative inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-control font-medium',
    'transition-[background-color,border-color,scale] active:scale-[0.98]',
    variants[variant],
    sizes[size],
    unusable,
    fullWidth && 'w-full',
  );
