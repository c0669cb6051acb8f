import { useState } from 'react';
import type { Menu } from '#core/menus/menus.contract.ts';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { onSingleClick } from '#web/lib/query/one-at-a-time.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { menuNameTexts } from '#web/lib/texts/menu-name.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { countDishes, type ImportDraft, missingKeys } from './import-draft.ts';
import { saveTexts as t } from './menu-import.texts.ts';
import { NewAreas } from './new-areas.tsx';
import type { ImportTarget } from './use-import-save.ts';

type Place = 'new' | 'append' | 'replace';
type SaveCardProps = {
  draft: ImportDraft;
  /** The menu whose editor the owner came from. */
  menu: Menu | null;
  isMenuGone: boolean;
  isSaving: boolean;
  error: unknown;
  onSave: (target: ImportTarget) => void;
  /** Leads to the first place that has to be filled in. */
  onMissing: (key: string) => void;
};

export const SaveCard = (props: SaveCardProps) => {
  const { draft, menu, isMenuGone, isSaving, error, onSave, onMissing } = props;
  const text = useText();
  const sentence = useErrorSentence();
  const [chosen, choose] = useState<Place>('append');
  const place = menu && !isMenuGone ? chosen : 'new';
  const [name, setName] = useState('');
  const [isAsking, ask] = useState(false);
  const [showsMissing, setShowsMissing] = useState(false);
  const count = countDishes(draft);
  const [missing] = missingKeys(draft);
  const send = () =>
    onSave({
      ...(menu && place !== 'new' ? { menuId: menu._id } : {}),
      mode: place === 'replace' ? 'replace' : 'append',
      name: name.trim(),
    });
  const press = () => {
    setShowsMissing(missing !== undefined);
    if (missing !== undefined) onMissing(missing);
    else if (place === 'replace') ask(true);
    else send();
  };
  const menuName = menu?.name || text(menuNameTexts.unnamed);
  return (
    <Card className="flex flex-col gap-4" aria-label={text(t.where)}>
      {menu && isMenuGone && <Alert tone="warn">{text(t.menuGone, { name: menuName })}</Alert>}
      {menu && !isMenuGone && (
        <RadioGroup<Place>
          label={text(t.where)}
          value={place}
          onValueChange={choose}
          options={[
            { value: 'append', label: text(t.append, { name: menuName }) },
            { value: 'replace', label: text(t.replace, { name: menuName }) },
            { value: 'new', label: text(t.newMenu) },
          ]}
        />
      )}
      {place === 'new' && (
        <Field label={text(t.menuName)} optional>
          <TextInput
            dir="auto"
            value={name}
            maxLength={limits.name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      )}
      <NewAreas draft={draft} />
      {showsMissing && missing !== undefined && <Alert>{text(t.missing)}</Alert>}
      {error !== null && !isSaving && <Alert title={text(t.failed)}>{sentence(error)}</Alert>}
      <Button className="self-start" disabled={count === 0} loading={isSaving} onClick={onSingleClick(press)}>
        {text(t.save, { count })}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={text(t.replaceQuestion)}
        description={text(t.replaceHint)}
        confirmLabel={text(t.yes)}
        cancelLabel={text(t.no)}
        destructive
        onConfirm={send}
      />
    </Card>
  );
};
