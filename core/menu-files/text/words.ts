/** Words by which menus are known, in the languages that are read. Compared in lower case and without vowel points. */

const vowelPoints = /[\u0591-\u05c7]/g;
export const plainWord = (word: string): string => word.replace(vowelPoints, '').toLowerCase();

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const sizeWords = listed(`
  s m l xl small medium large regular big half full single double glass bottle pint carafe personal family
  קטן קטנה בינוני בינונית גדול גדולה אישי אישית משפחתי משפחתית זוגי זוגית ענק ענקית חצי שלם שלמה שליש כוס בקבוק קנקן רגיל רגילה יחיד כפול
`);
export const isSizeWord = (word: string): boolean => sizeWords.has(plainWord(word).replace(/^ה(?=.)/, ''));

const sectionWords = listed(`
  starters appetizers mains main entrees soups soup salads sandwiches burgers pasta pastas pizza pizzas sides desserts dessert sweets
  drinks beverages wine wines beer beers cocktails coffee breakfast brunch lunch kids specials vegan vegetarian grill fish seafood meat
  ראשונות עיקריות סלטים מרקים כריכים טוסטים המבורגרים פסטות פיצות תוספות קינוחים שתייה שתיה משקאות יינות בירות קוקטיילים קפה בוקר
  ילדים בשרים דגים צמחוני טבעוני ספיישלים מאפים עוגות גריל ארוחות מנות סושי רולים נודלס מוקפצים אלכוהול
`);
/** A short line that begins with the name of a kind of food, as headings do. */
export const isKnownSection = (line: string): boolean => {
  const words = plainWord(line).split(' ');
  return (
    words.length <= 3 &&
    (sectionWords.has(words[0] ?? '') || sectionWords.has((words[0] ?? '').replace(/^[לה]/, '')))
  );
};

/** A section of add-ons is a section: what stands in it are its dishes. */
export const isAddOnSection = (name: string): boolean => /תוספ|extra|add|topping|side/i.test(plainWord(name));
export const isAddOn = (line: string): boolean =>
  /^(?:ב?תוספת|add|extra|\+)(?=[\s\d₪])/i.test(plainWord(line));

/** About the house, not about a dish, though it may name a sum. */
export const isHouseNote = (line: string): boolean =>
  /^(?:minimum|delivery|service|prices|all prices|open|hours|tel|phone|call|address|להזמנות|הזמנות|מינימום|משלוח|משלוחים|דמי|המחירים|שעות|פתוח|טל['׳.:]|טלפון|כתובת)(?!\p{L})/iu.test(
    plainWord(line),
  );

const hebrew = /[\u05d0-\u05ea]/;
const latin = /[a-z]/i;
export const hasHebrew = (text: string): boolean => hebrew.test(text);
/** One side in Hebrew letters and the other in Latin ones: a name in two languages. */
export const areInTwoLanguages = (one: string, other: string): boolean =>
  (hebrew.test(one) && !hebrew.test(other) && latin.test(other)) ||
  (hebrew.test(other) && !hebrew.test(one) && latin.test(one));

export type Defaults = { section: string; addOns: string; addOn: string; sizes: (count: number) => string[] };
const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));
/** What is said where the source says nothing, in the language that it is written in. */
export const defaultsFor = (text: string): Defaults =>
  hasHebrew(text)
    ? {
        section: 'מנות',
        addOns: 'תוספות',
        addOn: 'תוספת',
        sizes: (count) =>
          count === 2 ? ['קטן', 'גדול'] : count === 3 ? ['קטן', 'בינוני', 'גדול'] : numbered(count),
      }
    : {
        section: 'Dishes',
        addOns: 'Extras',
        addOn: 'Extra',
        sizes: (count) =>
          count === 2 ? ['Small', 'Large'] : count === 3 ? ['Small', 'Medium', 'Large'] : numbered(count),
      };
