import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { languageNameTexts } from '../texts/language-name.texts.ts';
import { languagesTexts as t } from './languages.texts.ts';

type LanguageChoiceProps = {
  /** With how many texts are missing in each; null while nobody knows. */
  languages: readonly { language: GuestLocale; missing: number | null }[];
  value: GuestLocale;
  onChoose: (language: GuestLocale) => void;
};

/** One of three, each with how far it has come. */
export const LanguageChoice = ({ languages, value, onChoose }: LanguageChoiceProps) => {
  const text = useText();
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-lg">{text(t.choose)}</legend>
      <div className="grid grid-cols-3 gap-2 sm:max-w-2xl sm:gap-3">
        {languages.map(({ language, missing }) => (
          <label
            key={language}
            className="relative flex min-h-11 min-w-0 cursor-pointer flex-col gap-0.5 rounded-xl border border-line bg-card px-3 py-2.5 transition-colors hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-checked:shadow-[0_0_0_1px_var(--brand)] has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2 sm:px-4"
          >
            <input
              type="radio"
              name={name}
              value={language}
              checked={language === value}
              onChange={() => onChoose(language)}
              className="sr-only"
            />
            <span className="font-medium">{text(languageNameTexts[language])}</span>
            <span className="flex items-start gap-1 text-ink-2 text-sm">
              {missing === 0 && <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" />}
              {missing === null
                ? '…'
                : missing === 0
                  ? text(t.complete)
                  : text(t.missingIn, { count: missing })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
