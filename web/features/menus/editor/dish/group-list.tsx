import { Plus } from 'lucide-react';
import { countOptions } from '#core/menus/dishes/change-groups.ts';
import { moveItem } from '#core/menus/sections/menu-arrangement.ts';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { dishPanelTexts as t } from '../texts/menu-editor.texts.ts';
import { type GroupDraft, newKey, newOption } from './dish-draft.ts';
import { GroupCard, type KindOf } from './group-card.tsx';
import { PartHeading } from './part-heading.tsx';

type GroupListProps = {
  groups: GroupDraft[];
  kindOf: KindOf | undefined;
  onChange: (groups: GroupDraft[]) => void;
};

const emptyGroup = (): GroupDraft => ({
  key: newKey(),
  name: '',
  type: 'single',
  required: false,
  min: '',
  max: '',
  options: [newOption()],
});

export const GroupList = ({ groups, kindOf, onChange }: GroupListProps) => {
  const text = useText();
  const isFull = countOptions(groups) >= limits.optionsPerDish;
  return (
    <section className="flex flex-col gap-3">
      <PartHeading title={text(t.changes)} />
      {groups.map((group, index) => (
        <GroupCard
          key={group.key}
          group={group}
          number={index + 1}
          count={groups.length}
          isFull={isFull}
          kindOf={kindOf}
          onChange={(next) => onChange(groups.map((each) => (each.key === group.key ? next : each)))}
          onMove={(by) => onChange(moveItem(groups, index, index + by))}
          onRemove={() => onChange(groups.filter(({ key }) => key !== group.key))}
        />
      ))}
      {isFull && <p className="text-ink-2 text-sm">{text(t.optionsFull, { most: limits.optionsPerDish })}</p>}
      {groups.length < limits.groupsPerDish && !isFull && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onChange([...groups, emptyGroup()])}
        >
          {text(t.addGroup)}
        </Button>
      )}
    </section>
  );
};
