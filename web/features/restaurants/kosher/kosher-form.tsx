import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { KosherSettings } from '#core/restaurants/kosher.contract.ts';
import { certifiedUntil } from '#core/restaurants/kosher-certificate.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { upload } from '#web/lib/api/upload.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useTimeZone } from '#web/lib/i18n/time-zone.ts';
import { kosherQuery } from '#web/lib/query/kosher-query.ts';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { conflictTexts } from '#web/lib/texts/conflict.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ConflictNotice, type Difference } from '#web/ui/feedback/conflict-notice.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { useUnsaved } from '#web/ui/overlay/unsaved-guard.tsx';
import { FilePicker } from '#web/ui/picture/file-picker.tsx';
import { kosherSettingsTexts as t } from './kosher-settings.texts.ts';

const isSame = (one: KosherSettings, other: KosherSettings): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A certificate has a last day; without one the server would refuse it. */
const lacksDay = ({ kosherCertificate, kosherCertificateExpiresOn }: KosherSettings): boolean =>
  kosherCertificate !== null && kosherCertificateExpiresOn === null;

export const KosherForm = ({ saved }: { saved: KosherSettings }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const [base, setBase] = useState(saved);
  const [seen, setSeen] = useState(saved);
  const [draft, setDraft] = useState(saved);
  const [isChecked, setChecked] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const isDirty = !isSame(draft, base);
  const timeZone = useTimeZone();
  const isCertified = certifiedUntil({ ...draft, timeZone }, new Date(serverNow())) !== null;
  useUnsaved(isDirty);
  const begin = (settings: KosherSettings) => {
    setBase(settings);
    setDraft(settings);
  };
  // What another screen saved is adopted while nothing is chosen here; otherwise saving reports the conflict.
  if (saved !== seen) {
    setSeen(saved);
    if (!isDirty) begin(saved);
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ requested, was }: { requested: KosherSettings; was: KosherSettings }) =>
      upload(
        'PUT /restaurants/kosher',
        { body: { ...requested, was } },
        requested.kosherCertificate?.startsWith('data:') ? setProgress : () => {},
      ),
    onSuccess: (settings, { requested }) => {
      showSuccess(text(t.saved));
      setBase(settings);
      client.setQueryData(kosherQuery.queryKey, settings);
      // What was chosen while it was being saved is kept.
      setDraft((now) => (isSame(now, requested) ? settings : now));
    },
    onSettled: () => setProgress(null),
  });
  const sendOnce = useSendOnce(mutate);
  const other = refusalDetails(error, 'PUT /restaurants/kosher', 'changed_meanwhile')?.kosher;
  const change = (part: Partial<KosherSettings>) => setDraft((before) => ({ ...before, ...part }));
  const send = (was: KosherSettings) => {
    setChecked(true);
    if (!lacksDay(draft)) void sendOnce({ requested: draft, was });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(base);
  };

  return (
    <Card className="max-w-2xl">
      <CardHeader title={text(t.title)} description={text(t.hint)} />
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Switch
          label={text(t.isKosher)}
          checked={draft.isKosher}
          onCheckedChange={(isKosher) => change({ isKosher })}
        />
        {draft.isKosher && (
          <>
            <FilePicker
              label={text(t.certificate)}
              shape="document"
              optional
              value={draft.kosherCertificate}
              previewAlt={text(t.certificate)}
              uploadProgress={progress}
              onPick={({ dataUrl }) => change({ kosherCertificate: dataUrl })}
              onRemove={() => change({ kosherCertificate: null, kosherCertificateExpiresOn: null })}
            />
            {draft.kosherCertificate && (
              <Field
                label={text(t.expiresOn)}
                hint={text(t.expiresOnHint)}
                error={isChecked && lacksDay(draft) ? text(t.dayMissing) : undefined}
                required
              >
                <TextInput
                  type="date"
                  value={draft.kosherCertificateExpiresOn ?? ''}
                  onChange={(event) => change({ kosherCertificateExpiresOn: event.target.value || null })}
                />
              </Field>
            )}
          </>
        )}
        {draft.isKosher && !isCertified && (
          <Alert tone="warn" title={text(t.claimHidden)}>
            {text(t.claimHiddenHint)}
          </Alert>
        )}
        {other && (
          <ConflictNotice
            differences={differencesOf(draft, other, {
              isKosher: text(t.isKosher),
              expiresOn: text(t.expiresOn),
              certificate: text(t.certificate),
              yes: text(t.yes),
              no: text(t.no),
              differs: text(conflictTexts.differs),
            })}
            saving={isPending}
            onKeepMine={() => send(other)}
            onTakeTheirs={() => {
              begin(other);
              reset();
            }}
          />
        )}
        {error && !other && (
          <Alert title={text(t.saveFailed)}>
            {sentence(error)} {text(t.kept)}
          </Alert>
        )}
        <Button type="submit" loading={isPending} className="self-start">
          {text(t.save)}
        </Button>
      </form>
    </Card>
  );
};

type Labels = Record<'isKosher' | 'expiresOn' | 'certificate' | 'yes' | 'no' | 'differs', string>;

const differencesOf = (mine: KosherSettings, theirs: KosherSettings, labels: Labels): Difference[] => {
  const word = ({ isKosher }: KosherSettings) => (isKosher ? labels.yes : labels.no);
  const day = ({ kosherCertificateExpiresOn }: KosherSettings) => kosherCertificateExpiresOn ?? '';
  const isOtherPicture = mine.kosherCertificate !== theirs.kosherCertificate;
  return [
    { label: labels.isKosher, mine: word(mine), theirs: word(theirs) },
    { label: labels.expiresOn, mine: day(mine), theirs: day(theirs) },
  ]
    .filter((field) => field.mine !== field.theirs)
    .concat(
      isOtherPicture ? { label: labels.certificate, mine: labels.differs, theirs: labels.differs } : [],
    );
};
