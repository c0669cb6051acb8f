import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '../classes.ts';
import { uiTexts } from '../ui.texts.ts';
import { leafPath, veinPath, wordmarks } from './logo-paths.ts';

/** The plate and the leaf alone; decorative, beside a name. It is never mirrored. */
export const LogoMark = ({ className = 'size-8' }: { className?: string }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={classes('block shrink-0', className)}>
    <circle cx="16" cy="16" r="16" className="fill-brand" />
    <path d={leafPath} className="fill-brand-contrast" />
    <path d={veinPath} fill="none" strokeWidth="1.5" strokeLinecap="round" className="stroke-brand" />
  </svg>
);

const sizes = {
  small: { mark: 'size-6', word: 'h-6', gap: 'gap-2' },
  medium: { mark: 'size-8', word: 'h-7.5', gap: 'gap-2.5' },
  large: { mark: 'size-12', word: 'h-11', gap: 'gap-3.5' },
} as const;

/** Mark and wordmark, in the reader's script. */
export const Logo = ({ size = 'medium' }: { size?: keyof typeof sizes }) => {
  const { locale } = useLocale();
  const text = useText();
  const { width, path } = wordmarks[locale];
  const look = sizes[size];
  return (
    <span
      role="img"
      aria-label={text(uiTexts.product)}
      className={classes('inline-flex items-center', look.gap)}
    >
      <LogoMark className={look.mark} />
      <svg viewBox={`0 -29 ${width} 36`} aria-hidden="true" className={classes('block fill-ink', look.word)}>
        <path d={path} />
      </svg>
    </span>
  );
};
