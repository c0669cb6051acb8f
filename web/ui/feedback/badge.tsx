import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { type Tone, toneIcons, toneSoft, toneText } from '../tone.ts';

type BadgeProps = {
  tone?: Tone | 'neutral' | 'brand';
  /** A word is required: many people cannot tell colours apart. */
  children: ReactNode;
  /** True for the tone's icon, or an icon of your own. */
  icon?: ReactNode | true;
};

const badgeStyle = (tone: Tone | 'neutral' | 'brand'): string => {
  if (tone === 'neutral') return 'bg-quiet text-ink-2';
  if (tone === 'brand') return 'bg-brand-soft text-brand';
  return classes(toneSoft[tone], toneText[tone]);
};

export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => {
  const ToneIcon = tone === 'neutral' || tone === 'brand' ? null : toneIcons[tone];
  return (
    <span
      className={classes(
        'inline-flex h-7 w-fit items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 font-medium text-sm [&_svg]:size-4 [&_svg]:shrink-0',
        badgeStyle(tone),
      )}
    >
      {icon === true ? ToneIcon && <ToneIcon aria-hidden="true" /> : icon}
      {children}
    </span>
  );
};
