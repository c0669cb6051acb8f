import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { maxChoicesIn, maxTimesOf } from '#core/menus/dishes/change-groups.ts';
import { type ChangeGroup, chosenIn, minChoicesIn, type OrderableDish } from '#core/orders/lines/choices.ts';
import type { OrderProblem } from '#core/orders/lines/order-pricing.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { allergensText } from '#web/lib/texts/dish-contents/allergens-text.ts';
import { orderEditTexts as t } from '#web/lib/texts/order-edit.texts.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Name } from '#web/ui/content/name.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { QuantityInput } from '#web/ui/form/quantity-input.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { chooseOption, type DraftLine } from './edit-draft.ts';
import { lineProblemTexts } from './line-problem.texts.ts';
import { RepeatedChoices } from './repeated-choices.tsx';

type EditLineProps = {
  line: DraftLine;
  /** As it is on the menu now; missing when it has left the menu, or while that is loading. */
  dish: OrderableDish | undefined;
  problems: readonly OrderProblem[];
  /** What of it the guest must not eat. */
  avoided: ManagedOrder['dishes'][number]['avoided'];
  canRemove: boolean;
  /** It was added just now: what it leaves open is chosen next. */
  takesFocus?: boolean;
  onChange: (line: DraftLine) => void;
  onRemove: () => void;
};

/** One dish of the order: how many, which size, what is changed, and the note. */
export const EditLine = (props: EditLineProps) => {
  const { line, dish, problems, avoided, canRemove, takesFocus = false, onChange, onRemove } = props;
  const text = useText();
  const name = line.name || text(orderManagerTexts.unknownDish);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [takesFocus]);
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      className="flex min-w-0 scroll-mt-2 flex-col gap-4 rounded-card border border-line p-4"
    >
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 break-words font-semibold text-lg">
          <Name>{name}</Name>
          {line.isAdded && (
            <span className="ms-2 inline-block align-middle">
              <Badge>{text(t.addedMark)}</Badge>
            </span>
          )}
        </h3>
        <div className="flex shrink-0 items-center gap-1">
          <QuantityInput
            label={text(t.quantity, { dish: name })}
            value={line.quantity}
            max={limits.lineQuantity}
            onValueChange={(quantity) => onChange({ ...line, quantity })}
          />
          {canRemove && (
            <IconButton
              label={text(t.removeLine, { dish: name })}
              icon={<Trash2 aria-hidden="true" />}
              tone="danger"
              onClick={onRemove}
            />
          )}
        </div>
      </div>
      {avoided && (
        <Alert title={text(orderManagerTexts.allergy)}>{allergensText(text, avoided).join(' · ')}</Alert>
      )}
      {problems.length > 0 && (
        <Alert tone="warn">
          {[...new Set(problems.map((problem) => text(lineProblemTexts[problem.why])))].join(' ')}
        </Alert>
      )}
      <LineChoices line={line} dish={dish} onChange={onChange} />
      <Field label={text(t.note)} optional>
        <TextInput
          value={line.note}
          maxLength={limits.note}
          onChange={(event) => onChange({ ...line, note: event.target.value })}
        />
      </Field>
      {line.note.trim() && (
        <Switch
          label={
            <span className={classes(line.isAllergyNote && 'font-bold text-bad')}>{text(t.allergyNote)}</span>
          }
          checked={line.isAllergyNote ?? false}
          onCheckedChange={(isAllergyNote) => onChange({ ...line, isAllergyNote })}
          className="-mt-2"
        />
      )}
    </fieldset>
  );
};

type LineChoicesProps = Pick<EditLineProps, 'line' | 'dish' | 'onChange'>;

const LineChoices = ({ line, dish, onChange }: LineChoicesProps) => {
  const text = useText();
  if (!dish || (dish.sizes.length === 0 && dish.changes.length === 0)) {
    return <p className="text-ink-2">{text(t.noChanges)}</p>;
  }
  return (
    <>
      {dish.sizes.length > 0 && (
        <RadioGroup
          label={text(t.size)}
          variant="cards"
          required
          options={dish.sizes.map((size) => ({
            value: size.name,
            label: <Name>{size.name}</Name>,
            aside: size.price > 0 && <Price agorot={size.price} />,
          }))}
          value={line.size}
          onValueChange={(size) => onChange({ ...line, size })}
        />
      )}
      {dish.changes.map((group) => (
        <GroupChoices
          key={group.name}
          group={group}
          chosen={chosenIn(line, group.name)}
          onChoose={(option, times) => onChange(chooseOption(line, dish, group.name, option, times))}
        />
      ))}
      {dish.changes.length === 0 && <p className="text-ink-2">{text(t.noChanges)}</p>}
    </>
  );
};

type GroupChoicesProps = {
  group: ChangeGroup;
  chosen: readonly string[];
  onChoose: (option: string, times: number) => void;
};

const GroupChoices = ({ group, chosen, onChoose }: GroupChoicesProps) => {
  const options = group.options.map((option) => ({
    value: option.name,
    label: <Name>{option.name}</Name>,
    aside: option.price > 0 && <Price agorot={option.price} />,
  }));
  if (group.type === 'single') {
    return (
      <RadioGroup
        label={<Name>{group.name}</Name>}
        required
        options={options}
        value={chosen[0] ?? null}
        onValueChange={(option) => onChoose(option, 1)}
      />
    );
  }
  const known = chosen.filter((name) => group.options.some((option) => option.name === name));
  if (group.options.some((option) => maxTimesOf(option) > 1)) {
    return <RepeatedChoices group={group} chosen={known} onTimes={onChoose} />;
  }
  const max = maxChoicesIn(group);
  const toggled = (next: readonly string[]) =>
    options.find(({ value }) => next.includes(value) !== known.includes(value))?.value;
  return (
    <CheckboxGroup
      label={<Name>{group.name}</Name>}
      required={minChoicesIn(group) > 0}
      options={options}
      value={known}
      {...(Number.isFinite(max) ? { max } : {})}
      onValueChange={(next) => {
        const option = toggled(next);
        if (option !== undefined) onChoose(option, next.includes(option) ? 1 : 0);
      }}
    />
  );
};
