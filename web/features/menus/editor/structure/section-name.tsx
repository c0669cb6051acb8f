import { Check, Pencil, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { ConflictNotice } from '#web/ui/feedback/conflict-notice.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { structureTexts as t } from '../texts/structure.texts.ts';
import { otherSectionOf } from './use-section-actions.ts';

type SectionNameProps = { name: string; onRename: (name: string, was: string) => Promise<unknown> };

/** What is typed, and the name it replaces: the list behind the field may learn a newer one meanwhile. */
type Typing = { name: string; was: string; theirs?: string };

/** Enter keeps the new name, Escape the old one. */
export const SectionName = ({ name, onRename }: SectionNameProps) => {
  const text = useText();
  const [typing, setTyping] = useState<Typing | null>(null);
  const [isSaving, setSaving] = useState(false);
  const close = () => setTyping(null);

  const save = async ({ name: typed, was }: Typing) => {
    const next = typed.trim();
    if (!next || next === was) return close();
    if (isSaving) return;
    setSaving(true);
    try {
      await onRename(next, was);
      close();
    } catch (error) {
      // The failure has been reported; the field stays open with what was typed.
      const theirs = otherSectionOf(error)?.sectionName;
      setTyping({ name: typed, was, theirs });
    } finally {
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typing) void save(typing);
  };

  if (!typing) {
    return (
      <div className="flex min-w-0 items-center gap-1">
        <h2 className="min-w-0 break-words font-semibold text-lg">
          <bdi>{name}</bdi>
        </h2>
        <IconButton
          label={text(t.rename, { name })}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setTyping({ name, was: name })}
        />
      </div>
    );
  }
  const { theirs } = typing;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <form method="post" onSubmit={submit} className="flex min-w-0 items-center gap-1">
        <TextInput
          autoFocus
          aria-label={text(t.sectionName)}
          value={typing.name}
          maxLength={limits.name}
          onChange={(event) => setTyping({ ...typing, name: event.target.value })}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        />
        <IconButton type="submit" label={text(t.save)} icon={<Check aria-hidden="true" />} />
        <IconButton label={text(t.cancel)} icon={<X aria-hidden="true" />} onClick={close} />
      </form>
      {theirs !== undefined && (
        <ConflictNotice
          differences={[{ label: text(t.sectionName), mine: typing.name, theirs }]}
          saving={isSaving}
          onKeepMine={() => void save({ name: typing.name, was: theirs })}
          onTakeTheirs={close}
        />
      )}
    </div>
  );
};
