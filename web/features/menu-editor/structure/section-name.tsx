import { Check, Pencil, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { structureTexts as t } from '#core/i18n/texts/dashboard.texts.ts';
import { limits } from '#core/kit/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type SectionNameProps = { name: string; onRename: (name: string) => Promise<unknown> };

/** Enter keeps the new name, Escape the old one. */
export const SectionName = ({ name, onRename }: SectionNameProps) => {
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const next = typed?.trim() ?? '';
    // A failure has been told; the field stays open with what was typed.
    if (
      !next ||
      next === name ||
      (await onRename(next).then(
        () => true,
        () => false,
      ))
    )
      setTyped(null);
  };

  if (typed === null) {
    return (
      <div className="flex min-w-0 items-center gap-1">
        <h2 className="min-w-0 break-words font-semibold text-lg">
          <bdi>{name}</bdi>
        </h2>
        <IconButton
          label={text(t.rename, { name })}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setTyped(name)}
        />
      </div>
    );
  }
  return (
    <form method="post" onSubmit={submit} className="flex min-w-0 flex-1 items-center gap-1">
      <TextInput
        autoFocus
        aria-label={text(t.sectionName)}
        value={typed}
        maxLength={limits.name}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(null)}
      />
      <IconButton type="submit" label={text(t.save)} icon={<Check aria-hidden="true" />} />
      <IconButton label={text(t.cancel)} icon={<X aria-hidden="true" />} onClick={() => setTyped(null)} />
    </form>
  );
};
