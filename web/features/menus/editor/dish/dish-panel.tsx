import { useQuery } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { type FormEvent, useDeferredValue, useId, useState } from 'react';
import { dietaryTags } from '#core/menus/dishes/dietary-tags.ts';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { kosherQuery } from '#web/lib/query/kosher-query.ts';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { conflictTexts } from '#web/lib/texts/conflict.texts.ts';
import { dietaryTexts } from '#web/lib/texts/dish-contents/dietary.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ConflictNotice, type Difference } from '#web/ui/feedback/conflict-notice.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useSaveShortcut } from '#web/ui/form/use-save-shortcut.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useUnsaved } from '#web/ui/overlay/unsaved-guard.tsx';
import { FilePicker } from '#web/ui/picture/file-picker.tsx';
import { copyTexts } from '../copy/copy.texts.ts';
import { LazyCopyDialog } from '../copy/lazy-copy-dialog.ts';
import { dishPanelTexts as t } from '../texts/menu-editor.texts.ts';
import { structureTexts } from '../texts/structure.texts.ts';
import { CropDialog } from './crop-dialog.tsx';
import { type DishDraft, draftOfDish, isEdited, isNewDish, problemOf } from './dish-draft.ts';
import { groupTexts } from './group.texts.ts';
import { GroupList } from './group-list.tsx';
import { PriceField } from './price-field.tsx';
import { SizeList } from './size-list.tsx';
import { otherDishOf, useDishSave } from './use-dish-save.ts';

const AllergenField = lazyPart(async () => (await import('../contents/allergen-field.tsx')).AllergenField);
const KosherSelect = lazyPart(async () => (await import('../contents/kosher-select.tsx')).KosherSelect);
const KosherClaimNotice = lazyPart(
  async () => (await import('../contents/kosher-claim-notice.tsx')).KosherClaimNotice,
);
const RenamedNotice = lazyPart(async () => (await import('./renamed-notice.tsx')).RenamedNotice);
const problemTexts = {
  names: t.namesMissing,
  'group-empty': t.groupEmpty,
  'group-minimum': groupTexts.minImpossible,
};

type DishPanelProps = {
  menuId: string;
  /** Where the dish is, or will be. */
  section: Section | undefined;
  initial: DishDraft;
  /** As it is in the list now: its stock and its revision may have changed beside the form. */
  current: Dish | null;
  onStock: (dish: Dish, available: boolean) => void;
  /** Saved or deleted. */
  onDone: () => void;
  onCancel: () => void;
};

