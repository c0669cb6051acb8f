import { defineTexts } from '#core/i18n/text.ts';

/** The menu editor. Sentences that the product fixes in English stay so in both languages. */
export const editorTexts = defineTexts({
  tabs: { he: 'חלקי העורך', en: 'Parts of the editor' },
  structure: { he: 'מבנה', en: 'Structure' },
  design: { he: 'עיצוב', en: 'Design' },
  settings: { he: 'הגדרות', en: 'Settings' },
  missingMenuId: { he: 'Missing menu ID', en: 'Missing menu ID' },
  preview: { he: 'תצוגה חיה', en: 'Live preview' },
  largePreview: {
    he: 'התפריט גדול, לכן התצוגה נפתחת רק כשמבקשים.',
    en: 'This menu is large, so its preview opens when you ask for it.',
  },
  showPreview: { he: 'הצגת התצוגה החיה', en: 'Show live preview' },
  previewFrame: { he: 'כך האורחים רואים את התפריט', en: 'How guests see this menu' },
});

export const orderingTexts = defineTexts({
  save: { he: 'שמירת הסדר', en: 'Save order' },
  saved: { he: 'הסדר נשמר בהצלחה', en: 'order saved successfully' },
  failed: {
    he: 'הסדר לא נשמר. הסדר שלכם נשאר כאן, נסו שוב.',
    en: 'The order was not saved. It is still here, try again.',
  },
  categories: { he: 'סדר הקטגוריות', en: 'Order of the categories' },
  unsaved: { he: 'הסדר השתנה ועדיין לא נשמר', en: 'The order has changed and is not saved yet' },
  foldAll: { he: 'כיווץ הכול', en: 'Fold all' },
  unfoldAll: { he: 'פתיחת הכול', en: 'Unfold all' },
  fold: { he: 'כיווץ {name}', en: 'Fold {name}' },
  unfold: { he: 'פתיחת {name}', en: 'Unfold {name}' },
  dragSection: { he: 'גרירת הקטגוריה {name}', en: 'Drag category {name}' },
  dragDish: { he: 'גרירת המנה {name}', en: 'Drag dish {name}' },
  editDish: { he: 'עריכת {name}', en: 'Edit {name}' },
  instructions: {
    he: 'רווח או אנטר מרימים, החצים מזיזים, רווח או אנטר מניחים, אסקייפ מבטל.',
    en: 'Space or Enter picks up, arrow keys move, Space or Enter drops, Escape cancels.',
  },
  pickedUp: { he: 'הורמה: {name}.', en: 'Picked up {name}.' },
  overSection: {
    he: '{name}: מקום {position} מתוך {count} קטגוריות.',
    en: '{name}: position {position} of {count} categories.',
  },
  overDish: {
    he: '{name}: מקום {position} מתוך {count} בקטגוריה {section}.',
    en: '{name}: position {position} of {count} in category {section}.',
  },
  nowhere: { he: '{name} אינה מעל מקום שאפשר להניח בו.', en: '{name} is not over a place to drop.' },
  dropped: { he: '{name} הונחה.', en: '{name} was dropped.' },
  cancelled: {
    he: 'הגרירה בוטלה. {name} חזרה למקומה.',
    en: 'Dragging cancelled. {name} is back in its place.',
  },
});

