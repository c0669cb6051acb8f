import type { ChangeGroup } from '#core/orders/choices.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import type { GuestDish } from '../menu/guest-menu.ts';
import { dishTexts } from '../texts/menu.texts.ts';
import { ExtraPrice } from './extra-price.tsx';
import { groupLimit } from './group-limit.ts';

type ListProps = { title: string; limit?: string | false; items: ChangeGroup['options'] };

const List = ({ title, limit, items }: ListProps) => (
  <section className="group">
    <h3>
      {title} {limit && <small>{limit}</small>}
    </h3>
    <ul>
      {items.map(({ name, price }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two options may share a name; their order is fixed.
        <li key={index} className="option">
          <span>{name}</span>
          <ExtraPrice price={price} />
        </li>
      ))}
    </ul>
  </section>
);

/** Sizes and options with their prices where nothing can be ordered: what a dish costs is known before it is. */
export const ChoicesToRead = ({ dish }: { dish: GuestDish }) => {
  const t = useText();
  return (
    <>
      {dish.sizes.length > 0 && <List title={t(dishTexts.size)} items={dish.sizes} />}
      {dish.changes.map((group) => (
        <List key={group.name} title={group.name} limit={groupLimit(t, group)} items={group.options} />
      ))}
    </>
  );
};
