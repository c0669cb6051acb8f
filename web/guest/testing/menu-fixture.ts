import type { GuestMenuAnswer, GuestSectionAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { noAllergens } from '#core/menus/dishes/declared-allergens.ts';
import type { GuestDishAnswer } from '#core/menus/dishes/dish-shape.ts';

/*
 * A realistic Hebrew menu of sixty dishes, for measuring the page's size and for tests.
 * One line per dish: name | description | price | dietary tags | c (has choices), s (has sizes), n (no picture), x (sold out).
 */
const written: Record<string, string> = {
  ראשונות: `חומוס הבית|חומוס חם, טחינה גולמית, שמן זית כתית, פלפל חריף ופיתה טרייה|32|vegan,gluten-free|c
חצילים בטחינה|חציל שלם על האש, טחינה ירוקה, רימונים ונענע|38|vegan
קרפצ'יו סלק|סלק צלוי בתנור, גבינת עיזים, אגוזי מלך וסילאן|42|vegetarian
פלאפל בקערה|שמונה כדורי פלאפל, סלט קצוץ, עמבה וחמוצים|36|vegan,dairy-free|s
כרובית צלויה|כרובית שלמה מהטאבון, לאבנה וסומאק|44|vegetarian,gluten-free
סיגרים מרוקאים|בצק דק במילוי בשר כבש, צנוברים וטחינה|39|Kosher
פולנטה ופטריות|פולנטה תירס טרי, פטריות יער, ביצה עלומה ופרמזן|46|vegetarian|n
לאבנה וזעתר|לאבנה עיזים, שמן זית, זעתר ירוק ולחם שום|34|vegetarian`,
  סלטים: `סלט ערבי|עגבניות, מלפפונים, בצל סגול, פטרוזיליה ולימון|34|vegan,gluten-free
סלט יווני|ירקות חתוכים גס, זיתי קלמטה, פטה כבשים ואורגנו|48|vegetarian
סלט קיסר|לבבות חסה, קרוטונים, אנשובי ופרמזן מגורר|52||c
טאבולה בורגול|בורגול דק, ערמת עשבי תיבול, חמוציות ושקדים קלויים|44|vegan
סלט עוף חם|רצועות פרגית בטריאקי, כרוב סגול, נבטים ושומשום|58|dairy-free
סלט סלמון|סלמון צרוב, אבוקדו, תפוחי אדמה קטנים ואיולי לימון|64|gluten-free|n
סלט פאפאיה|פאפאיה ירוקה, שעועית, בוטנים ורוטב תמרינדי|49|vegan,vert spivy`,
  מהטאבון: `פיצה מרגריטה|רוטב עגבניות, מוצרלה טרייה ובזיליקום|54|vegetarian|cs
פיצה ארבע גבינות|מוצרלה, גורגונזולה, טלג'יו ופרמיג'אנו|66|vegetarian|cs
פיצה פטריות כמהין|קרם כמהין, פורטובלו, תימין ושמן כמהין לבן|69|vegetarian|cs
פיצה חריפה|עגבניות, צ'ילי, נקניקיית מרגז ובצל כבוש|68|spicy|cs
פוקצ'ה רוזמרין|בצק מחמצת, מלח גס, רוזמרין ושמן זית|28|vegan
לחמעג'ון|בצק דק פריך, בשר טלה קצוץ, פטרוזיליה ולימון|48|halal
שקשוקה בסיר|רוטב עגבניות ופלפלים, שתי ביצים וצ'ילי|52|vegetarian,spicy|c
קלצונה תרד|ריקוטה, תרד, אגוז מוסקט ומוצרלה מותכת|58|vegetarian`,
  בשרים: `שיפוד פרגית|פרגית במרינדת כורכום, אורז לבן וצלוי ירקות|68|Kosher,gluten-free|c
קבב טלה|קבב על עצי זית, טחינה, עגבנייה שרופה ופיתה|72|Kosher,spicy|c
סטייק אנטריקוט|300 גרם מיושן, חמאת עשבים ותפוחי אדמה|138|gluten-free|c
המבורגר הבית|220 גרם בקר, בצל מטוגן, צ'דר ולחמניית חלב|68||cs
צלעות טלה|צלעות בגריל פחם, רוטב יין אדום ופירה שום|142|Kosher
כנפיים ברוטב חריף|תריסר כנפי עוף בצ'ילי מתוק ושומשום שחור|56|vert spivy,dairy-free
שווארמה בצלחת|פרגית והודו, חומוס, צ'יפס וסלטים קטנים|62|Kosher|s
אוסובוקו|שוק עגל בבישול של שש שעות, גרמולטה ופולנטה|118||x
חזה עוף בגריל|חזה עוף במרינדת לימון ותימין, ירקות ירוקים|64|keto,gluten-free`,
  דגים: `דניס שלם|דניס בתנור אבן, לימון, שום ועשבי תיבול|112|gluten-free,dairy-free
פילה סלמון|סלמון במיסו, פאק צ'וי ואורז יסמין|98|dairy-free
קלמרי מטוגן|טבעות קלמרי פריכות, איולי סרירצ'ה ולימון|74|spicy
שרימפס בחמאה|שרימפס, שום, צ'ילי, יין לבן ולחם לניגוב|89||x
פיש אנד צ'יפס|בקלה בבלילת בירה, צ'יפס עבה ורוטב טרטר|78
סביצ'ה לוקוס|לוקוס נא, ליים, כוסברה, תירס קלוי וצ'ילי|82|gluten-free,spicy|n
חריימה|פילה מושט ברוטב פלפלים פיקנטי וחלה|76|vert spivy,Kosher`,
  פסטות: `ספגטי פומודורו|עגבניות שרי, שום, בזיליקום ושמן זית|52|vegan|c
רביולי בטטה|רביולי עבודת יד, חמאת מרווה ואגוזי לוז|66|vegetarian|c
פטוצ'יני אלפרדו|שמנת, פטריות שמפיניון, שום ופרמזן|62|vegetarian|c
ניוקי פסטו|ניוקי תפוחי אדמה, פסטו ביתי, צנוברים ושעועית|64|vegetarian
לזניה בולונז|בשר קצוץ בבישול ארוך, בשמל ומוצרלה|69
פסטה פירות ים|שרימפס, מולים, קלמרי, עגבניות ויין לבן|92
פד תאי טופו|אטריות אורז, טופו, בוטנים, נבטים וליים|63|vegan,spicy|c`,
  קינוחים: `מלבי ורדים|מלבי קר, סירופ ורדים, קוקוס ופיסטוק|32|vegetarian,gluten-free
עוגת שוקולד חמה|עוגת שוקולד נוזלית וכדור גלידת וניל|44|vegetarian
כנאפה חמה|קדאיף פריך, גבינה נאבולסית, סירופ ופיסטוקים|48|vegetarian|s
טירמיסו|בישקוטים באספרסו, מסקרפונה וקקאו|42|vegetarian
סורבה פירות|שלושה כדורים מפירות העונה|34|vegan,gluten-free|c
פאי לימון|בצק פריך, קרם לימון ומרנג שרוף|39|vegetarian,nut-free
בקלאווה|שכבות פילו, אגוזים וסירופ מי זהר|28|vegetarian|n`,
  שתייה: `לימונדה נענע|לימונים סחוטים, נענע וקרח גרוס|18|vegan|s
תה צמחים|לואיזה, נענע ומרווה מהגינה|14|vegan
קפה הפוך|אספרסו כפול וחלב מוקצף|16|vegetarian|cs
מיץ תפוזים|סחוט במקום, קר מאוד|22|vegan|s
בירה מהחבית|לאגר ישראלית, חצי ליטר|32|vegan
יין אדום|קברנה סוביניון, כוס|38|vegan
מים מינרליים|חצי ליטר, רגילים או מוגזים|12||c`,
};

/** Random-looking ids and hashes, the same on every run. */
const hexSource = (seed: number) => {
  let state = seed;
  return (length: number): string =>
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return ((state >>> 13) & 15).toString(16);
    }).join('');
};