export const dishPanelTexts = defineTexts({
  edit: { he: 'עריכת מוצר', en: 'edit product' },
  select: { he: 'בחירת מוצר', en: 'select product' },
  selectHint: {
    he: 'בחרו מנה מהרשימה כדי לערוך אותה, או הוסיפו חדשה.',
    en: 'Choose a dish from the list to edit it, or add a new one.',
  },
  becameZero: { he: 'זה לא היה מספר תקין, לכן נרשם 0.', en: 'That was not a valid number, so it became 0.' },
  outOfStock: { he: 'אזל מהמלאי', en: 'Out of stock' },
  outOfStockHint: { he: 'נשמר ומתעדכן אצל האורחים מיד', en: 'Saved and shown to guests at once' },
  outOfStockNewHint: { he: 'יישמר עם המנה', en: 'Saved together with the dish' },
  prepTime: { he: 'זמן הכנה', en: 'Preparation time' },
  minutes: { he: 'דקות', en: 'minutes' },
  ingredients: { he: 'מרכיבים', en: 'Ingredients' },
  ingredientsHint: { he: 'מופרדים בפסיקים', en: 'Separated by commas' },
  sizes: { he: 'גדלים', en: 'Sizes' },
  sizesHint: {
    he: 'הגודל הראשון הוא הבסיס, במחיר המנה. לשאר נקבעת תוספת.',
    en: 'The first size is the base, at the price of the dish. The others add to it.',
  },
  noSizes: { he: 'ללא גדלים', en: 'No sizes' },
  addSize: { he: 'הוספת גודל', en: 'Add size' },
  sizeName: { he: 'שם הגודל {number}', en: 'Name of size {number}' },
  sizeExtra: { he: 'תוספת לגודל {number}', en: 'Extra for size {number}' },
  base: { he: 'בסיס', en: 'Base' },
  removeSize: { he: 'מחיקת הגודל {number}', en: 'Remove size {number}' },
  changes: { he: 'שינויים ותוספות', en: 'Changes and extras' },
  addGroup: { he: 'הוספת קבוצה', en: 'Add group' },
  groupName: { he: 'שם הקבוצה', en: 'Group name' },
  group: { he: 'קבוצה {number}', en: 'Group {number}' },
  type: { he: 'סוג הבחירה', en: 'Kind of choice' },
  single: { he: 'בחירה אחת', en: 'Single choice' },
  multiple: { he: 'כמה בחירות', en: 'Multiple choices' },
  required: { he: 'חובה לבחור', en: 'Required' },
  max: { he: 'לכל היותר', en: 'At most' },
  maxHint: { he: 'ריק: ללא הגבלה', en: 'Empty: no limit' },
  addOption: { he: 'הוספת אפשרות', en: 'Add option' },
  optionsFull: {
    he: 'במנה יש כבר {most} אפשרויות, המספר המרבי.',
    en: 'The dish has {most} options already, the most it can have.',
  },
  optionName: { he: 'שם האפשרות {number}', en: 'Name of option {number}' },
  optionPrice: { he: 'תוספת לאפשרות {number}', en: 'Extra for option {number}' },
  moveUp: { he: 'הזזה למעלה: {name}', en: 'Move up: {name}' },
  moveDown: { he: 'הזזה למטה: {name}', en: 'Move down: {name}' },
  remove: { he: 'מחיקה: {name}', en: 'Remove: {name}' },
  dietary: { he: 'סימוני תזונה', en: 'Dietary tags' },
  image: { he: 'תמונה', en: 'Picture' },
  imageOf: { he: 'התמונה של {name}', en: 'Picture of {name}' },
  deleteImageQuestion: { he: 'למחוק את התמונה?', en: 'Delete the picture?' },
  deleteImageFailed: {
    he: 'התמונה לא נמחקה. נסו שוב.',
    en: 'The picture was not deleted. Please try again.',
  },
  crop: { he: 'חיתוך התמונה', en: 'Crop the picture' },
  cropHint: {
    he: 'גררו את התמונה או הזיזו אותה בחצים. כך היא תופיע בכרטיס המנה.',
    en: 'Drag the picture or move it with the arrow keys. This is how the dish card shows it.',
  },
  cropArea: { he: 'אזור החיתוך', en: 'Crop area' },
  zoom: { he: 'הגדלה', en: 'Zoom' },
  useCrop: { he: 'שימוש בתמונה', en: 'Use picture' },
  unreadable: { he: 'לא הצלחנו לפתוח את התמונה הזו.', en: 'This picture could not be opened.' },
  deleteDish: { he: 'מחיקת המנה', en: 'Delete dish' },
  invalidId: { he: 'Invalid dish ID\nהמנה כבר לא קיימת.', en: 'Invalid dish ID' },
  namesMissing: {
    he: 'לכל גודל, קבוצה ואפשרות צריך שם, ואין לחזור על אותו שם.',
    en: 'Every size, group and option needs a name, and no name may repeat.',
  },
  groupEmpty: { he: 'בכל קבוצה צריכה להיות לפחות אפשרות אחת.', en: 'Every group needs at least one option.' },
  kept: { he: 'מה שהקלדתם נשאר כאן.', en: 'What you typed is still here.' },
  saved: { he: 'המנה נשמרה', en: 'The dish was saved' },
});

export const designTexts = defineTexts({
  presets: { he: 'צבעים מוכנים', en: 'Ready colours' },
  hex: { he: 'קוד צבע', en: 'Colour code' },
  hexInvalid: {
    he: 'קוד צבע הוא # ושש ספרות, למשל #2563eb',
    en: 'A colour code is # and six digits, such as #2563eb',
  },
  contrastGood: { he: 'הצבע קריא היטב גם כטקסט.', en: 'This colour reads well as text too.' },
  contrastDarkened: {
    he: 'הצבע בהיר מדי לטקסט, לכן בטקסטים הוא יוצג כהה יותר.',
    en: 'This colour is too pale for text, so texts show it darker.',
  },
  sample: { he: 'כך נראה טקסט בצבע הזה', en: 'Text in this colour' },
  fontSample: { he: 'ארוחה טובה ₪48', en: 'A good meal ₪48' },
  save: { he: 'שמירת העיצוב', en: 'Save design' },
  saved: { he: 'העיצוב עודכן בהצלחה!', en: 'the design was updated successfully!' },
  failed: { he: 'לא הצלחנו לעדכן את העיצוב', en: 'we could not update the design' },
});

export const menuSettingsTexts = defineTexts({
  name: { he: 'שם התפריט', en: 'Menu name' },
  description: { he: 'תיאור', en: 'Description' },
  logo: { he: 'לוגו', en: 'Logo' },
  logoOf: { he: 'הלוגו של {name}', en: 'Logo of {name}' },
  deleteLogoQuestion: { he: 'למחוק את הלוגו?', en: 'Delete the logo?' },
  save: { he: 'שמירה', en: 'Save' },
  saved: { he: 'הנתונים עודכנו בהצלחה!', en: 'the data was updated successfully!' },
  failed: { he: 'לא הצלחנו לעדכן את הנתונים', en: 'we could not update the data' },
  atLeastOne: {
    he: 'יש להזין לפחות שם, תיאור, לוגו או עיצוב',
    en: 'please enter at least a name, description, logo or design',
  },
});
