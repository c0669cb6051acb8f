import { Plus, Trash2 } from 'lucide-react';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { dishPanelTexts as t } from '../texts/menu-editor.texts.ts';
import { newKey, type SizeDraft, withBase } from './dish-draft.ts';
import { PartHeading } from './part-heading.tsx';
import { PriceField } from './price-field.tsx';

type SizeListProps = { sizes: SizeDraft[]; onChange: (sizes: SizeDraft[]) => void };

export const SizeList = ({ sizes, onChange }: SizeListProps) => {
  const text = useText();
  const edit = (key: number, part: Partial<SizeDraft>) =>
    onChange(sizes.map((size) => (size.key === key ? { ...size, ...part } : size)));
  return (
    <section className="flex flex-col gap-2">
      <PartHeading title={text(t.sizes)} hint={text(t.sizesHint)} />
      {sizes.map((size, index) => {
        const number = index + 1;
        return (
          <div key={size.key} className="flex items-start gap-2">
            <Field label={text(t.sizeName, { number })} hideLabel className="min-w-0 flex-1">
              <TextInput
                dir="auto"
                value={size.name}
                maxLength={limits.name}
                placeholder={text(t.sizeName, { number })}
                onChange={(event) => edit(size.key, { name: event.target.value })}
              />
            </Field>
            <PriceField
              label={text(t.sizeExtra, { number })}
              hideLabel
              className="w-28"
              value={size.price}
              disabled={size.isBase}
              onChange={(price) => edit(size.key, { price })}
            />
            {size.isBase ? (
              <span className="grid h-11 w-14 place-items-center">
                <Badge tone="brand">{text(t.base)}</Badge>
              </span>
            ) : (
              <IconButton
                label={text(t.removeSize, { number })}
                tone="danger"
                className="w-14!"
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onChange(sizes.filter(({ key }) => key !== size.key))}
              />
            )}
          </div>
        );
      })}
      {sizes.length === 1 && (
        <Button
          variant="ghost"
          size="small"
          className="self-start text-bad!"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={() => onChange([])}
        >
          {text(t.noSizes)}
        </Button>
      )}
      {sizes.length < limits.sizesPerDish && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() =>
            onChange(withBase([...sizes, { key: newKey(), name: '', price: '0', isBase: false }]))
          }
        >
          {text(t.addSize)}
        </Button>
      )}
    </section>
  );
};
