import { demoRestaurant } from '#core/demo/demo-restaurant.ts';
import type { DemoDish } from '#core/demo/demo-types.ts';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { imageHashFromUrl } from '#core/menus/image-urls.ts';
import { sharp } from '#server/images/processing/image-library.ts';
import { signUpOver } from '#server/testing/http-owner.ts';
import type { DescribedDish, DescribedSection } from '#server/testing/workshop/described-restaurant.ts';
import { breakfast, businessLunch, type PlainDish, wineAndBeer } from './more-dishes.ts';

/** The picture of the n-th dish as a data URL, or null for a menu without pictures. */
export type PictureOf = (index: number) => Promise<string | null>;

const inHebrew = (dish: DemoDish): DescribedDish => ({
  name: dish.name.he,
  description: dish.description.he,
  price: dish.price,
  prepTime: dish.prepTime ?? null,
  dietaryInfo: (dish.dietary ?? []).map((type) => ({ type })),
  sizes: (dish.sizes ?? []).map((size) => ({ ...size, name: size.name.he })),
  changes: (dish.changes ?? []).map((group) => ({
    ...group,
    name: group.name.he,
    options: group.options.map((option) => ({ ...option, name: option.name.he })),
  })),
});

const more = (name: string, dishes: readonly PlainDish[]): DescribedSection => ({ name, dishes });

/** The demo's thirty-four dishes and twenty-six more, in ten sections. */
const sections: readonly DescribedSection[] = [
  ...demoRestaurant.sections.map((section) => ({
    name: section.name.he,
    dishes: section.dishes.map(inHebrew),
  })),
  more('עסקיות', businessLunch),
  more('ארוחות בוקר', breakfast),
  more('יין ובירה', wineAndBeer),
];

const settings = {
  restaurantName: 'בית הקפה של רחל',
  address: 'שדרות בן גוריון 41, חיפה',
  phoneNumber: '0481234567',
  description: 'מטבח ביתי, קפה טוב וגינה מוצלת, משעות הבוקר ועד הלילה.',
  hasTableNumbers: true,
  tableNumbersCount: 18,
};

/** A restaurant that is open for orders, with a Hebrew menu of sixty dishes in the default style. */
export const buildSixtyDishes = async (url: string, pictureOf: PictureOf): Promise<string> => {
  let index = 0;
  const pictured: DescribedSection[] = [];
  for (const { name, dishes } of sections) {
    const withPictures: DescribedDish[] = [];
    for (const dish of dishes) {
      const image = await pictureOf(index);
      withPictures.push({ ...dish, ...(image && { image }) });
      index += 1;
    }
    pictured.push({ name, dishes: withPictures });
  }
  return (await signUpOver(url, { settings, sections: pictured, isOpen: true })).id;
};

const toDataUrl = (bytes: Buffer): string => `data:image/webp;base64,${bytes.toString('base64')}`;

/** The demo's pictures once more, mirrored from the second round on: sixty dishes need sixty different addresses. */
export const picturesFromDemo = async (url: string, demoOwnerId: string): Promise<PictureOf> => {
  const answer = await fetch(`${url}/api/public-menu/${demoOwnerId}`);
  const { menu } = (await answer.json()) as GuestMenuAnswer;
  const pictures = (menu?.sections ?? []).flatMap(({ dishes }) => dishes.flatMap(({ image }) => image ?? []));
  return async (index) => {
    const hash = imageHashFromUrl(pictures[index % pictures.length] ?? '');
    const picture = await fetch(`${url}/images/${hash}/640.webp`);
    const bytes = Buffer.from(await picture.arrayBuffer());
    const changed = index < pictures.length ? sharp(bytes) : sharp(bytes).flop();
    return toDataUrl(await changed.webp({ quality: 90, effort: 0 }).toBuffer());
  };
};

export const noPictures: PictureOf = async () => null;
