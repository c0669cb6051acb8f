import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { Section } from '#core/menus/menus.contract.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { menusQuery } from '#web/lib/query/menus-query.ts';
import { onSingleClick, useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { menuNameTexts } from '#web/lib/texts/menu-name.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { sectionsQuery } from '../saved-menu/editor-queries.ts';
import { structureTexts } from '../texts/structure.texts.ts';
import { copyTexts as t } from './copy.texts.ts';
import { useCopy } from './use-copy.ts';

type CopyDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  menuId: string;
  section: Section;
  /** To choose from; if there is only one, it is not asked. */
  dishes: readonly Dish[];
  /** The dish that is to be copied, where it is not the section. */
  only?: Dish;
};

const newSection = 'new';

/** Where to, and for a section which of its dishes. */
export const CopyDialog = ({ open, onOpenChange, menuId, section, dishes, only }: CopyDialogProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const [chosenMenu, setChosenMenu] = useState<string | null>(null);
  const [chosenSection, setChosenSection] = useState<string | null>(null);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const copy = useCopy(menuId);
  const sendOnce = useSendOnce(copy.mutate);
  const { data: menus, error } = useQuery({ ...menusQuery, enabled: open });
  const toMenuId = chosenMenu ?? menus?.find(({ _id }) => _id !== menuId)?._id ?? menuId;
  const { data: sections } = useQuery({ ...sectionsQuery(toMenuId), enabled: open && Boolean(menus) });
  // A dish goes where its like are; a section stays one.
  const alike = only && sections?.find(({ sectionName }) => sectionName === section.sectionName)?._id;
  const toSection = chosenSection ?? alike ?? newSection;
  const ids = dishes.map(({ _id }) => _id).filter((id) => !dropped.includes(id));
  const isEmpty = dishes.length > 0 && ids.length === 0;
  const failure = copy.error ?? error;

  const send = () => {
    if (isEmpty) return;
    void sendOnce(
      {
        sectionId: section._id,
        toMenuId,
        ...(toSection === newSection ? {} : { toSection }),
        ...(only || dropped.length > 0 ? { dishIds: ids } : {}),
      },
      () => onOpenChange(false),
    );
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <bdi>
          {only ? text(t.copyDish, { name: only.name }) : text(t.copySection, { name: section.sectionName })}
        </bdi>
      }
      description={only && text(t.asSaved)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {text(structureTexts.cancel)}
          </Button>
          <Button disabled={!sections || isEmpty} loading={copy.isPending} onClick={onSingleClick(send)}>
            {text(t.copy)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure && (
          <Alert>{isApiError(failure, 'not_found') ? text(t.gone) : sentence(failure, t.failed)}</Alert>
        )}
        <Field label={text(t.toMenu)}>
          <Select
            value={menus ? toMenuId : null}
            disabled={!menus}
            onValueChange={(id) => {
              setChosenMenu(id);
              setChosenSection(null);
            }}
            options={(menus ?? []).map(({ _id, name }) => {
              const label = name || text(menuNameTexts.unnamed);
              return { value: _id, label: _id === menuId ? text(t.thisMenu, { name: label }) : label };
            })}
          />
        </Field>
        <Field label={text(t.toSection)}>
          <Select
            value={sections ? toSection : null}
            disabled={!sections}
            onValueChange={setChosenSection}
            options={[
              { value: newSection, label: text(t.newSection) },
              ...(sections ?? []).map(({ _id, sectionName }) => ({ value: _id, label: sectionName })),
            ]}
          />
        </Field>
        {!only && dishes.length > 1 && (
          <CheckboxGroup
            label={text(t.dishes)}
            error={isEmpty ? text(t.chooseDish) : undefined}
            options={dishes.map(({ _id, name }) => ({ value: _id, label: <bdi>{name}</bdi> }))}
            value={ids}
            onValueChange={(selected) =>
              setDropped(dishes.map(({ _id }) => _id).filter((id) => !selected.includes(id)))
            }
          />
        )}
      </div>
    </Dialog>
  );
};
