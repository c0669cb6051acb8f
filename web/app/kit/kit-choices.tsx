import { useState } from 'react';
import { kitTexts } from '#core/i18n/texts/kit.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx';
import { Price } from '#web/ui/price.tsx';
import { QuantityInput } from '#web/ui/quantity-input.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { KitRow, KitSection } from './kit-section.tsx';

export const KitChoices = () => {
  const text = useText();
  const [tables, setTables] = useState(true);
  const [stock, setStock] = useState(false);
  const [toppings, setToppings] = useState<('olives' | 'mushrooms' | 'cheese')[]>(['olives', 'cheese']);
  const [size, setSize] = useState<'small' | 'large' | null>(null);
  const [plan, setPlan] = useState<'basic' | 'pro' | null>('pro');
  const [quantity, setQuantity] = useState(1);
  return (
    <KitSection title={text(kitTexts.choices)}>
      <div className="flex flex-col gap-2">
        <Switch
          label={text(kitTexts.hasTables)}
          hint={text(kitTexts.hasTablesHint)}
          checked={tables}
          onCheckedChange={setTables}
        />
        <Switch label={text(kitTexts.outOfStock)} checked={stock} onCheckedChange={setStock} />
        <Switch label={text(kitTexts.disabled)} checked disabled onCheckedChange={setStock} />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <CheckboxGroup
          label={text(kitTexts.toppings)}
          hint={text(kitTexts.toppingsHint)}
          max={2}
          value={toppings}
          onValueChange={setToppings}
          options={[
            {
              value: 'olives',
              label: text(kitTexts.olives),
              aside: <Price shekels={4} asEntered className="text-ink-2" />,
            },
            {
              value: 'mushrooms',
              label: text(kitTexts.mushrooms),
              aside: <Price shekels={5.5} asEntered className="text-ink-2" />,
            },
            {
              value: 'cheese',
              label: text(kitTexts.cheese),
              aside: <Price shekels={7} asEntered className="text-ink-2" />,
            },
          ]}
        />
        <RadioGroup
          label={text(kitTexts.size)}
          required
          error={size ? undefined : text(kitTexts.sizeError)}
          value={size}
          onValueChange={setSize}
          options={[
            { value: 'small', label: text(kitTexts.small) },
            {
              value: 'large',
              label: text(kitTexts.large),
              aside: <Price shekels={12} className="text-ink-2" />,
            },
          ]}
        />
      </div>
      <RadioGroup
        label={text(kitTexts.plan)}
        look="cards"
        value={plan}
        onValueChange={setPlan}
        options={[
          { value: 'basic', label: text(kitTexts.basic), description: text(kitTexts.basicText) },
          { value: 'pro', label: text(kitTexts.pro), description: text(kitTexts.proText) },
        ]}
      />
      <KitRow>
        <QuantityInput label={text(kitTexts.quantity)} value={quantity} onValueChange={setQuantity} />
      </KitRow>
    </KitSection>
  );
};
