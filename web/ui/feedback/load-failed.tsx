import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { sessionTexts as t } from '#web/lib/texts/session.texts.ts';
import { RetryAlert } from './retry-alert.tsx';

type LoadFailedProps = { title?: string; error: unknown; onRetry: () => unknown };

/** Replaces a part of a page that failed to load: why, and a way to retry. */
export const LoadFailed = ({ title, error, onRetry }: LoadFailedProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  return (
    <RetryAlert title={title ?? text(t.loadFailed)} onRetry={() => void onRetry()}>
      {sentence(error)}
    </RetryAlert>
  );
};
