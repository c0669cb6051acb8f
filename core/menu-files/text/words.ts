/** Words by which menus are known, in the languages that are read. Compared in lower case and without vowel points. */

const vowelPoints = /[\u0591-\u05c7]/g;
export const plainWord = (word: string): string => word.replace(vowelPoints, '').toLowerCase();

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const sizeWords = listed(`
  s m l xl small medium large regular big short long half whole slice full single double glass bottle pint carafe personal family
  קטן קטנה בינוני בינונית גדול גדולה אישי אישית משפחתי משפחתית זוגי זוגית ענק ענקית קצר ארוך חצי שלם שלמה שליש כוס בקבוק קנקן רגיל רגילה יחיד כפול
`);
export const isSizeWord = (word: string): boolean => sizeWords.has(plainWord(word).replace(/^ה(?=.)/, ''));

/** Beside a cup the other is something else that is named too, not the usual size. */
export const isVessel = (word: string): boolean =>
  /^(?:glass|cup|bottle|jug|carafe|כוס|גביע|בקבוק|קנקן)$/i.test(plainWord(word));

const sectionWords = listed(`
  starters appetizers mains main entrees soups soup salads sandwiches burgers pasta pastas pizza pizzas sides desserts dessert sweets
  drinks beverages wine wines beer beers cocktails coffee breakfast brunch lunch kids specials vegan vegetarian grill fish seafood meat
  ראשונות עיקריות סלטים מרקים כריכים טוסטים המבורגרים פסטות פיצות תוספות קינוחים שתייה שתיה משקאות יינות בירות קוקטיילים קפה בוקר
  ילדים בשרים דגים צמחוני טבעוני ספיישלים מאפים עוגות גריל ארוחות מנות סושי רולים נודלס מוקפצים אלכוהול קינוח פתיחים נשנושים
`);
/** A short line that begins with the name of a kind of food, as headings do. */
export const isKnownSection = (line: string): boolean => {
  const words = plainWord(line)
    .replace(/\s\([^()]{0,60}\)$/, '')
    .split(' ');
  return (
    words.length <= 3 &&
    (sectionWords.has(words[0] ?? '') || sectionWords.has((words[0] ?? '').replace(/^[לה]/, '')))
  );
};

/** A section of add-ons is a section: what stands in it are its dishes. */
export const isAddOnSection = (name: string): boolean => /תוספ|extra|add|topping/i.test(plainWord(name));
const addOnWord =
  /^(?:ב?תוספת|(?:(?:ניתן|אפשר)\s)?(?:להוסיף|להוספת)|add|extra|\+)(?=[\s\d₪])|\s(?:ב?תוספת|extra)(?: של)?$/i;
export const isAddOn = (line: string): boolean => addOnWord.test(plainWord(line));
/** `With halloumi 64` below a dish */
export const isWith = (line: string): boolean => /^\s*(?:עם|with)\s/.test(line);
/** There an extra portion is a dish. */
export const isSideSection = (name: string): boolean =>
  /^(?:sides?|on the side|ליד)(?!\p{L})/iu.test(plainWord(name));
/** `Tomato, basil. Add feta 8` */
const addOnAtEnd = /[.,;]\s*((?:ב?תוספת|add|extra)\s[^.,;]*)$/i;
export const cutAddOn = (text: string): { said: string; addOn: string } | null => {
  const found = text.length <= 400 ? addOnAtEnd.exec(text) : null;
  return found && { said: text.slice(0, found.index), addOn: found[1] ?? '' };
};
/** `Add egg 8 / add salmon 22`, `Extras: egg 6, onion 5`; none or one when they are not several. */
export const cutAddOns = (text: string): string[] => {
  const listed = text.replace(/^(?:תוספות|extras|add-?ons?|toppings)\s?:\s?/i, '');
  if (listed !== text) return listed.split(/[,;/|]\s/).filter((part) => /\p{L}.*\d/u.test(part));
  const parts = text.split(/\s*[/|,;•·]\s*/);
  return parts.every((part) => /\+\s?₪?\d/.test(part) || (isAddOn(part) && /\d/.test(part))) ? parts : [];
};
export const withoutAddOnWord = (text: string): string =>
  // `כל תוספת 3` is called so.
  /^(?:כל|each|any|every)\s/i.test(text)
    ? text
    : text.replace(
        /^(?:ב?תוספת|(?:(?:ניתן|אפשר)\s)?(?:להוסיף|להוספת)|add|extra|with|עם|\+)\s+|\s(?:ב?תוספת|extra)(?: של)?$/gi,
        '',
      );

