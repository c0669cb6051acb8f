import { defineGuestTexts } from '#core/i18n/text.ts';

export const qrTexts = defineGuestTexts({
  replaced: {
    he: 'הקוד של השולחן הוחלף. סרקו את הקוד שעליו, או פנו לצוות.',
    en: 'This table’s code was replaced. Scan the one on the table, or ask the staff.',
    ar: 'استُبدل رمز الطاولة. امسحوا الرمز الموجود عليها أو توجّهوا إلى الطاقم.',
    ru: 'Код стола заменён. Отсканируйте код на столе или спросите персонал.',
  },
  /** On sending: the table was taken off the order, and nothing was sent. */
  takenOff: {
    he: 'הקוד של השולחן הוחלף, ולכן הוא הוסר. סרקו את הקוד שעליו, או שלחו בלי שולחן ופנו לצוות.',
    en: 'This table’s code was replaced, so the table was taken off. Scan the one on it, or send without a table and tell the staff.',
    ar: 'استُبدل رمز الطاولة فأُزيلت. امسحوا الرمز الموجود عليها، أو أرسلوا بلا طاولة وأخبروا الطاقم.',
    ru: 'Код стола заменён, стол убран из заказа. Отсканируйте новый код или отправьте без стола и скажите персоналу.',
  },
  moved: {
    he: 'עכשיו אתם בשולחן {number}, וההזמנה תגיע אליו.',
    en: 'You are at table {number} now, and your order goes there.',
    ar: 'أنتم الآن على الطاولة {number} وسيصل طلبكم إليها.',
    ru: 'Теперь вы за столом {number}, заказ принесут туда.',
  },
  scanToName: {
    he: 'השולחן לא ברשימה? סרקו את הקוד שעליו.',
    en: 'Is your table not listed? Scan the code on it.',
    ar: 'طاولتكم غير مدرجة؟ امسحوا الرمز الموجود عليها.',
    ru: 'Вашего стола нет в списке? Отсканируйте код на нём.',
  },
});
