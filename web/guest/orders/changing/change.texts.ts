import { defineGuestTexts } from '#core/i18n/text.ts';

/** A guest who changes their mind, and one who orders the same again. */
export const changeTexts = defineGuestTexts({
  tooLate: {
    he: 'המסעדה כבר טיפלה בהזמנה {number}, ולכן אי אפשר לשנות או לבטל אותה כאן. דברו עם הצוות.',
    en: 'The restaurant has already answered order {number}, so it cannot be changed or cancelled here. Please speak to the staff.',
    ar: 'لقد ردّ المطعم على الطلب {number}، فلا يمكن تغييره أو إلغاؤه هنا. يُرجى التوجّه إلى الطاقم.',
    ru: 'Ресторан уже ответил на заказ {number}. Обратитесь к персоналу.',
  },
  title: {
    he: 'שינוי הזמנה {number}',
    en: 'Changing order {number}',
    ar: 'تغيير الطلب {number}',
    ru: 'Изменение заказа {number}',
  },
  hint: {
    he: 'הוסיפו והסירו מנות. ההזמנה משתנה רק כששולחים.',
    en: 'Add and remove dishes. The order changes only when you send.',
    ar: 'أضيفوا أو أزيلوا أطباقًا. يتغيّر الطلب فقط عند الإرسال.',
    ru: 'Добавляйте и убирайте блюда. Заказ изменится после отправки.',
  },
  send: { he: 'שליחת השינוי', en: 'Send the change', ar: 'إرسال التغيير', ru: 'Отправить изменение' },
  leave: { he: 'להשאיר כמו שהייתה', en: 'Leave it as it was', ar: 'إبقاؤه كما كان', ru: 'Оставить как было' },
  empty: {
    he: 'כדי לבטל את כל ההזמנה, עברו לדף שלה.',
    en: 'To cancel the whole order, go to its page.',
    ar: 'لإلغاء الطلب كله، انتقلوا إلى صفحته.',
    ru: 'Чтобы отменить весь заказ, откройте его страницу.',
  },
  toOrder: { he: 'לדף ההזמנה', en: 'To the order', ar: 'إلى الطلب', ru: 'К заказу' },
  elsewhere: {
    he: 'ההזמנה השתנתה בינתיים, ועכשיו יש בה: {list}. שליחה תחליף את זה במה שכאן.',
    en: 'The order has changed meanwhile and now has: {list}. Sending replaces that with what is here.',
    ar: 'تغيّر الطلب في هذه الأثناء وفيه الآن: {list}. الإرسال يستبدله بما هنا.',
    ru: 'Заказ тем временем изменился, сейчас в нём: {list}. Отправка заменит это тем, что здесь.',
  },
  unsent: {
    he: 'מה שהוספתם לא נשלח.',
    en: 'What you added was not sent.',
    ar: 'ما أضفتموه لم يُرسل.',
    ru: 'Добавленное не отправлено.',
  },
  withdrawn: {
    he: 'ביטלתם את ההזמנה',
    en: 'You cancelled the order',
    ar: 'ألغيتم الطلب',
    ru: 'Вы отменили заказ',
  },
  again: { he: 'להזמין שוב', en: 'Order again', ar: 'اطلبوا مجددًا', ru: 'Заказать снова' },
  againOf: {
    he: 'להזמין שוב את הזמנה {number}',
    en: 'Order {number} again',
    ar: 'اطلبوا الطلب {number} مجددًا',
    ru: 'Заказать {number} снова',
  },
  againTitle: {
    he: 'מה שהשתנה מאז ההזמנה',
    en: 'What is different from that order',
    ar: 'ما اختلف عن ذلك الطلب',
    ru: 'Что отличается от того заказа',
  },
  reading: {
    he: 'מביאים את ההזמנה…',
    en: 'Fetching the order…',
    ar: 'جارٍ جلب الطلب…',
    ru: 'Загружаем заказ…',
  },
  unread: {
    he: 'ההזמנה לא נטענה. בדקו את החיבור.',
    en: 'The order could not be read. Check the connection.',
    ar: 'تعذّر جلب الطلب. تحقّقوا من الاتصال.',
    ru: 'Заказ не загрузился. Проверьте связь.',
  },
  retry: { he: 'לנסות שוב', en: 'Try again', ar: 'إعادة المحاولة', ru: 'Повторить' },
  past: { he: 'הזמנות קודמות', en: 'Earlier orders', ar: 'طلبات سابقة', ru: 'Прошлые заказы' },
  closed: {
    he: 'המסעדה סגורה עכשיו. אפשר להזמין שוב כשתיפתח.',
    en: 'The restaurant is closed now. You can order again when it opens.',
    ar: 'المطعم مغلق الآن. يمكنكم الطلب مجددًا عند فتحه.',
    ru: 'Ресторан сейчас закрыт. Закажите, когда он откроется.',
  },
});
