import { RotateCw } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '../action/button.tsx';
import { uiTexts as t } from '../ui.texts.ts';
import { Alert } from './alert.tsx';

type RetryAlertProps = { title?: string; children: string; onRetry: () => void };

/** What did not work, and a way to try it again. */
export const RetryAlert = ({ title, children, onRetry }: RetryAlertProps) => {
  const text = useText();
  return (
    <Alert
      title={title}
      action={
        <Button
          variant="secondary"
          size="small"
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onClick={onRetry}
        >
          {text(t.tryAgain)}
        </Button>
      }
    >
      {children}
    </Alert>
  );
};
