import type { GuestSize } from '../guest-menu/guest-menu.ts';
import { LocalizedName } from '../guest-menu/in-language.tsx';
import { useText } from '../language/guest-language.tsx';
import { dishTexts } from '../texts/menu.texts.ts';
import { ExtraPrice } from './extra-price.tsx';

type SizeChoiceProps = {
  sizes: readonly GuestSize[];
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
            <LocalizedName of={size} />
            <ExtraPrice price={size.price} />
          </button>
        ))}
      </div>
    </fieldset>
  );
};
