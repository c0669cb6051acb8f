/** Groups of changes as an owner sends them: one bread, and eggs up to three times. */
export const breadGroup = {
  name: 'Bread',
  type: 'single',
  required: true,
  options: [
    { name: 'Pita', price: 0 },
    { name: 'Laffa', price: 4 },
  ],
};
export const extrasGroup = {
  name: 'Extras',
  type: 'multiple',
  required: false,
  options: [{ name: 'Egg', price: 3, maxTimes: 3 }],
};
