import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { PrinterKind } from '#core/printing/printer-state.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { PairAgent } from '../agents/pair-agent.tsx';
import type { AreaChoice } from '../common/area-choice.ts';
import { dialogTexts } from '../common/dialog.texts.ts';
import { Connection } from '../connect/connection.tsx';
import { badPlace, type NetworkPlace } from '../fields/network-place.ts';
import { printerFieldsTexts } from '../fields/printer-fields.texts.ts';
import { PrinterFields } from '../fields/printer-fields.tsx';
import { defaultSettings, problemsOf, type SettingsProblem } from '../fields/printer-settings.ts';
import { addTexts as t } from './add.texts.ts';
import { KindStep } from './kind-step.tsx';
import { NetworkStep } from './network-step.tsx';
import { useCreatePrinter } from './use-create-printer.ts';
import { useNetworkStep } from './use-network-step.ts';

type AddPrinterDialogProps = { areas: readonly AreaChoice[]; isFirst: boolean; onClose: () => void };

/** Which printer, what it prints, how it connects. */
export const AddPrinterDialog = ({ areas, isFirst, onClose }: AddPrinterDialogProps) => {
  const text = useText();
  const { locale } = useLocale();
  const sentence = useErrorSentence();
  const formId = useId();
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [kind, setKind] = useState<PrinterKind>('star');
  const [settings, setSettings] = useState(() =>
    defaultSettings(isFirst ? text(printerFieldsTexts.firstName) : '', locale),
  );
  const [problems, setProblems] = useState<readonly (SettingsProblem | keyof NetworkPlace)[]>([]);
  const network = useNetworkStep();
  const { made, create, isPending, error, forget } = useCreatePrinter(() => setStep(3));
  const asksPlace = step === 3 && !made;
  const isPairing = asksPlace && network.isPairing;
  const heading = useFocusOnStep(`${step} ${isPairing} ${made !== undefined}`);

  const finishSettings = () => {
    const found = problemsOf(settings);
    setProblems(found);
    if (found.length > 0) return;
    if (kind === 'network') setStep(3);
    else create({ kind, ...settings, network: null });
  };
  const finishPlace = () => {
    const found = badPlace(network.place);
    setProblems(found);
    if (found.length > 0) return;
    create({ kind, ...settings, network: { ...network.place, port: Number(network.place.port) } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 1) setStep(2);
    else if (step === 2) finishSettings();
    else finishPlace();
  };
  const goBack = () => {
    forget();
    setProblems([]);
    if (isPairing) network.choose();
    if (!isPairing || network.place.agentId === '') setStep(step === 3 ? 2 : 1);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      closesOnOutsideClick={false}
      title={text(t.title)}
      size="large"
      footer={
        made ? (
          <Button onClick={onClose}>{text(t.done)}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={step === 1 ? onClose : goBack} disabled={isPending}>
              {text(step === 1 ? dialogTexts.cancel : t.back)}
            </Button>
            {!isPairing && (
              <Button type="submit" form={formId} loading={isPending}>
                {text(step === 3 || (step === 2 && kind !== 'network') ? t.addNow : t.next)}
              </Button>
            )}
          </>
        )
      }
    >
      <h3 ref={heading} tabIndex={-1} className="mb-4 font-semibold text-lg outline-none">
        <span className="block font-normal text-ink-2 text-sm">{text(t.step, { step })}</span>
        {text(t[`step${step}`])}
      </h3>
      {error && <Alert className="mb-4">{sentence(error, dialogTexts.saveFailed)}</Alert>}
      {made && <Connection printer={made.printer} address={made.address} />}
      {isPairing && <PairAgent onPaired={network.onPaired} />}
      {!made && !isPairing && (
        <form id={formId} method="post" noValidate onSubmit={submit}>
          {step === 1 && <KindStep kind={kind} onChoose={setKind} />}
          {step === 2 && (
            <PrinterFields
              kind={kind}
              settings={settings}
              onChange={(changed) => setSettings({ ...settings, ...changed })}
              problems={problems}
              areas={areas}
            />
          )}
          {asksPlace && network.error && <LoadFailed error={network.error} onRetry={network.retry} />}
          {asksPlace && network.isLoading && (
            <SkeletonRegion>
              <Skeleton className="h-40 rounded-card" />
            </SkeletonRegion>
          )}
          {asksPlace && !network.error && !network.isLoading && (
            <NetworkStep step={network} problems={problems} />
          )}
        </form>
      )}
    </Dialog>
  );
};

/** A new step is read from its heading; the first one from where the dialog begins. */
const useFocusOnStep = (step: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [step]);
  return heading;
};
