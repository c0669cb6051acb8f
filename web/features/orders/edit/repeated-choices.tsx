import { maxTimesOf } from '#core/menus/dishes/change-groups.ts';
import { type ChangeGroup, canChooseMoreIn, minChoicesIn } from '#core/orders/lines/choices.ts';
import { Name } from '#web/ui/content/name.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FieldGroup } from '#web/ui/form/field-group.tsx';
import { QuantityInput } from '#web/ui/form/quantity-input.tsx';

type RepeatedChoicesProps = {
  group: ChangeGroup;
  chosen: readonly string[];
  onTimes: (option: string, times: number) => void;
};

/** A group with options that may be chosen more than once: those have a number, the others a check mark. */
export const RepeatedChoices = ({ group, chosen, onTimes }: RepeatedChoicesProps) => {
  const customizations = chosen.map((optionName) => ({ groupName: group.name, optionName }));
  const isFull = !canChooseMoreIn(group, { size: null, customizations });
  return (
    <FieldGroup label={<Name>{group.name}</Name>} required={minChoicesIn(group) > 0}>
      <div className="flex flex-col gap-1">
        {group.options.map((option) => {
          const times = chosen.filter((name) => name === option.name).length;
          const maxTimes = maxTimesOf(option);
          const price = option.price > 0 && <Price agorot={option.price} />;
          return maxTimes > 1 ? (
            <div key={option.name} className="flex min-h-11 items-center gap-3">
              <span className="min-w-0 flex-1 break-words">
                <Name>{option.name}</Name>
              </span>
              {price}
              <QuantityInput
                label={option.name}
                value={times}
                min={0}
                max={isFull ? times : maxTimes}
                onValueChange={(next) => onTimes(option.name, next)}
              />
            </div>
          ) : (
            <Checkbox
              key={option.name}
              label={option.name}
              aside={price}
              checked={times > 0}
              disabled={isFull && times === 0}
              onCheckedChange={(checked) => onTimes(option.name, checked ? 1 : 0)}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
};