/** Every field of a dish. Input stays until it is saved or discarded on purpose. */
export const DishPanel = (props: DishPanelProps) => {
  const { menuId, section, initial, current, onStock, onDone, onCancel } = props;
  const isKosher = useQuery(kosherQuery).data?.isKosher ?? false;
  const text = useText();
  const sentence = useErrorSentence();
  const formId = useId();
  const [saved, setSaved] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const [question, setQuestion] = useState<'dish' | 'picture' | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const { save, remove, removePicture } = useDishSave(menuId, setProgress);
  const sendOnce = useSendOnce(save.mutate);
  const isNew = isNewDish(draft);
  const available = isNew ? draft.available : (current?.available ?? draft.available);
  const problem = problemOf(draft);
  const other = otherDishOf(save.error);
  useUnsaved(isEdited(draft, saved));
  // Below the fold: painted after what a press asked for, or opening a dish takes twice as long on a slow tablet.
  const isRestDue = useDeferredValue(true, false);

  const change = (part: Partial<DishDraft>) => setDraft((before) => ({ ...before, ...part }));

  const send = (revision: number | undefined) => {
    setChecked(true);
    if (problem) return;
    void sendOnce({ ...draft, available, revision }, () => {
      showSuccess(text(t.saved));
      onDone();
    });
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    // The stock switch beside the form has raised it by its own step.
    send(isNew ? undefined : Math.max(draft.revision ?? 0, initial.revision ?? 0));
  };
  useSaveShortcut(() => submit());

  const switchStock = (isOut: boolean) => {
    if (!isNew && current) onStock(current, !isOut);
    else change({ available: !isOut });
  };
  const deletePicture = async () => {
    // What was only picked is not on the server yet.
    if (isNew || draft.image?.startsWith('data:')) return change({ image: isNew ? null : saved.image });
    const dish = await removePicture.mutateAsync(draft.id);
    setSaved((before) => ({ ...before, image: null, revision: dish.revision }));
    change({ image: null, revision: dish.revision });
  };
  const takeTheirs = (dish: Dish) => {
    const theirs = draftOfDish(dish, draft.sectionId);
    setSaved(theirs);
    setDraft(theirs);
    save.reset();
  };

  const translations = current?.translations ?? {};
  const renamedNotice = (of: 'sizes' | 'changes') =>
    Object.keys(translations).length > 0 && (
      <RenamedNotice of={of} saved={saved} draft={draft} translations={translations} />
    );

  return (
    <form id={formId} method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      {other && (
        <ConflictNotice
          differences={differencesBetween(draft, other, {
            name: text(structureTexts.dishName),
            description: text(structureTexts.dishDescription),
            price: text(structureTexts.dishPrice),
            details: text(conflictTexts.details),
            differs: text(conflictTexts.differs),
          })}
          saving={save.isPending}
          onKeepMine={() => send(other.revision)}
          onTakeTheirs={() => takeTheirs(other)}
        />
      )}
      {save.isError && !other && (
        <Alert title={text(structureTexts.dishFailed)}>
          {sentence(save.error)} {text(t.kept)}
        </Alert>
      )}
      {isChecked && problem && problem !== 'name' && <Alert>{text(problemTexts[problem])}</Alert>}
      <div className="flex flex-col gap-4">
        <Field
          label={text(structureTexts.dishName)}
          error={isChecked && problem === 'name' ? text(structureTexts.nameRequired) : undefined}
          required
        >
          <TextInput
            autoFocus={isNew}
            data-first-focus={isNew || undefined}
            dir="auto"
            value={draft.name}
            maxLength={limits.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label={text(structureTexts.dishDescription)} optional>
          <TextArea
            dir="auto"
            value={draft.description}
            maxLength={limits.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <div className="grid grid-cols-2 items-start gap-4">
          <PriceField
            label={text(structureTexts.dishPrice)}
            value={draft.price}
            onChange={(price) => change({ price })}
          />
          <Field label={text(t.prepTime)}>
            <NumberInput
              unit={text(t.minutes)}
              min={0}
              max={limits.prepTimeMinutes}
              value={draft.prepTime}
              onChange={(event) => change({ prepTime: event.target.value })}
            />
          </Field>
        </div>
        <Switch
          label={text(t.outOfStock)}
          hint={text(isNew ? t.outOfStockNewHint : t.outOfStockHint)}
          checked={!available}
          onCheckedChange={switchStock}
        />
      </div>
      {/* As high as the window: what saves the dish is where it will be, and a press on it meets it. */}
      {!isRestDue && <div className="h-dvh shrink-0" />}
      {isRestDue && (
        <>
          <FilePicker
            label={text(t.image)}
            shape="square"
            optional
            value={draft.image}
            previewAlt={text(t.imageOf, { name: draft.name })}
            uploadProgress={progress}
            onPick={({ dataUrl }) => setPicked(dataUrl)}
            onRemove={() => setQuestion('picture')}
          />
          <SizeList sizes={draft.sizes} onChange={(sizes) => change({ sizes })} />
          {renamedNotice('sizes')}
          <GroupList
            groups={draft.changes}
            kindOf={
              isKosher
                ? (option, number, onChange) => (
                    <KosherSelect
                      option={number}
                      value={option.kosherKind ?? null}
                      onChange={(kind) => onChange({ kosherKind: kind ?? undefined })}
                    />
                  )
                : undefined
            }
            onChange={(changes) => change({ changes })}
          />
          {renamedNotice('changes')}
          <CheckboxGroup
            label={text(t.dietary)}
            columns={2}
            options={dietaryTags.map((tag) => ({ value: tag, label: text(dietaryTexts[tag]) }))}
            value={draft.dietary}
            onValueChange={(dietary) => change({ dietary })}
          />
          <KosherClaimNotice
            dietary={draft.dietary}
            texts={[draft.name, draft.description, draft.ingredients]}
          />
          <AllergenField value={draft.allergens} onChange={(allergens) => change({ allergens })} />
          {isKosher && (
            <KosherSelect value={draft.kosherKind} onChange={(kosherKind) => change({ kosherKind })} />
          )}
          <Field label={text(t.ingredients)} hint={text(t.ingredientsHint)} optional>
            <TextInput
              dir="auto"
              value={draft.ingredients}
              maxLength={limits.description}
              onChange={(event) => change({ ingredients: event.target.value })}
            />
          </Field>
        </>
      )}
      <footer className="sticky -bottom-6 z-10 -mx-1 -mb-6 flex items-center gap-1 border-line border-t bg-card px-1 py-3 sm:gap-2">
        <Button type="submit" loading={save.isPending}>
          {text(structureTexts.saveDish)}
        </Button>
        <Button variant="ghost" className="max-sm:px-2" onClick={onCancel}>
          {text(structureTexts.cancel)}
        </Button>
        {current && section && (
          <IconButton
            label={text(copyTexts.copyDish, { name: current.name })}
            className="ms-auto"
            icon={<Copy aria-hidden="true" />}
            onClick={() => setCopying(true)}
          />
        )}
        {!isNew && (
          <IconButton
            label={text(t.deleteDish)}
            tone="danger"
            className={current && section ? '' : 'ms-auto'}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => setQuestion('dish')}
          />
        )}
      </footer>
      {current && section && (
        <LazyCopyDialog
          open={isCopying}
          onOpenChange={setCopying}
          menuId={menuId}
          section={section}
          dishes={[current]}
          only={current}
        />
      )}
      {picked && (
        <CropDialog
          source={picked}
          onClose={() => setPicked(null)}
          onCrop={(image) => {
            change({ image });
            setPicked(null);
          }}
        />
      )}
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(open) => !open && setQuestion(null)}
        title={
          question === 'picture'
            ? text(t.deleteImageQuestion)
            : text(structureTexts.removeDishQuestion, { name: saved.name })
        }
        confirmLabel={text(structureTexts.delete)}
        cancelLabel={text(structureTexts.cancel)}
        destructive
        onConfirm={async () => {
          if (question === 'picture') return deletePicture();
          await remove.mutateAsync(draft.id);
          onDone();
        }}
      />
    </form>
  );
};

type DifferenceLabels = Record<'name' | 'description' | 'price' | 'details' | 'differs', string>;

const differencesBetween = (draft: DishDraft, other: Dish, labels: DifferenceLabels): Difference[] => {
  const theirs = draftOfDish(other, draft.sectionId);
  const plain = (['name', 'description', 'price'] as const)
    .filter((field) => draft[field] !== theirs[field])
    .map((field) => ({ label: labels[field], mine: draft[field], theirs: theirs[field] }));
  const rest = { name: '', description: '', price: '' };
  return isEdited({ ...draft, ...rest }, { ...theirs, ...rest })
    ? [...plain, { label: labels.details, mine: labels.differs, theirs: labels.differs }]
    : plain;
};
