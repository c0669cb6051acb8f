import { Check, Play, Square, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PrinterState } from '#core/printing/printer-shape.ts';
import { useWakeLock } from '#web/lib/browser/use-wake-lock.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DoneList } from './done-list.tsx';
import { KioskHelp } from './kiosk-help.tsx';
import { LoopNotice } from './loop-notice.tsx';
import { printStationTexts as t } from './print-station.texts.ts';
import { TicketOnPaper } from './ticket-on-paper.tsx';
import { ticketWords } from './ticket-words.ts';
import { useOnlyTab } from './use-only-tab.ts';
import { type Question, usePrintStation } from './use-print-station.ts';
import { useStoredSwitch } from './use-stored-switch.ts';

type PrintStationProps = { printer: PrinterState };

/**
 * Prints the tickets of a printer that this device's browser reaches. It begins when somebody starts it, for whoever only
 * looks must not take tickets away from the kitchen; from then on by itself, also after a restart.
 */
export const PrintStation = ({ printer }: PrintStationProps) => {
  const text = useText();
  const [isStarted, setStarted] = useStoredSwitch(`printing ${printer._id}`);
  const [isSilent, setSilent] = useStoredSwitch('printing-silently');
  const isOnly = useOnlyTab(printer._id, isStarted);
  const { state, sheet, question, done } = usePrintStation({ printer, isOn: isOnly, isSilent });
  const screen = useWakeLock(isStarted);
  return (
    <>
      {isStarted ? (
        <>
          {question ? (
            <Asking question={question} />
          ) : (
            <LoopNotice kind={isOnly ? state : { kind: 'other-tab' }} waiting={printer.waiting} />
          )}
          {screen === 'may-sleep' && <Alert tone="warn">{text(t.maySleep)}</Alert>}
        </>
      ) : (
        <Card className="flex flex-col items-start gap-4">
          <p>{text(t.startHint)}</p>
          <Button
            size="large"
            icon={<Play aria-hidden="true" className="size-5" />}
            onClick={() => setStarted(true)}
          >
            {text(t.start)}
          </Button>
        </Card>
      )}
      <DoneList done={done} />
      <Card className="flex flex-col gap-4">
        <Switch
          label={text(t.silent)}
          hint={text(t.silentHint)}
          checked={isSilent}
          onCheckedChange={setSilent}
        />
        <KioskHelp />
      </Card>
      {isStarted && (
        <Button
          variant="ghost"
          className="self-start"
          icon={<Square aria-hidden="true" className="size-4.5" />}
          onClick={() => setStarted(false)}
        >
          {text(t.stop)}
        </Button>
      )}
      {sheet && <TicketOnPaper sheet={sheet} />}
    </>
  );
};

/** No browser tells whether its dialog was cancelled: somebody has to. */
const Asking = ({ question: { job, answer } }: { question: Question }) => {
  const text = useText();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <div role="status">
      <Card className="flex flex-col gap-4 border-brand">
        <p className="font-semibold text-xl">
          {ticketWords(job, {
            order: (number) => text(t.ask, { number }),
            bill: (number) => text(t.askBill, { number }),
            test: () => text(t.askTest),
          })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            ref={yes}
            size="large"
            icon={<Check aria-hidden="true" className="size-5" />}
            onClick={() => answer(true)}
          >
            {text(t.cameOut)}
          </Button>
          <Button
            size="large"
            variant="secondary"
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={() => answer(false)}
          >
            {text(t.didNot)}
          </Button>
        </div>
        <p className="text-ink-2 text-sm">{text(t.askHint)}</p>
      </Card>
    </div>
  );
};
