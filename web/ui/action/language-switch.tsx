import { Languages } from 'lucide-react';
import { otherLocale } from '#core/i18n/locale.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { uiTexts } from '../ui.texts.ts';
import { Button } from './button.tsx';

/** Named in the language it switches to, so that its reader recognises it. */
export const LanguageSwitch = () => {
  const { locale, setLocale } = useLocale();
  const text = useText();
  const other = otherLocale(locale);
  return (
    <Button
      variant="ghost"
      icon={<Languages aria-hidden="true" className="size-5" />}
      onClick={() => setLocale(other)}
      className="px-3!"
    >
      <span lang={other}>{text(other === 'he' ? uiTexts.switchToHebrew : uiTexts.switchToEnglish)}</span>
    </Button>
  );
};
