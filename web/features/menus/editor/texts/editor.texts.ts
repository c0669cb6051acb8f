import { defineTexts } from '#core/i18n/text.ts';

/** The menu editor. Sentences that the product fixes in English stay so in both languages. */
export const editorTexts = defineTexts({
  tabs: { he: 'חלקי העורך', en: 'Parts of the editor' },
  structure: { he: 'מבנה', en: 'Structure' },
  design: { he: 'עיצוב', en: 'Design' },
  languages: { he: 'שפות', en: 'Languages' },
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
