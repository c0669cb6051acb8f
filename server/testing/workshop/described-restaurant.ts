import type { Plan } from '#core/accounts/plans.ts';
import { newId } from '#server/system/ids.ts';

export const testPassword = 'correct horse';

/** A dish as its owner sends it, but for where it belongs. */
export type DescribedDish = Record<string, unknown>;
export type DescribedSection = { name: string; dishes: readonly DescribedDish[] };

/** What a restaurant is made of. It can be made by calls (`makeRestaurant`) or inserted (`insertRestaurant`). */
export type DescribedRestaurant = {
  plan?: Plan;
  person?: { firstName: string; lastName: string };
  restaurantName?: string;
  /** As they are saved on the settings page. */
  settings?: Record<string, unknown>;
  /** Of its menu, which is its only one; without them it has none. */
  sections?: readonly DescribedSection[];
  /** Takes orders. */
  isOpen?: boolean;
};

/** What somebody types who signs up. Every one has an address of their own. */
export const newAccount = ({
  plan = 'pro',
  person = { firstName: 'Noa', lastName: 'Levi' },
  restaurantName = 'מסעדת הדקל',
}: DescribedRestaurant = {}) => ({
  ...person,
  restaurantName,
  email: `owner-${newId()}@menta.test`,
  password: testPassword,
  plan,
});

/** One section with one dish; the parts a test does not name are ordinary. A dish with a picture has to be sent. */
export const oneDish = (dish: DescribedDish = {}): DescribedSection[] => [
  { name: 'ראשונות', dishes: dish.image ? [] : [{ name: 'חומוס', price: 32, ...dish }] },
];
