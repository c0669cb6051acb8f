import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { runs } from '#core/values/testing/runs.ts';
import type { DisplayedDish } from '../guest-menu/dish-markup.ts';
import { anyMenu } from '../testing/any-menu.ts';
import { buildMenu } from '../testing/menu-fixture.ts';
import { type PackedMenu, packMenu, unpackMenu } from './page-data.ts';

/** As the markup shows them: pictures by the address of a small copy, and only where the layout has pictures. */
const displayedIn = ({ menu }: GuestMenuAnswer): DisplayedDish[] =>
  (menu?.sections ?? []).flatMap(({ showImages, dishes }) =>
    dishes.map(({ name, description, image, langs }) => ({
      name,
      nameLang: langs?.name,
      description,
      descriptionLang: langs?.description,
      image:
        showImages && menu?.layoutStyle !== 'minimal' ? (image?.replace('640.webp', '320') ?? null) : null,
    })),
  );
const throughJson = (menu: GuestMenuAnswer): GuestMenuAnswer =>
  unpackMenu(JSON.parse(JSON.stringify(packMenu(menu))) as PackedMenu, displayedIn(menu));

describe('the menu inside the page', () => {
  it('comes out as it went in', () => {
    expect(throughJson(buildMenu())).toEqual(buildMenu());
    const none = { ...buildMenu(), menu: null };
    expect(throughJson(none)).toEqual(none);
  });

  it('repeats no name, description or picture that the page shows', () => {
    const text = JSON.stringify(packMenu(buildMenu()));
    for (const { name, description, image } of displayedIn(buildMenu())) {
      expect(text).not.toContain(JSON.stringify(name));
      if (description) expect(text).not.toContain(description);
      if (image) expect(text).not.toContain(image.split('/')[2]);
    }
  });

  it('loses nothing of any dish', () => {
    fc.assert(
      fc.property(anyMenu, (menu) => {
        expect(throughJson(menu)).toEqual(menu);
      }),
      { numRuns: runs(300) },
    );
  });
});
