import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { type ChangeDraft, ImportedDishRow, placeId, type SectionChoice } from './dish-row.tsx';
import { approve, type ImportDraft, removeSection, renameSection, type SectionRow } from './import-draft.ts';
import { MarkBadges } from './mark-badges.tsx';
import { reviewTexts as t } from './menu-import.texts.ts';

type ResultListProps = {
  draft: ImportDraft;
  active: readonly number[];
  /** The dish that the server refused. */
  wrongKey: string | null;
  onHighlight: (lines: readonly number[]) => void;
  onChange: ChangeDraft;
};

const isHighlighted = (lines: readonly number[], active: readonly number[]): boolean =>
  lines.some((line) => active.includes(line));

export const ResultList = ({ draft, active, wrongKey, onHighlight, onChange }: ResultListProps) => {
  const names = draft.map(({ key, name }) => `${key} ${name}`).join('\n');
  // The same list while no section is renamed: rows that did not change are not drawn again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are all that is read of the draft
  const choices = useMemo(() => draft.map(({ key, name }): SectionChoice => ({ key, name })), [names]);
  return (
    <div className="flex flex-col gap-5">
      {draft.map((section) => (
        <Card key={section.key} className="flex flex-col gap-3 p-4! sm:p-5!" aria-label={section.name}>
          <SectionHead section={section} onHighlight={onHighlight} onChange={onChange} />
          <ul className="flex flex-col gap-1.5">
            {section.dishes.map((row) => (
              <ImportedDishRow
                key={row.key}
                row={row}
                sectionKey={section.key}
                sections={choices}
                isActive={isHighlighted(row.lines, active)}
                isWrong={row.key === wrongKey}
                onHighlight={onHighlight}
                onChange={onChange}
              />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
};

type SectionHeadProps = Pick<ResultListProps, 'onHighlight' | 'onChange'> & { section: SectionRow };

const SectionHead = ({ section, onHighlight, onChange }: SectionHeadProps) => {
  const text = useText();
  const { key, name, marks, lines } = section;
  return (
    <header id={placeId(key)} className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <h2 className="sr-only">{name}</h2>
        <Field label={text(t.sectionName)} hideLabel className="min-w-0 flex-1">
          <TextInput
            dir="auto"
            className="font-semibold"
            value={name}
            maxLength={limits.name}
            aria-invalid={name.trim() === '' || undefined}
            onFocus={() => onHighlight(lines)}
            onChange={(event) => onChange((draft) => renameSection(draft, key, event.target.value))}
          />
        </Field>
        <span className="shrink-0 text-ink-2 text-sm">
          {text(t.dishes, { count: section.dishes.length })}
        </span>
        <IconButton
          label={text(t.removeSection, { name })}
          tone="danger"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onChange((draft) => removeSection(draft, key))}
        />
      </div>
      <MarkBadges marks={marks} name={name} onApprove={() => onChange((draft) => approve(draft, key))} />
    </header>
  );
};
