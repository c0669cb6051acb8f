import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Spinner } from '#web/ui/action/spinner.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { structureTexts as t } from '../texts/structure.texts.ts';

type NewSectionCardProps = { typed: string; onType: (name: string) => void; onEnter: () => void };

/** The name of a category that the server is still making. */
export const NewSectionCard = ({ typed, onType, onEnter }: NewSectionCardProps) => {
  const text = useText();
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-card p-2 shadow-card sm:p-3">
      <form
        method="post"
        className="ms-12 min-w-0 flex-1"
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <TextInput
          autoFocus
          dir="auto"
          aria-label={text(t.sectionName)}
          value={typed}
          maxLength={limits.name}
          onChange={(event) => onType(event.target.value)}
        />
      </form>
      <Spinner />
    </li>
  );
};