const changes: GuestDishAnswer['changes'] = [
  {
    name: 'תוספת לצד',
    type: 'single',
    required: true,
    minSelections: 0,
    maxSelections: null,
    options: [
      { name: "צ'יפס", price: 0, maxTimes: 1 },
      { name: 'סלט ירוק', price: 0, maxTimes: 1 },
      { name: 'אורז', price: 4, maxTimes: 1 },
    ],
  },
  {
    name: 'תוספות',
    type: 'multiple',
    required: false,
    minSelections: 0,
    maxSelections: 2,
    options: [
      { name: 'ביצה', price: 6, maxTimes: 1 },
      { name: 'אבוקדו', price: 9, maxTimes: 1 },
      { name: 'גבינה', price: 7.5, maxTimes: 1 },
    ],
  },
];
const sizes: GuestDishAnswer['sizes'] = [
  { name: 'רגיל', price: 0, isBase: true },
  { name: 'גדול', price: 12, isBase: false },
];

const toDish = (line: string, hex: (length: number) => string): GuestDishAnswer => {
  const [name = '', description = '', price = '0', tags = '', flags = ''] = line.split('|');
  const hasPicture = !flags.includes('n');
  return {
    _id: hex(24),
    name,
    description,
    price: Number(price),
    available: !flags.includes('x'),
    ingredients: [],
    allergens: noAllergens,
    kosherKind: null,
    image: hasPicture ? `/images/${hex(32)}/640.webp` : null,
    imageColor: hasPicture ? `#${hex(6)}` : null,
    dietary: tags ? (tags.split(',') as GuestDishAnswer['dietary']) : [],
    sizes: flags.includes('s') ? sizes : [],
    changes: flags.includes('c') ? changes : [],
  };
};

type Parts = {
  isOpen?: boolean;
  plan?: 'basic' | 'pro';
  menu?: Partial<NonNullable<GuestMenuAnswer['menu']>>;
};

export const buildMenu = ({
  isOpen = true,
  plan = 'pro',
  menu: overrides = {},
}: Parts = {}): GuestMenuAnswer => {
  const hex = hexSource(7);
  const sections: GuestSectionAnswer[] = Object.entries(written).map(([sectionName, lines]) => ({
    _id: hex(24),
    sectionName,
    showImages: true,
    hours: [],
    serving: null,
    dishes: lines.split('\n').map((line) => toDish(line, hex)),
  }));
  return {
    restaurant: {
      _id: hex(24),
      name: 'מסעדת הנמל',
      plan,
      address: 'רציף הנמל 12, יפו',
      phoneNumber: '0312345678',
      description: 'אוכל ים תיכוני מהאש ומהטאבון, מול הים.',
      tables: 24,
      timeZone: 'Asia/Jerusalem',
    },
    isOpen: isOpen && plan !== 'basic',
    validUntil: null,
    menu: {
      _id: hex(24),
      name: 'תפריט ערב',
      description: 'אוכל ים תיכוני מהאש ומהטאבון, מול הים.',
      logo: `/images/${hex(32)}/640.webp`,
      primaryColor: '#0f766e',
      layoutStyle: 'classic',
      fontStyle: 'modern-sans',
      sections,
      mainLanguage: 'he',
      languages: ['he'],
      ...overrides,
    },
  };
};
