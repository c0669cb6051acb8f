import { useMutation } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type DeviceCheck,
  deviceChecks,
  type PreflightFindings,
  type PreflightResult,
} from '#core/shifts/preflight.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { preflightCheckTexts, preflightTexts } from '#web/lib/texts/preflight.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { findingTexts, preflightDialogTexts as t } from './preflight-dialog.texts.ts';
import { PreflightLine } from './preflight-line.tsx';
import { PrinterLines } from './printer-lines.tsx';
import { type BoardFacts, usePreflight } from './use-preflight.ts';
import { usePrinterFindings } from './use-printer-findings.ts';

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
  const printers = usePrinterFindings();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const found = Object.fromEntries(
        // A sound that nobody heard was not heard.
        deviceChecks.map((check) => [check, findings[check] ?? (check === 'sound' ? 'failed' : 'unknown')]),
      );
      await onFound(printers.result ? { ...found, printers: printers.result } : found);
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
        {deviceChecks.map((check) => (
          <DeviceLine
            key={check}
            check={check}
            result={findings[check]}
            waiting={check === 'sound' ? text(facts.sound === 'asking' ? t.asking : t.playHint) : undefined}
            action={check === 'sound' && soundButtons}
          />
        ))}
        <PrinterLines printers={printers} />
      </ul>
      {error && <Alert className="mt-4">{text(t.saveFailed)}</Alert>}
    </Dialog>
  );
};

type DeviceLineProps = {
  check: DeviceCheck;
  result: PreflightResult | null;
  /** What is said until there is a result. */
  waiting?: string | undefined;
  action?: ReactNode;
};

const DeviceLine = ({ check, result, waiting, action }: DeviceLineProps) => {
  const text = useText();
  return (
    <PreflightLine
      title={text(preflightCheckTexts[check])}
      result={result}
      waitingIcon={waiting === undefined ? undefined : Volume2}
      action={action}
    >
      {result ? text(findingTexts[check][result]) : (waiting ?? text(t.checking))}
    </PreflightLine>
  );
};
