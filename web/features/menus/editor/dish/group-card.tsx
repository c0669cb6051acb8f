import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { moveItem } from '#core/menus/sections/menu-arrangement.ts';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { dishPanelTexts as t } from '../texts/menu-editor.texts.ts';
import { asksTooMuch, type GroupDraft, newOption, type OptionDraft } from './dish-draft.ts';
import { groupTexts } from './group.texts.ts';
import { OrderButtons } from './order-buttons.tsx';
import { PriceField } from './price-field.tsx';

/** Where the kosher kind of an option is chosen, in a kosher kitchen. */
export type KindOf = (
  option: OptionDraft,
  number: number,
  onChange: (part: Partial<OptionDraft>) => void,
) => ReactNode;

type GroupCardProps = {
  group: GroupDraft;
  number: number;
  count: number;
  /** The dish has as many options as a dish can have. */
  isFull: boolean;
  kindOf: KindOf | undefined;
  onChange: (group: GroupDraft) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};

export const GroupCard = (props: GroupCardProps) => {
  const { group, number, count, isFull, kindOf, onChange, onMove, onRemove } = props;
  const text = useText();
  const change = (part: Partial<GroupDraft>) => onChange({ ...group, ...part });
  const isMultiple = group.type === 'multiple';
  const groupLabel = group.name || text(t.group, { number });
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-paper p-3">
      <legend className="sr-only">{groupLabel}</legend>
      <div className="flex items-end gap-1">
        <Field label={text(t.groupName)} className="min-w-0 flex-1">
          <TextInput
            dir="auto"
            value={group.name}
            maxLength={limits.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <OrderButtons
          name={groupLabel}
          index={number - 1}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <Field label={text(t.type)}>
          <Select
            value={group.type}
            onValueChange={(type) => change({ type })}
            options={[
              { value: 'single', label: text(t.single) },
              { value: 'multiple', label: text(t.multiple) },
            ]}
          />
        </Field>
        {isMultiple && (
          <div className="grid grid-cols-2 gap-3">
            <Field
              label={text(groupTexts.min)}
              hint={text(groupTexts.minHint)}
              error={asksTooMuch(group) ? text(groupTexts.minImpossible) : undefined}
            >
              <NumberInput
                min={0}
                max={limits.optionsPerDish}
                value={group.min}
                onChange={(event) => change({ min: event.target.value })}
              />
            </Field>
            <Field label={text(t.max)} hint={text(t.maxHint)}>
              <NumberInput
                min={1}
                max={limits.optionsPerDish}
                value={group.max}
                onChange={(event) => change({ max: event.target.value })}
              />
            </Field>
          </div>
        )}
      </div>
      <Switch
        label={text(t.required)}
        checked={group.required}
        onCheckedChange={(required) => change({ required })}
      />
      <OptionList
        options={group.options}
        isFull={isFull}
        kindOf={kindOf}
        canRepeat={isMultiple}
        onChange={(options) => change({ options })}
      />
    </fieldset>
  );
};

type OptionListProps = {
  options: OptionDraft[];
  isFull: boolean;
  kindOf: KindOf | undefined;
  canRepeat: boolean;
  onChange: (options: OptionDraft[]) => void;
};

const OptionList = ({ options, isFull, kindOf, canRepeat, onChange }: OptionListProps) => {
  const text = useText();
  const edit = (key: number, part: Partial<OptionDraft>) =>
    onChange(options.map((option) => (option.key === key ? { ...option, ...part } : option)));
  return (
    <>
      {options.map((option, index) => {
        const number = index + 1;
        const name = text(t.optionName, { number });
        return (
          <div key={option.key} className="flex flex-wrap items-start gap-x-1 gap-y-2">
            <Field label={name} hideLabel className="min-w-32 flex-1">
              <TextInput
                dir="auto"
                value={option.name}
                maxLength={limits.name}
                placeholder={name}
                onChange={(event) => edit(option.key, { name: event.target.value })}
              />
            </Field>
            <PriceField
              label={text(t.optionPrice, { number })}
              hideLabel
              className="w-24"
              value={option.price}
              onChange={(price) => edit(option.key, { price })}
            />
            {canRepeat && (
              <Field label={text(groupTexts.times, { number })} hideLabel className="w-36">
                <NumberInput
                  lead={text(groupTexts.upTo)}
                  unit={text(groupTexts.timesUnit)}
                  min={1}
                  max={limits.optionTimes}
                  value={option.times}
                  onFocus={(event) => event.target.select()}
                  onChange={(event) => edit(option.key, { times: event.target.value })}
                />
              </Field>
            )}
            {kindOf?.(option, number, (part) => edit(option.key, part))}
            <OrderButtons
              name={option.name || name}
              index={index}
              count={options.length}
              onMove={(by) => onChange(moveItem(options, index, index + by))}
              onRemove={() => onChange(options.filter(({ key }) => key !== option.key))}
            />
          </div>
        );
      })}
      {!isFull && (
        <Button
          variant="ghost"
          size="small"
          className="self-start text-brand!"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onChange([...options, newOption()])}
        >
          {text(t.addOption)}
        </Button>
      )}
    </>
  );
};
