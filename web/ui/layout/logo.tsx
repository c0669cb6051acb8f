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

/** Mark and wordmark, in the reader's script. */
export const Logo = () => {
  const { locale } = useLocale();
  const text = useText();
  const { width, path } = wordmarks[locale];
  return (
    <span role="img" aria-label={text(uiTexts.product)} className="inline-flex items-center gap-2.5">
      <LogoMark />
      <svg viewBox={`0 -29 ${width} 36`} aria-hidden="true" className="block h-7.5 fill-ink">
        <path d={path} />
      </svg>
    </span>
  );
};
