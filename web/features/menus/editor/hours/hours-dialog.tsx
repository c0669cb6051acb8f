import { Plus } from 'lucide-react';
import { useState } from 'react';
import { isSameHours, type SectionHours } from '#core/hours/section-hours.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { limits } from '#core/values/limits.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { useTimeZone } from '#web/lib/i18n/time-zone.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ConflictNotice } from '#web/ui/feedback/conflict-notice.tsx';
import {
  draftOf,
  hoursFrom,
  hoursInWords,
  newWindow,
  problemOf,
  type WindowDraft,
} from '#web/ui/form/hours/hours-draft.ts';
import { windowTexts } from '#web/ui/form/hours/window.texts.ts';
import { WindowFields } from '#web/ui/form/hours/window-fields.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useUnsaved } from '#web/ui/overlay/unsaved-guard.tsx';
import { structureTexts } from '../texts/structure.texts.ts';
import { sectionHoursTexts as t } from './section-hours.texts.ts';
import { type ChangeSections, useHoursSave } from './use-hours-save.ts';

type HoursDialogProps = {
  open: boolean;
  section: Section;
  onSave: ChangeSections;
  onClose: () => void;
};

/** When a section is served. */
export const HoursDialog = ({ open, section, onSave, onClose }: HoursDialogProps) => {
  const text = useText();
  const { locale } = useLocale();
  const sentence = useErrorSentence();
  const [base, setBase] = useState(section.hours);
  const [drafts, setDrafts] = useState(() => draftOf(section.hours));
  const [isTried, setTried] = useState(false);
  const { save, isPending, error, other, reset } = useHoursSave(section, onSave, onClose);
  useUnsaved(!isSameHours(hoursFrom(drafts), base));
  const timeZone = useTimeZone();

  const inWords = (hours: SectionHours): string => hoursInWords(hours, locale) || text(t.always);
  const change = (next: WindowDraft[]) => {
    setDrafts(next);
    setTried(false);
  };
  const send = (hoursWere: SectionHours) => {
    setTried(true);
    if (drafts.some(problemOf)) return;
    const hours = hoursFrom(drafts);
    if (isSameHours(hours, hoursWere)) onClose();
    else void save({ hours, hoursWere });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnOutsideClick={false}
      title={<bdi>{text(t.title, { name: section.sectionName })}</bdi>}
      description={text(t.hint)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text(structureTexts.cancel)}
          </Button>
          <Button loading={isPending} onClick={() => send(base)}>
            {text(structureTexts.save)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {drafts.length === 0 && (
          <p>
            <strong className="block font-medium">{text(t.always)}</strong>
            <span className="text-ink-2">{text(t.alwaysHint)}</span>
          </p>
        )}
        {drafts.map((draft, index) => (
          <WindowFields
            key={draft.key}
            window={draft}
            number={index + 1}
            problem={isTried ? problemOf(draft) : null}
            onChange={(changed) => change(drafts.map((each) => (each.key === draft.key ? changed : each)))}
            onRemove={() => change(drafts.filter(({ key }) => key !== draft.key))}
          />
        ))}
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          disabled={drafts.length >= limits.windowsPerSection}
          onClick={() => change([...drafts, newWindow(drafts)])}
        >
          {text(windowTexts.add)}
        </Button>
        <p className="text-ink-2 text-sm">{text(windowTexts.zone, { zone: timeZone })}</p>
        {other && (
          <ConflictNotice
            differences={[
              { label: text(t.hours), mine: inWords(hoursFrom(drafts)), theirs: inWords(other.hours) },
            ]}
            saving={isPending}
            onKeepMine={() => send(other.hours)}
            onTakeTheirs={() => {
              setBase(other.hours);
              change(draftOf(other.hours));
              reset();
            }}
          />
        )}
        {error && !other && <Alert>{sentence(error, t.failed)}</Alert>}
      </div>
    </Dialog>
  );
};
