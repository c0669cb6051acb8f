import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { textKindTexts as t } from './languages.texts.ts';
import type { TranslatedText } from './translations-query.ts';

/** What a text is called, for the eye and for the screen reader. */
export const useTextLabel = () => {
  const text = useText();
  const kindOf = ({ kind, of, group = '' }: TranslatedText): string => {
    if (kind === 'name') return text(t[of]);
    return kind === 'option' ? text(t.option, { group }) : text(t[kind]);
  };
  return {
    kindOf,
    /** A description is long, so it is named by what it describes. */
    labelOf: (each: TranslatedText): string => {
      const of = each.dish ?? each.section ?? text(t[each.of]);
      const kind = kindOf(each);
      return each.kind === 'description' ? `${kind}: ${of}` : `${kind}: ${each.main}`;
    },
  };
};
