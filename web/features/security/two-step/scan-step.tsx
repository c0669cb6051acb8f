import type { Answer } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { TextLink } from '#web/ui/action/link.tsx';
import { ScanCode } from '#web/ui/picture/scan-code.tsx';
import { CodeStep } from './code-step.tsx';
import { twoStepTexts as t } from './two-step.texts.ts';

type ScanStepProps = {
  formId: string;
  app: Answer<'POST /users/me/second-factor'>;
  onCode: (code: string) => Promise<string | null>;
};

/** In groups of four, as it is easier to type. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export const ScanStep = ({ formId, app, onCode }: ScanStepProps) => {
  const text = useText();
  return (
    <CodeStep formId={formId} onCode={onCode} appOnly>
      <div className="flex flex-col items-center gap-2">
        <ScanCode content={app.uri} label={text(t.scanImage)} className="size-48" />
        <TextLink to={app.uri} wholePage className="touch-target text-sm sm:hidden">
          {text(t.openApp)}
        </TextLink>
      </div>
      <div className="flex flex-col gap-1.5">
        <p className="text-ink-2 text-sm">{text(t.secretLabel)}</p>
        <p dir="ltr" className="select-all rounded-xl bg-quiet px-4 py-3 text-center font-mono">
          {inGroups(app.secret)}
        </p>
      </div>
      <p>{text(t.firstCode)}</p>
    </CodeStep>
  );
};
