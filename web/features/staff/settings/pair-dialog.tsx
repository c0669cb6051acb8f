import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showStationCode, stationCodeMinutes } from '#core/staff/station-code.ts';
import { call } from '#web/lib/api/call.ts';
import { minutesAndSeconds } from '#web/lib/clock/minutes-and-seconds.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { ScanCode } from '#web/ui/picture/scan-code.tsx';
import { GuardedDialog } from './guarded-dialog.tsx';
import { staffTexts as t } from './staff.texts.ts';
import { stationsQuery } from './staff-queries.ts';
import { StationNameField } from './station-name-field.tsx';

type Made = { code: string; endsAt: number; base: string; known: readonly string[] };

/** A name, then a code that another device types or scans. */
export const PairDialog = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const text = useText();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [made, setMade] = useState<Made | null>(null);
  const { data: stations } = useQuery(stationsQuery);

  const check = () => {
    setProblem(name.trim() ? '' : text(t.nameMissing));
    return Boolean(name.trim());
  };
  const make = async () => {
    const [{ code }, { base }] = await Promise.all([
      call('POST /stations/codes', { body: { name } }),
      call('GET /qr/base'),
    ]);
    // By this device's clock: the server's may differ, the two minutes do not.
    const endsAt = Date.now() + stationCodeMinutes * 60_000;
    setMade({ code, endsAt, base, known: (stations ?? []).map(({ _id }) => _id) });
  };

  if (made) return <CodeDialog name={name} made={made} onAgain={() => setMade(null)} onClose={onClose} />;
  return (
    <GuardedDialog
      email={email}
      title={text(t.pairTitle)}
      saveLabel={text(t.makeCode)}
      onClose={onClose}
      check={check}
      save={make}
    >
      <StationNameField value={name} problem={problem} onChange={setName} />
    </GuardedDialog>
  );
};

type CodeDialogProps = { name: string; made: Made; onAgain: () => void; onClose: () => void };

const CodeDialog = ({ name, made, onAgain, onClose }: CodeDialogProps) => {
  const text = useText();
  const leftMs = made.endsAt - useNow(1_000);
  const { data: stations } = useQuery({ ...stationsQuery, refetchInterval: 2_000 });
  const isConnected = stations?.some(({ _id }) => !made.known.includes(_id)) ?? false;
  const address = `${made.base}/station`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closesOnOutsideClick={false}
      title={text(t.codeTitle, { name })}
      description={
        isConnected ? undefined : text(t.codeHint, { address: address.replace(/^https?:\/\//, '') })
      }
      footer={
        <Button variant={isConnected ? 'primary' : 'secondary'} onClick={onClose}>
          {text(t.close)}
        </Button>
      }
    >
      {isConnected && <Alert tone="ok">{text(t.connected, { name })}</Alert>}
      {!isConnected && leftMs <= 0 && (
        <Alert
          tone="warn"
          action={
            <Button size="small" onClick={onAgain}>
              {text(t.codeAgain)}
            </Button>
          }
        >
          {text(t.codeOver)}
        </Alert>
      )}
      {!isConnected && leftMs > 0 && (
        <div className="flex flex-col items-center gap-4">
          <p dir="ltr" className="font-mono font-semibold text-4xl tracking-[0.15em] sm:text-5xl">
            {showStationCode(made.code)}
          </p>
          <ScanCode
            content={`${address}?code=${made.code}`}
            label={text(t.codePicture)}
            className="size-52"
          />
          <p className="text-ink-2 tabular-nums">
            {text(t.codeLeft, { time: minutesAndSeconds(Math.ceil(leftMs / 1000)) })}
          </p>
        </div>
      )}
    </Dialog>
  );
};
