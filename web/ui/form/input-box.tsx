import type { ReactNode } from 'react';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '../classes.ts';

type InputBoxProps = {
  /** Before and after the text, in the page's own direction. */
  lead?: ReactNode;
  trail?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The frame of an input. The symbols are outside the input, so that the input can have its own direction. */
export const InputBox = ({ lead, trail, className, children }: InputBoxProps) => (
  <span className={classes('control flex min-h-11 items-stretch overflow-hidden', className)}>
    {lead && (
      <span
        aria-hidden="true"
        className="grid shrink-0 place-items-center -me-1.5 ps-3.5 text-ink-2 [&_svg]:size-5"
      >
        {lead}
      </span>
    )}
    {children}
    {trail}
  </span>
);

export const bareInput = 'min-w-0 flex-1 bg-transparent px-3.5 outline-none disabled:cursor-not-allowed';

/** Numbers, passwords and addresses run left to right, but start where the page's lines start. */
export const useLatinLine = () => {
  const { direction } = useLocale();
  return { dir: 'ltr', className: direction === 'rtl' ? 'text-end' : 'text-start' } as const;
};
