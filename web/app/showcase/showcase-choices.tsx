import { useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { QuantityInput } from '#web/ui/form/quantity-input.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { showcaseTexts } from './showcase.texts.ts';
import { ShowcaseRow, ShowcaseSection } from './showcase-section.tsx';

export const ShowcaseChoices = () => {
  const text = useText();
  const [tables, setTables] = useState(true);
  const [stock, setStock] = useState(false);
  const [toppings, setToppings] = useState<('olives' | 'mushrooms' | 'cheese')[]>(['olives', 'cheese']);
  const [size, setSize] = useState<'small' | 'large' | null>(null);
  const [plan, setPlan] = useState<'basic' | 'pro' | null>('pro');
  const [quantity, setQuantity] = useState(1);
  return (
    <ShowcaseSection title={text(showcaseTexts.choices)}>
      <div className="flex flex-col gap-2">
        <Switch
          label={text(showcaseTexts.hasTables)}
          hint={text(showcaseTexts.hasTablesHint)}
          checked={tables}
          onCheckedChange={setTables}
        />
        <Switch label={text(showcaseTexts.outOfStock)} checked={stock} onCheckedChange={setStock} />
        <Switch label={text(showcaseTexts.disabled)} checked disabled onCheckedChange={setStock} />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <CheckboxGroup
          label={text(showcaseTexts.toppings)}
          hint={text(showcaseTexts.toppingsHint)}
          max={2}
          value={toppings}
          onValueChange={setToppings}
          options={[
            {
              value: 'olives',
              label: text(showcaseTexts.olives),
              aside: <Price shekels={4} asEntered className="text-ink-2" />,
            },
            {
              value: 'mushrooms',
              label: text(showcaseTexts.mushrooms),
              aside: <Price shekels={5.5} asEntered className="text-ink-2" />,
            },
            {
              value: 'cheese',
              label: text(showcaseTexts.cheese),
              aside: <Price shekels={7} asEntered className="text-ink-2" />,
            },
          ]}
        />
        <RadioGroup
          label={text(showcaseTexts.size)}
          required
          error={size ? undefined : text(showcaseTexts.sizeError)}
          value={size}
          onValueChange={setSize}
          options={[
            { value: 'small', label: text(showcaseTexts.small) },
            {
              value: 'large',
              label: text(showcaseTexts.large),
              aside: <Price shekels={12} className="text-ink-2" />,
            },
          ]}
        />
      </div>
      <RadioGroup
        label={text(showcaseTexts.plan)}
        look="cards"
        value={plan}
        onValueChange={setPlan}
        options={[
          { value: 'basic', label: text(showcaseTexts.basic), description: text(showcaseTexts.basicText) },
          { value: 'pro', label: text(showcaseTexts.pro), description: text(showcaseTexts.proText) },
        ]}
      />
      <ShowcaseRow>
        <QuantityInput label={text(showcaseTexts.quantity)} value={quantity} onValueChange={setQuantity} />
      </ShowcaseRow>
    </ShowcaseSection>
  );
};
