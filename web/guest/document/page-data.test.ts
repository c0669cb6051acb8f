import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dietaryTags } from '#core/menus/dietary-tags.ts';
import { layoutStyles } from '#core/menus/menu-look.ts';
import type { PublicDish, PublicMenu } from '#core/restaurants/restaurants.contract.ts';
import { buildMenu } from '../testing/menu-fixture.ts';
import { type PackedMenu, packMenu, type ShownDish, unpackMenu } from './page-data.ts';

/** As the markup shows them: pictures by the address of a small copy, and only where the layout has pictures. */
const shownIn = ({ menu }: PublicMenu): ShownDish[] =>
  (menu?.sections ?? []).flatMap(({ showImages, dishes }) =>
    dishes.map(({ name, description, image }) => ({
      name,
      description,
      image:
        showImages && menu?.layoutStyle !== 'minimal' ? (image?.replace('640.webp', '320') ?? null) : null,
    })),
  );
const throughJson = (menu: PublicMenu): PublicMenu =>
  unpackMenu(JSON.parse(JSON.stringify(packMenu(menu))) as PackedMenu, shownIn(menu));

const price = fc.integer({ min: 0, max: 100_000 }).map((agorot) => agorot / 100);
const hash = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });
const dish: fc.Arbitrary<PublicDish> = fc.record({
  _id: fc.constant('a'.repeat(24)),
  name: fc.string(),
  description: fc.string(),
  price,
  available: fc.boolean(),
  image: fc.option(
    fc.oneof(
      hash.map((h) => `/images/${h}/640.webp`),
      fc.webUrl(),
    ),
  ),
  imageColor: fc.option(fc.constant('#c0ffee')),
  dietary: fc.subarray([...dietaryTags]),
  sizes: fc.array(fc.record({ name: fc.string(), price, isBase: fc.boolean() })),
  changes: fc.array(
    fc.record({
      name: fc.string(),
      type: fc.constantFrom('single', 'multiple'),
      required: fc.boolean(),
      maxSelections: fc.option(fc.integer({ min: 1, max: 9 })),
      options: fc.array(fc.record({ name: fc.string(), price })),
    }),
  ),
});

describe('the menu inside the page', () => {
  it('comes out as it went in', () => {
    expect(throughJson(buildMenu())).toEqual(buildMenu());
    const none = { ...buildMenu(), menu: null };
    expect(throughJson(none)).toEqual(none);
  });

  it('repeats no name, description or picture that the page shows', () => {
    const text = JSON.stringify(packMenu(buildMenu()));
    for (const { name, description, image } of shownIn(buildMenu())) {
      expect(text).not.toContain(JSON.stringify(name));
      if (description) expect(text).not.toContain(description);
      if (image) expect(text).not.toContain(image.split('/')[2]);
    }
  });

  it('loses nothing of any dish', () => {
    fc.assert(
      fc.property(
        fc.array(dish),
        fc.boolean(),
        fc.constantFrom(...layoutStyles),
        (dishes, showImages, layoutStyle) => {
          const section = { _id: 'b'.repeat(24), sectionName: 'x', showImages, dishes };
          const menu = buildMenu({ look: { layoutStyle, sections: [section, section] } });
          expect(throughJson(menu)).toEqual(menu);
        },
      ),
    );
  });
});
