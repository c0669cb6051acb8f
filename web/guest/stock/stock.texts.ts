import { defineGuestTexts } from '#core/i18n/text.ts';

/** For a dish with limited stock. */
export const stockTexts = defineGuestTexts({
  fewer: {
    he: '{name}: נשארו רק {left}, וההזמנה עודכנה בהתאם.',
    en: '{name}: only {left} left, so your order was changed.',
    ar: '{name}: بقي {left} فقط، فعُدِّل الطلب.',
    ru: '«{name}»: осталось {left}, заказ изменён.',
  },
  notEnough: {
    he: '{name}: נשארו רק {left}. עדכנו את הכמות ושלחו שוב.',
    en: '{name}: only {left} left. Change the quantity and send again.',
    ar: '{name}: بقي {left} فقط. عدّلوا الكمية وأرسلوا مرة أخرى.',
    ru: '«{name}»: осталось {left}. Измените количество и отправьте снова.',
  },
  noneLeft: {
    he: '{name}: אזל ממש עכשיו. הסירו אותו ושלחו שוב.',
    en: '{name} has just sold out. Remove it and send again.',
    ar: '{name}: نفد للتو. أزيلوه وأرسلوا مرة أخرى.',
    ru: '«{name}» только что закончилось. Уберите и отправьте снова.',
  },
});
