import { Copy, Download, Printer } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { showError, showSuccess, takeBackError } from '#web/ui/feedback/messages.tsx';
import { CodesOnPaper } from './codes-on-paper.tsx';
import { twoStepTexts as t } from './two-step.texts.ts';

type RecoveryCodesProps = { codes: readonly string[]; email: string };

const saveAsFile = (name: string, content: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Shown once, with three ways to keep them. */
export const RecoveryCodes = ({ codes, email }: RecoveryCodesProps) => {
  const text = useText();
  const title = text(t.paperTitle, { email });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      takeBackError('copy-codes');
      showSuccess(text(t.copied));
    } catch {
      // Browsers keep the clipboard to themselves on pages without HTTPS.
      showError(text(t.copyFailed), 'copy-codes');
    }
  };
  return (
    <>
      <ul
        aria-label={text(t.codesList)}
        dir="ltr"
        className="grid select-all grid-cols-1 justify-items-center gap-x-4 gap-y-1.5 whitespace-nowrap rounded-xl bg-quiet px-4 py-4 font-mono min-[380px]:grid-cols-2 sm:text-lg"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" className="size-4.5" />}
          onClick={() => void copy()}
        >
          {text(t.copy)}
        </Button>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-4.5" />}
          onClick={() => saveAsFile('menta-recovery-codes.txt', `${title}\n\n${codes.join('\n')}\n`)}
        >
          {text(t.download)}
        </Button>
        <Button
          variant="secondary"
          icon={<Printer aria-hidden="true" className="size-4.5" />}
          onClick={() => window.print()}
        >
          {text(t.print)}
        </Button>
      </div>
      <CodesOnPaper title={title} codes={codes} />
    </>
  );
};
