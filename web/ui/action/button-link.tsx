import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { AppLink, type AppLinkProps } from './link.tsx';

type ButtonLinkProps = AppLinkProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  fullWidth?: boolean;
};

/** A link that looks like a button. */
export const ButtonLink = ({
  variant = 'primary',
  size = 'medium',
  icon,
  iconEnd,
  fullWidth = false,
  className,
  children,
  ...props
}: ButtonLinkProps) => (
  <AppLink className={classes(buttonStyle(variant, size, fullWidth), className)} {...props}>
    {icon}
    {children}
    {iconEnd}
  </AppLink>
);
