import { Copy } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '../action/button.tsx';
import { uiTexts as t } from '../ui.texts.ts';
import { showError, showSuccess, takeBackError } from './messages.tsx';

type CopyButtonProps = { content: string; label: string; copied: string };

/** For what is also on the screen: where the clipboard is unavailable it can still be selected. */
export const CopyButton = ({ content, label, copied }: CopyButtonProps) => {
  const text = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content);
      takeBackError('copy');
      showSuccess(copied);
    } catch {
      // Browsers deny the clipboard on pages without HTTPS.
      showError(text(t.copyFailed), 'copy');
    }
  };
  return (
    <Button
      variant="secondary"
      icon={<Copy aria-hidden="true" className="size-4.5" />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
};
