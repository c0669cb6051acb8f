import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleHelp, CircleX, LoaderCircle, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type PreflightCheck,
  type PreflightFindings,
  type PreflightResult,
  preflightChecks,
} from '#core/shifts/preflight.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { preflightCheckTexts, preflightTexts } from '#web/lib/texts/preflight.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { findingTexts, preflightDialogTexts as t } from './preflight-dialog.texts.ts';
import { type BoardFacts, usePreflight } from './use-preflight.ts';

type PreflightDialogProps = {
  facts: BoardFacts;
  /** Stores what was found, or takes it along. */
  onFound: (found: PreflightFindings) => Promise<void>;
  /** Before the doors open it leads on to opening them, also without having looked. */
  isBefore?: boolean;
  onSkip: () => void;
  onPlay: () => void;
  onHeard: () => void;
  onClose: () => void;
};

/** Before opening: each line says how it is and, where something is wrong, what to do. */
export const PreflightDialog = (props: PreflightDialogProps) => {
  const { facts, onFound, isBefore = false, onSkip, onPlay, onHeard, onClose } = props;
  const text = useText();
  const { findings, noteUnheard } = usePreflight(facts);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const found = Object.fromEntries(
        // A sound that nobody heard was not heard.
        preflightChecks.map((check) => [
          check,
          findings[check] ?? (check === 'sound' ? 'failed' : 'unknown'),
        ]),
      );
      await onFound(found);
    },
  });
  const playAgain = () => {
    noteUnheard();
    onPlay();
  };
  const soundButtons =
    facts.sound === 'asking' ? (
      <>
        <Button size="small" onClick={onHeard}>
          {text(t.yes)}
        </Button>
        <Button size="small" variant="secondary" onClick={playAgain}>
          {text(t.no)}
        </Button>
      </>
    ) : (
      facts.sound !== 'on' && (
        <Button size="small" icon={<Volume2 aria-hidden="true" className="size-4.5" />} onClick={onPlay}>
          {text(t.play)}
        </Button>
      )
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      closesOnOutsideClick={false}
      title={text(preflightTexts.title)}
      description={text(isBefore ? t.introBefore : t.intro)}
      size="medium"
      footer={
        <>
          <Button variant="secondary" onClick={onSkip}>
            {text(t.skip)}
          </Button>
          <Button loading={isPending} onClick={() => mutate()}>
            {text(isBefore ? t.next : t.done)}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {preflightChecks.map((check) => (
          <Line
            key={check}
            check={check}
            result={findings[check]}
            waiting={check === 'sound' ? text(facts.sound === 'asking' ? t.asking : t.playHint) : undefined}
            action={check === 'sound' && soundButtons}
          />
        ))}
      </ul>
      {error && <Alert className="mt-4">{text(t.saveFailed)}</Alert>}
    </Dialog>
  );
};

type LineProps = {
  check: PreflightCheck;
  result: PreflightResult | null;
  /** What is said until there is a result. */
  waiting?: string | undefined;
  action?: ReactNode;
};

const Line = ({ check, result, waiting, action }: LineProps) => {
  const text = useText();
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0">
      <ResultIcon result={result} isWaiting={waiting !== undefined} />
      <div className="min-w-0 flex-1" role="status">
        <p className="font-semibold">{text(preflightCheckTexts[check])}</p>
        <p className="text-ink-2 text-sm">
          {result ? text(findingTexts[check][result]) : (waiting ?? text(t.checking))}
        </p>
        {action && <div className="mt-2 flex flex-wrap gap-2 empty:hidden">{action}</div>}
      </div>
    </li>
  );
};

const ResultIcon = ({ result, isWaiting }: { result: PreflightResult | null; isWaiting: boolean }) => {
  const iconStyle = 'mt-0.5 size-6 shrink-0';
  switch (result) {
    case 'ok':
      return <CircleCheck aria-hidden="true" className={`${iconStyle} text-ok`} />;
    case 'failed':
      return <CircleX aria-hidden="true" className={`${iconStyle} text-bad`} />;
    case 'unknown':
      return <CircleHelp aria-hidden="true" className={`${iconStyle} text-ink-2`} />;
    default:
      return isWaiting ? (
        <Volume2 aria-hidden="true" className={`${iconStyle} text-brand`} />
      ) : (
        <LoaderCircle aria-hidden="true" className={`${iconStyle} animate-spin text-ink-2`} />
      );
  }
};
