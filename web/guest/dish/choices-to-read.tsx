import type { GuestDish, GuestGroup } from '../guest-menu/guest-menu.ts';
import { LocalizedName } from '../guest-menu/in-language.tsx';
import { useText } from '../language/guest-language.tsx';
import { dishTexts } from '../texts/menu.texts.ts';
import { ExtraPrice } from './extra-price.tsx';
import { groupLimit } from './group-limit.ts';

type ListProps = {
  title: Pick<GuestGroup, 'name' | 'shown' | 'lang'>;
  limit?: string | false;
  items: GuestDish['sizes'] | GuestGroup['options'];
};

const List = ({ title, limit, items }: ListProps) => (
  <section className="group">
    <h3>
      <LocalizedName of={title} /> {limit && <small>{limit}</small>}
    </h3>
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two options may share a name; their order is fixed.
        <li key={index} className="option">
          <LocalizedName of={item} />
          <ExtraPrice price={item.price} />
        </li>
      ))}
    </ul>
  </section>
);

/** Sizes and options with their prices where nothing can be ordered. */
export const ChoicesToRead = ({ dish }: { dish: GuestDish }) => {
  const t = useText();
  return (
    <>
      {dish.sizes.length > 0 && <List title={{ name: t(dishTexts.size) }} items={dish.sizes} />}
      {dish.changes.map((group) => (
        <List key={group.name} title={group} limit={groupLimit(t, group)} items={group.options} />
      ))}
    </>
  );
};
