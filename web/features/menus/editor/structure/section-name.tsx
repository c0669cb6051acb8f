import { Check, Pencil, X } from 'lucide-react';
import {
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Name } from '#web/ui/content/name.tsx';
import { ConflictNotice } from '#web/ui/feedback/conflict-notice.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { structureTexts as t } from '../texts/structure.texts.ts';
import type { FirstName } from './use-new-section.ts';
import { otherSectionOf } from './use-section-actions.ts';

type SectionNameProps = {
  name: string;
  /** Of a category that was just added: its field is open. */
  firstName: FirstName | null;
  onRename: (name: string, was: string) => Promise<unknown>;
};

const holdFocus = (event: MouseEvent) => event.preventDefault();

/** What is typed, and the name it replaces: the list behind the field may learn a newer one meanwhile. */
type Typing = { name: string; was: string; theirs?: string; refused?: string };

/** Enter and leaving the field keep the new name, Escape the old one. */
export const SectionName = ({ name, firstName, onRename }: SectionNameProps) => {
  const text = useText();
  const [typing, setTyping] = useState<Typing | null>(null);
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<FirstName | null>(null);
  if (firstName && firstName !== opened) {
    setOpened(firstName);
    setTyping({ name: firstName.typed || name, was: name });
  }
  const returnsFocus = useRef(false);
  const close = () => {
    // Not from another field that has it by now.
    returnsFocus.current = field.current?.contains(document.activeElement) ?? false;
    setTyping(null);
  };
  useLayoutEffect(() => {
    if (!typing && returnsFocus.current) pencil.current?.focus();
    returnsFocus.current = false;
  }, [typing]);

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
      setTyping({ name: typed, was, theirs, refused: typed });
    } finally {
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typing) void save(typing);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isInside = field.current?.contains(relatedTarget as Node | null) ?? false;
    // A name that was refused waits for its owner, and another window is not another field.
    if (!typing || isInside || typing.refused === typing.name || !document.hasFocus()) return;
    void save(typing);
  };
  // Entered before there was anything to rename.
  const enterFirst = useEffectEvent(() => {
    if (typing && firstName?.isEntered && firstName.typed.trim()) void save(typing);
  });
  useEffect(() => {
    if (firstName) enterFirst();
  }, [firstName]);

  if (!typing) {
    return (
      <div className="flex min-w-0 items-center gap-1">
        <h2 className="min-w-0 break-words font-semibold text-lg">
          <Name>{name}</Name>
        </h2>
        <IconButton
          ref={pencil}
          label={text(t.rename, { name })}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setTyping({ name, was: name })}
        />
      </div>
    );
  }
  const { theirs } = typing;
  return (
    <div ref={field} className="flex min-w-0 flex-1 flex-col gap-2">
      <form method="post" onSubmit={submit} onBlur={leave} className="flex min-w-0 items-center gap-1">
        <TextInput
          autoFocus
          dir="auto"
          aria-label={text(t.sectionName)}
          value={typing.name}
          maxLength={limits.name}
          onFocus={({ currentTarget }) => typing.name === typing.was && currentTarget.select()}
          onChange={(event) => setTyping({ ...typing, name: event.target.value })}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        />
        {/* The field keeps focus while they are pressed: leaving it would save. */}
        <IconButton
          type="submit"
          label={text(t.save)}
          icon={<Check aria-hidden="true" />}
          onMouseDown={holdFocus}
        />
        <IconButton
          label={text(t.cancel)}
          icon={<X aria-hidden="true" />}
          onMouseDown={holdFocus}
          onClick={close}
        />
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
