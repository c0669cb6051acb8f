import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { accountPageTexts as t } from './account.texts.ts';

/** Why it was not saved; the fields below keep what was typed. */
export const SaveFailure = ({ error }: { error: unknown }) => {
  const text = useText();
  const sentence = useErrorSentence();
  return error ? <Alert title={text(t.saveFailed)}>{sentence(error)}</Alert> : null;
};
