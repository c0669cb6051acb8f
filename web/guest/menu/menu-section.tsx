import { memo, Suspense } from 'react';
import { menuTexts } from '#core/i18n/texts/guest.texts.ts';
import type { LayoutStyle } from '#core/menus/menu-look.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { DishCard } from './dish-card.tsx';
import type { GuestDish, GuestSection } from './guest-menu.ts';

/** Sections are addressed by their place: short in the markup, and stable while the page is open. */
export const sectionAnchor = (place: number): string => `s${place}`;

/** Pictures of the first screen are fetched at once, the others when they come near. */
const eagerPictures = 2;

type MenuSectionProps = {
  section: GuestSection;
  place: number;
  layout: LayoutStyle;
  canOrder: boolean;
  onOpen: (dish: GuestDish) => void;
  onAdd: (dish: GuestDish) => void;
};

const SectionContent = ({ section, place, layout, canOrder, onOpen, onAdd }: MenuSectionProps) => {
  const t = useText();
  return (
    <section id={sectionAnchor(place)}>
      <h2>{section.name}</h2>
      {section.dishes.length === 0 ? (
        <p className="soon">{t(menuTexts.emptySection)}</p>
      ) : (
        <ul>
          {section.dishes.map((dish, order) => (
            <DishCard
              key={dish.id}
              dish={dish}
              layout={layout}
              showImage={section.showImages}
              isFirst={place === 0 && order < eagerPictures}
              canOrder={canOrder}
              onOpen={onOpen}
              onAdd={onAdd}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

/** Comes alive by itself, a tapped one first; remembered, so that nothing but a change of its own reaches it. */
export const MenuSection = memo((props: MenuSectionProps) => (
  <Suspense>
    <SectionContent {...props} />
  </Suspense>
));
