import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kosherKinds, lineKind, lineKinds, meatMeetsDairy } from './kosher-kinds.ts';

const kind = fc.constantFrom(...kosherKinds);
const dish = fc.option(kind);
const options = fc.array(fc.option(kind, { nil: undefined }), { maxLength: 5 });

it.each([
  ['meat', [], 'meat'],
  ['meat', ['pareve', undefined], 'meat'],
  ['meat', ['dairy'], 'mixed'],
  ['pareve', ['dairy', 'meat'], 'mixed'],
  ['pareve', ['dairy'], 'dairy'],
  ['pareve', [undefined, 'pareve'], 'pareve'],
  [null, ['meat'], 'meat'],
  [null, ['pareve'], null],
  [null, [], null],
] as const)('a dish that is %s with options %j is %s', (of, chosen, expected) => {
  expect(lineKind(of, chosen)).toBe(expected);
});

it('does not depend on the order of the options, nor on how often one is chosen', () => {
  fc.assert(
    fc.property(dish, options, (of, chosen) => {
      expect(lineKind(of, chosen.toReversed())).toBe(lineKind(of, chosen));
      expect(lineKind(of, [...chosen, ...chosen])).toBe(lineKind(of, chosen));
    }),
  );
});

it('meat meets dairy in a dish exactly when the parts of the dish do', () => {
  fc.assert(
    fc.property(dish, options, (of, chosen) => {
      expect(lineKind(of, chosen) === 'mixed').toBe(meatMeetsDairy([of, ...chosen]));
    }),
  );
});

it('meat meets dairy in an order when it has both, in one dish or in two', () => {
  const anyKinds = fc.array(fc.option(fc.constantFrom(...lineKinds)), { maxLength: 6 });
  fc.assert(
    fc.property(anyKinds, (kinds) => {
      const has = (part: 'meat' | 'dairy') => kinds.includes(part) || kinds.includes('mixed');
      expect(meatMeetsDairy(kinds)).toBe(has('meat') && has('dairy'));
    }),
  );
});
