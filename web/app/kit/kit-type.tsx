import { kitTexts } from '#core/i18n/texts/kit.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Logo, LogoMark } from '#web/ui/logo.tsx';
import { KitSection } from './kit-section.tsx';

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

export const KitType = () => {
  const text = useText();
  return (
    <KitSection title={text(kitTexts.colors)}>
      <div className="flex flex-wrap items-center gap-6">
        <Logo size="large" />
        <LogoMark className="size-14" />
        <Logo />
        <Logo size="small" />
      </div>
      <p className="text-balance font-headline font-medium text-4xl leading-tight sm:text-5xl">
        {text(kitTexts.headline)}
      </p>
      <div aria-hidden="true" className="flex flex-wrap gap-2">
        {swatches.map((swatch) => (
          <span key={swatch} className={`size-10 rounded-control border border-line ${swatch}`} />
        ))}
      </div>
    </KitSection>
  );
};
