import type { ReactNode } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import { uiTexts } from '../ui.texts.ts';

/** A placeholder in the shape of what is loading. Size it with classes. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={classes('motion-safe:animate-pulse rounded-lg bg-line', className)} />
);

/** Wraps the skeletons of one part of a page: announces once that it is loading. */
export const SkeletonRegion = ({ className, children }: { className?: string; children: ReactNode }) => {
  const text = useText();
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{text(uiTexts.loading)}</VisuallyHidden>
      {children}
    </div>
  );
};
