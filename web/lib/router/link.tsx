import type { ComponentProps, MouseEvent } from 'react';
import { isForRouter, leavesTheApp } from './link-click.ts';
import { resolveAddress, writeAddress } from './location.ts';
import { useRouter } from './router-context.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link that a plain click follows without reloading the document. */
export const Link = ({ to, onClick, ...props }: LinkProps) => {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (leavesTheApp(to) || !isForRouter(event)) return;
    event.preventDefault();
    const { location } = router.state;
    // As browsers do: a link to the current page adds no second history entry.
    const replace = writeAddress(resolveAddress(to, location)) === writeAddress(location);
    void router.navigate(to, { replace });
  };
  return <a {...props} href={to} onClick={follow} />;
};
