import type { Locale } from '../../i18n/locale.ts';
import { type Allergen, allergens } from '../../menus/dishes/allergens.ts';
import { type DietaryTag, dietaryTags } from '../../menus/dishes/dietary-tags.ts';
import { type KosherKind, kosherKinds } from '../../menus/dishes/kosher-kinds.ts';

/** Words that stand in cells. They are written in the owner's language and read in both. */
export type Word = Readonly<Record<Locale, string>>;

const yes: Word = { he: 'כן', en: 'yes' };
const no: Word = { he: 'לא', en: 'no' };
export const words = {
  base: { he: 'בסיס', en: 'base' },
  single: { he: 'בחירה אחת', en: 'single' },
  multiple: { he: 'כמה בחירות', en: 'multiple' },
  required: { he: 'חובה', en: 'required' },
  mayContain: { he: 'עלול להכיל', en: 'may contain' },
  atLeast: { he: 'לפחות', en: 'min' },
  times: { he: 'פעמים', en: 'times' },
  atMost: { he: 'עד', en: 'max' },
} satisfies Record<string, Word>;

const plain = (text: string): string => text.trim().toLowerCase();
export const isWord = (text: string, word: Word): boolean =>
  plain(text) === word.he || plain(text) === word.en;

export const writeYesNo = (value: boolean, locale: Locale): string => (value ? yes : no)[locale];
/** Null when it says neither. */
export const readYesNo = (cell: string): boolean | null => {
  const said = plain(cell);
  if (isWord(said, yes) || ['true', '1', 'v', '✓', '✔', 'y'].includes(said)) return true;
  if (isWord(said, no) || ['false', '0', 'x', 'n', '✗'].includes(said)) return false;
  return null;
};

const kosherWords: Record<KosherKind, Word> = {
  meat: { he: 'בשרי', en: 'meat' },
  dairy: { he: 'חלבי', en: 'dairy' },
  pareve: { he: 'פרווה', en: 'pareve' },
};
export const writeKosherKind = (kind: KosherKind, locale: Locale): string => kosherWords[kind][locale];
export const findKosherKind = (text: string): KosherKind | null =>
  kosherKinds.find((kind) => isWord(text, kosherWords[kind])) ?? null;

const tagWords: Record<DietaryTag, Word> = {
  vegan: { he: 'טבעוני', en: 'vegan' },
  vegetarian: { he: 'צמחוני', en: 'vegetarian' },
  'gluten-free': { he: 'ללא גלוטן', en: 'gluten free' },
  spicy: { he: 'חריף', en: 'spicy' },
  'vert spivy': { he: 'חריף מאוד', en: 'very spicy' },
  'dairy-free': { he: 'ללא חלב', en: 'dairy free' },
  'nut-free': { he: 'ללא אגוזים', en: 'nut free' },
  Kosher: { he: 'כשר', en: 'kosher' },
  keto: { he: 'קטו', en: 'keto' },
  halal: { he: 'חלאל', en: 'halal' },
};
export const writeTag = (tag: DietaryTag, locale: Locale): string => tagWords[tag][locale];
export const findTag = (text: string): DietaryTag | null =>
  dietaryTags.find((tag) => isWord(text, tagWords[tag]) || plain(text) === plain(tag)) ?? null;

const allergenWords: Record<Allergen, Word> = {
  gluten: { he: 'גלוטן', en: 'gluten' },
  crustaceans: { he: 'סרטנים', en: 'crustaceans' },
  eggs: { he: 'ביצים', en: 'eggs' },
  fish: { he: 'דגים', en: 'fish' },
  peanuts: { he: 'בוטנים', en: 'peanuts' },
  soy: { he: 'סויה', en: 'soy' },
  milk: { he: 'חלב', en: 'milk' },
  nuts: { he: 'אגוזים', en: 'nuts' },
  celery: { he: 'סלרי', en: 'celery' },
  mustard: { he: 'חרדל', en: 'mustard' },
  sesame: { he: 'שומשום', en: 'sesame' },
  sulphites: { he: 'סולפיטים', en: 'sulphites' },
  lupin: { he: 'תורמוס', en: 'lupin' },
  molluscs: { he: 'רכיכות', en: 'molluscs' },
};
export const writeAllergen = (allergen: Allergen, locale: Locale): string => allergenWords[allergen][locale];
export const findAllergen = (text: string): Allergen | null =>
  allergens.find((allergen) => isWord(text, allergenWords[allergen])) ?? null;
