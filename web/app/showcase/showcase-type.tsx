import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Logo, LogoMark } from '#web/ui/layout/logo.tsx';
import { showcaseTexts } from './showcase.texts.ts';
import { ShowcaseSection } from './showcase-section.tsx';

const swatches = [
  'bg-paper',
  'bg-card',
  'bg-quiet',
  'bg-line',
  'bg-ink',
  'bg-ink-2',
  'bg-brand',
  'bg-brand-soft',
  'bg-ok',
  'bg-warn',
  'bg-bad',
  'bg-info',
  'bg-primary',
  'bg-accent',
];

export const ShowcaseType = () => {
  const text = useText();
  return (
    <ShowcaseSection title={text(showcaseTexts.colors)}>
      <div className="flex flex-wrap items-center gap-6">
        <Logo size="large" />
        <LogoMark className="size-14" />
        <Logo />
        <Logo size="small" />
      </div>
      <p className="text-balance font-headline font-medium text-4xl leading-tight sm:text-5xl">
        {text(showcaseTexts.headline)}
      </p>
      <div aria-hidden="true" className="flex flex-wrap gap-2">
        {swatches.map((swatch) => (
          <span key={swatch} className={`size-10 rounded-control border border-line ${swatch}`} />
        ))}
      </div>
    </ShowcaseSection>
  );
};
