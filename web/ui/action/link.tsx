import { Link, type LinkProps } from '#web/lib/router/link.tsx';
import { classes } from '../classes.ts';

export type AppLinkProps = LinkProps & {
  /** For pages of another entry (the public menu, the demo): a full page load. */
  wholePage?: boolean;
};

/** An unstyled link: inside the app it does not reload the page. */
export const AppLink = ({ to, wholePage = false, ...props }: AppLinkProps) => {
  const opensTab = props.target === '_blank' ? { rel: 'noopener' } : {};
  if (wholePage) return <a href={to} {...opensTab} {...props} />;
  return <Link to={to} {...opensTab} {...props} />;
};

export const TextLink = ({ className, ...props }: AppLinkProps) => (
  <AppLink
    className={classes(
      'rounded-sm font-medium text-brand underline decoration-brand/35 underline-offset-4 transition-colors',
      'hover:text-brand-strong hover:decoration-current',
      className,
    )}
    {...props}
  />
);
