import { dishTexts } from '#core/i18n/texts/guest.texts.ts';
import { formatPriceAsEntered } from '#core/kit/money.ts';
import type { Size } from '#core/menus/sizes.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';

type SizeChoiceProps = {
  sizes: readonly Size[];
  chosen: string | null;
  hasError: boolean;
  onChoose: (name: string) => void;
};

export const SizeChoice = ({ sizes, chosen, hasError, onChoose }: SizeChoiceProps) => {
  const t = useText();
  return (
    <fieldset className={hasError ? 'group wrong' : 'group'}>
      <legend>
        {t(dishTexts.size)} <small>{t(dishTexts.required)}</small>
      </legend>
      {hasError && <p role="alert">{t(dishTexts.chooseSize)}</p>}
      <div className="sizes">
        {sizes.map((size) => (
          <button
            key={size.name}
            type="button"
            className="size"
            aria-pressed={size.name === chosen}
            onClick={() => onChoose(size.name)}
          >
            {size.name}
            {size.price > 0 && <bdi dir="ltr">+{formatPriceAsEntered(size.price)}</bdi>}
          </button>
        ))}
      </div>
    </fieldset>
  );
};
