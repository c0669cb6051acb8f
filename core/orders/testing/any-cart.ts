import fc from 'fast-check';
import { choicesOffered, maxChoicesIn, maxTimesOf } from '../../menus/dishes/change-groups.ts';
import { agorot } from '../../values/money.ts';
import { addToCart, type Cart, type CartLine, cartLineFor, emptyCart, setQuantity } from '../cart/cart.ts';
import { setNote } from '../cart/cart-edits.ts';
import { type ChangeGroup, type Choices, minChoicesIn, type OrderableDish } from '../lines/choices.ts';

/** Generated menus and the carts that guests make of them, for tests of what both sides must agree on. */
const anyPrice = fc.integer({ min: 0, max: 50_000 }).map(agorot);
const indexes = (most: number) => fc.integer({ min: 0, max: most }).map((count) => [...Array(count).keys()]);

const anyGroup = (index: number): fc.Arbitrary<ChangeGroup> =>
  fc
    .record({
      type: fc.constantFrom('single' as const, 'multiple' as const),
      required: fc.boolean(),
      minSelections: fc.nat(3),
      maxSelections: fc.option(fc.integer({ min: 1, max: 3 })),
      offers: fc.array(fc.tuple(anyPrice, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 4 }),
    })
    .map(({ type, required, minSelections, maxSelections, offers }): ChangeGroup => {
      const isSingle = type === 'single';
      const group = {
        name: `group ${index}`,
        type,
        required,
        maxSelections: isSingle ? null : maxSelections,
        options: offers.map(([price, maxTimes], index) => ({
          name: `option "${index}"`,
          price,
          maxTimes: isSingle ? 1 : maxTimes,
        })),
      };
      return {
        ...group,
        minSelections: Math.min(minSelections, maxChoicesIn(group), choicesOffered(group.options)),
      };
    });

export const anyDish = (id: string): fc.Arbitrary<OrderableDish> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`dish ${id.slice(0, 3)}`),
    price: anyPrice,
    available: fc.constant(true),
    sizes: fc.array(anyPrice, { maxLength: 3 }).map((prices) =>
      prices.map((price, index) => ({
        name: `size ${index}`,
        price: index === 0 ? agorot(0) : price,
        isBase: index === 0,
      })),
    ),
    changes: indexes(3).chain((list) => fc.tuple(...list.map(anyGroup))),
  });

const anyChoiceIn = (group: ChangeGroup) =>
  fc
    .shuffledSubarray(
      group.options.flatMap((option) => Array<string>(maxTimesOf(option)).fill(option.name)),
      {
        minLength: minChoicesIn(group),
        maxLength: Math.min(choicesOffered(group.options), maxChoicesIn(group)),
      },
    )
    .map((chosen) => chosen.map((optionName) => ({ groupName: group.name, optionName })));

const anyChoices = (dish: OrderableDish): fc.Arbitrary<Choices> =>
  fc.record({
    size: dish.sizes.length > 0 ? fc.constantFrom(...dish.sizes.map(({ name }) => name)) : fc.constant(null),
    customizations: fc.tuple(...dish.changes.map(anyChoiceIn)).map((groups) => groups.flat()),
  });

/** One action of a guest: add a dish, or change the quantity or the note of a line. */
type Step = (cart: Cart) => Cart;

const anyLine = (dishes: readonly OrderableDish[]): fc.Arbitrary<CartLine> =>
  fc
    .constantFrom(...dishes)
    .chain((dish) =>
      fc
        .tuple(
          anyChoices(dish),
          fc.integer({ min: 1, max: 12 }),
          fc.constantFrom('', 'בלי בצל', 'hot'),
          fc.boolean(),
        )
        .map(([choices, quantity, note, isAllergyNote]) =>
          cartLineFor(dish, choices, quantity, note, isAllergyNote),
        ),
    )
    .map((line) => {
      if (!line) throw new Error('a generated choice should be possible');
      return line;
    });

const anyStep = (dishes: readonly OrderableDish[]): fc.Arbitrary<Step> => {
  const lineAt = (cart: Cart, index: number) => cart[index % Math.max(1, cart.length)]?.id ?? '';
  return fc.oneof(
    {
      weight: 4,
      arbitrary: anyLine(dishes).map(
        (line): Step =>
          (cart) =>
            addToCart(cart, line),
      ),
    },
    fc.tuple(fc.nat(20), fc.integer({ min: 0, max: 120 })).map(
      ([index, quantity]): Step =>
        (cart) =>
          setQuantity(cart, lineAt(cart, index), quantity),
    ),
    fc.tuple(fc.nat(20), fc.constantFrom('', 'בלי בצל', 'hot'), fc.boolean()).map(
      ([index, note, isAllergyNote]): Step =>
        (cart) =>
          setNote(cart, lineAt(cart, index), note, isAllergyNote),
    ),
  );
};

export const anyCartOf = (dishes: readonly OrderableDish[]): fc.Arbitrary<Cart> =>
  fc
    .array(anyStep(dishes), { minLength: 1, maxLength: 12 })
    .map((steps) => steps.reduce((cart, step) => step(cart), emptyCart));

const dishIds = ['a', 'b', 'c'].map((letter) => letter.repeat(24));
export const anyMenuAndCart = fc
  .tuple(...dishIds.map(anyDish))
  .chain((dishes) => anyCartOf(dishes).map((cart) => ({ dishes, cart })));
