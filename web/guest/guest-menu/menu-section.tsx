import { memo, Suspense } from 'react';
import type { LayoutStyle } from '#core/menus/menu-style.ts';
import { useText } from '../language/guest-language.tsx';
import { menuTexts } from '../texts/menu.texts.ts';
import { cardPictures } from './card-pictures.ts';
import { DishCard } from './dish-card.tsx';
import type { GuestDish, GuestSection } from './guest-menu.ts';
import { inLanguage } from './in-language.tsx';
import type { ServingLineType } from './waiting-part.tsx';

/** Sections are addressed by their index: short in the markup, and stable while the page is open. */
export const sectionAnchor = (index: number): string => `s${index}`;

/** Pictures of the first screen are fetched at once, the others when they come near. */
const eagerPictures = 2;

type MenuSectionProps = {
  section: GuestSection;
  index: number;
  layout: LayoutStyle;
  canOrder: boolean;
  ServingLine: ServingLineType;
  onOpen: (dish: GuestDish) => void;
  onAdd: (dish: GuestDish) => void;
};

const SectionContent = (props: MenuSectionProps) => {
  const { section, index, layout, canOrder, ServingLine, onOpen, onAdd } = props;
  const t = useText();
  const { serving, dishes } = section;
  // One picture makes plates of the others; where there is none, plates would be all there is to see.
  const showImages = section.showImages && dishes.some(({ image }) => image);
  return (
    <section id={sectionAnchor(index)}>
      <h2 {...inLanguage(section.lang)}>{section.name}</h2>
      {serving && <ServingLine serving={serving} />}
      {dishes.length === 0 ? (
        <p className="soon">{t(menuTexts.emptySection)}</p>
      ) : (
        <ul className={showImages && cardPictures[layout] ? 'pics' : undefined}>
          {dishes.map((dish, order) => (
            <DishCard
              key={dish.id}
              dish={dish}
              layout={layout}
              showImage={showImages}
              isFirst={index === 0 && order < eagerPictures}
              canOrder={canOrder && serving?.isServed !== false}
              onOpen={onOpen}
              onAdd={onAdd}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

/** Hydrated by itself, a tapped one first; memoized, so that only a change of its own renders it again. */
export const MenuSection = memo((props: MenuSectionProps) => (
  <Suspense>
    <SectionContent {...props} />
  </Suspense>
));
