import type { Text } from '#core/i18n/text.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';

/** The server's own sentence if it sent one; otherwise the screen's text for such a failure. */
export const useErrorSentence = () => {
  const text = useText();
  return (error: unknown, fallback: Text = sessionTexts.unexpected): string => {
    if (isApiError(error, 'network')) return text(sessionTexts.noConnection);
    // These texts take no parameters.
    return (isApiError(error) && error.message) || (text as (plain: Text) => string)(fallback);
  };
};