/** About the house or all of its dishes, not about one, though it may name a sum. */
export const isHouseNote = (line: string): boolean =>
  /^(?:minimum|delivery|service|prices|all prices|all [₪\d]|open|hours|tel|phone|call|address|page \d|a \d+% service|להזמנות|הזמנות|מינימום|משלוח|משלוחים|תשלום|דמי|המחירים|שעות|פתוח|טל['׳.:]|טלפון|כתובת|עמוד \d|כל (?:המנות|ה\p{L}{2,12}(?:ים|ות)) (?:מוגש|מגיע|כולל))(?!\p{L}{3})/iu.test(
    plainWord(line),
  );

/** `Sauces 8 each` and `All cocktails 52`, above them. */
export const isPricedHeading = (line: string): boolean =>
  /\s(?:each|כל אחד|כל אחת|ליחידה|למנה)[\s:]*$/i.test(line.slice(-16)) || /^(?:all |כל ה)/i.test(line);

/** Headings name many, and most dishes are one. */
export const isPlural = (line: string): boolean =>
  /^\S{2,}(?:ים|ות|י(?=\s)|[^s\s]s)(?=\s|$)/i.test(plainWord(line));

/** `Toppings: nuts, whipped cream` may be many dishes. */
export const isListOfMany = (name: string): boolean =>
  /^[^:]{3,30}:\s/.test(name) && isPlural(name.replace(/:.*/, ''));

/** When something is served, said of what stands above. */
export const saysWhen = (line: string): boolean =>
  /^(?:מוגש|מוגשת|מוגשים|מוגשות|בין|משעה|ימים|בימים|עד|served|available|daily|every|from|until|between|mon|sun)(?!\p{L})/iu.test(
    plainWord(line),
  );

const hebrew = /[\u05d0-\u05ea]/;
const latin = /[a-z]/i;
export const hasHebrew = (text: string): boolean => hebrew.test(text);
/** One side in Hebrew letters and the other in Latin ones: a name in two languages. */
export const areInTwoLanguages = (one: string, other: string): boolean =>
  (hebrew.test(one) && !hebrew.test(other) && latin.test(other)) ||
  (hebrew.test(other) && !hebrew.test(one) && latin.test(one));

export type Defaults = {
  section: string;
  addOns: string;
  addOn: string;
  /** Of the one that has no name beside those that have. */
  plainSize: string;
  sizes: (count: number) => string[];
};
const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));
/** What is said where the source says nothing, in the language that it is written in. */
export const defaultsFor = (text: string): Defaults =>
  hasHebrew(text)
    ? {
        section: 'מנות',
        addOns: 'תוספות',
        addOn: 'תוספת',
        plainSize: 'רגיל',
        sizes: (count) =>
          count === 2 ? ['קטן', 'גדול'] : count === 3 ? ['קטן', 'בינוני', 'גדול'] : numbered(count),
      }
    : {
        section: 'Dishes',
        addOns: 'Extras',
        addOn: 'Extra',
        plainSize: 'Regular',
        sizes: (count) =>
          count === 2 ? ['Small', 'Large'] : count === 3 ? ['Small', 'Medium', 'Large'] : numbered(count),
      };
