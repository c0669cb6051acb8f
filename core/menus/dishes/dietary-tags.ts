/**
 * Stored values of dietary tags. 'vert spivy' is a misspelling that the contract keeps on purpose:
 * it is stored and sent exactly so, and labelled properly on screen.
 */
export const dietaryTags = [
  'vegan',
  'vegetarian',
  'gluten-free',
  'spicy',
  'vert spivy',
  'dairy-free',
  'nut-free',
  'Kosher',
  'keto',
  'halal',
] as const;
export type DietaryTag = (typeof dietaryTags)[number];

/** A dish card fits two. */
export const dietaryIconsOnCard = 2;
