import type { ReactNode } from 'react';
import { otherLocale } from '#core/i18n/locale.ts';
import { menuTexts } from '#core/i18n/texts/guest.texts.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { switchLanguage } from '../kit/switch-language.ts';
import { Logo } from './logo.tsx';

type PageHeaderProps = { name: string; logo: string | null; tools?: ReactNode; children?: ReactNode };

/** Sticky: whose menu this is, the other language, and (as children) the cart. Tools may come late: nothing moves. */
export const PageHeader = ({ name, logo, tools, children }: PageHeaderProps) => {
  const t = useText();
  const { locale } = useLocale();
  return (
    <header>
      <Logo logo={logo} />
      <strong>{name}</strong>
      {tools}
      <button
        type="button"
        className="lang"
        lang={otherLocale(locale)}
        onClick={() => switchLanguage(locale)}
      >
        {t(menuTexts.otherLanguage)}
      </button>
      {children}
    </header>
  );
};
