import type { ReactNode } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import { uiTexts } from '../ui.texts.ts';

/** The shape of what is coming. Size it with classes. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={classes('motion-safe:animate-pulse rounded-lg bg-line', className)} />
);

/** Around the skeletons of one part of a page: says once that it is loading. */
export const SkeletonRegion = ({ className, children }: { className?: string; children: ReactNode }) => {
  const text = useText();
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{text(uiTexts.loading)}</VisuallyHidden>
      {children}
    </div>
  );
};
