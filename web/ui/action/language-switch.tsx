import { Languages } from 'lucide-react';
import { otherLocale } from '#core/i18n/locale.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '../classes.ts';
import { uiTexts } from '../ui.texts.ts';
import { Button } from './button.tsx';

/** Named in the language it switches to, so that its reader recognises it. */
export const LanguageSwitch = ({ short = false }: { short?: boolean }) => {
  const { locale, setLocale } = useLocale();
  const text = useText();
  const other = otherLocale(locale);
  const name = text(other === 'he' ? uiTexts.switchToHebrew : uiTexts.switchToEnglish);
  return (
    <Button
      variant="ghost"
      icon={!short && <Languages aria-hidden="true" className="size-5" />}
      onClick={() => setLocale(other)}
      className={short ? 'w-11 px-0!' : 'px-3!'}
    >
      {short && (
        <span lang={other} aria-hidden="true">
          {text(other === 'he' ? uiTexts.hebrewInShort : uiTexts.englishInShort)}
        </span>
      )}
      <span lang={other} className={classes(short && 'sr-only')}>
        {name}
      </span>
    </Button>
  );
};
