import { defineGuestTexts } from '#core/i18n/text.ts';

/** What is in a dish, and what its guest must not eat; loaded after the menu. */
export const contentsTexts = defineGuestTexts({
  title: {
    he: 'מה אסור לי לאכול',
    en: 'What I must not eat',
    ar: 'ما لا يجوز لي أكله',
    ru: 'Что мне нельзя есть',
  },
  hint: {
    he: 'מנות שמכילות או עלולות להכיל את מה שתסמנו יוסתרו מהתפריט, והמטבח יקבל את הסימון עם ההזמנה. הבחירה נשמרת רק במכשיר הזה.',
    en: 'Dishes that contain or may contain what you tick are hidden from the menu, and the kitchen is told with your order. Your choice is kept on this device only.',
    ar: 'تُخفى الأطباق التي تحتوي أو قد تحتوي على ما تختارونه، ويعلم المطبخ بذلك مع الطلب. يُحفظ اختياركم على هذا الجهاز فقط.',
    ru: 'Блюда, где отмеченное есть или может быть, скрыты, кухня узнает из заказа. Выбор остаётся на этом устройстве.',
  },
  caution: {
    he: 'הסינון הוא לפי מה שהמסעדה הצהירה. מנה שלא הוצהר עליה דבר נשארת בתפריט. עם אלרגיה חמורה דברו עם הצוות.',
    en: 'This goes by what the restaurant declares. A dish without any declaration stays on the menu. With a severe allergy, talk to the staff.',
    ar: 'هذا ما صرّح به المطعم. الطبق بلا تصريح يبقى في القائمة. عند حساسية شديدة تحدّثوا إلى الطاقم.',
    ru: 'Так указал ресторан. Блюда без указаний остаются. При сильной аллергии спросите персонал.',
  },
  done: { he: 'סיום', en: 'Done', ar: 'تم', ru: 'Готово' },
  clear: { he: 'ניקוי הבחירה', en: 'Clear', ar: 'مسح الاختيار', ru: 'Сбросить' },
  hidden: {
    he: {
      one: 'מנה אחת מוסתרת: {names}',
      two: 'שתי מנות מוסתרות: {names}',
      other: '{count} מנות מוסתרות: {names}',
    },
    en: { one: '{count} dish hidden: {names}', other: '{count} dishes hidden: {names}' },
    ar: {
      zero: 'لا أطباق مخفية: {names}',
      one: 'طبق واحد مخفي: {names}',
      two: 'طبقان مخفيان: {names}',
      few: '{count} أطباق مخفية: {names}',
      many: '{count} طبقًا مخفيًا: {names}',
      other: '{count} طبق مخفي: {names}',
    },
    ru: {
      one: 'Скрыто {count} блюдо: {names}',
      few: 'Скрыто {count} блюда: {names}',
      many: 'Скрыто {count} блюд: {names}',
      other: 'Скрыто {count} блюда: {names}',
    },
  },
  shown: {
    he: {
      one: 'מנה אחת עם מה שאסור לכם: {names}',
      two: 'שתי מנות עם מה שאסור לכם: {names}',
      other: '{count} מנות עם מה שאסור לכם: {names}',
    },
    en: {
      one: '{count} dish with what you must not eat: {names}',
      other: '{count} dishes with what you must not eat: {names}',
    },
    ar: {
      zero: 'لا أطباق تحتوي على ما لا يجوز لكم أكله: {names}',
      one: 'طبق واحد يحتوي على ما لا يجوز لكم أكله: {names}',
      two: 'طبقان يحتويان على ما لا يجوز لكم أكله: {names}',
      few: '{count} أطباق تحتوي على ما لا يجوز لكم أكله: {names}',
      many: '{count} طبقًا يحتوي على ما لا يجوز لكم أكله: {names}',
      other: '{count} طبق يحتوي على ما لا يجوز لكم أكله: {names}',
    },
    ru: {
      one: '{count} блюдо с тем, что вам нельзя: {names}',
      few: '{count} блюда с тем, что вам нельзя: {names}',
      many: '{count} блюд с тем, что вам нельзя: {names}',
      other: '{count} блюда с тем, что вам нельзя: {names}',
    },
  },
  show: { he: 'הצגה', en: 'Show', ar: 'إظهار', ru: 'Показать' },
  hide: { he: 'הסתרה', en: 'Hide', ar: 'إخفاء', ru: 'Скрыть' },
  change: { he: 'שינוי הבחירה', en: 'Change', ar: 'تغيير الاختيار', ru: 'Изменить' },
  nothingDeclared: {
    he: 'המסעדה לא הצהירה על אלרגנים במנות. שאלו את הצוות.',
    en: 'This restaurant declares no allergens. Please ask the staff.',
    ar: 'لم يصرّح المطعم عن مسبّبات الحساسية. اسألوا الطاقم.',
    ru: 'Ресторан не указал аллергены. Спросите персонал.',
  },
  kitchenIsNotified: {
    he: 'המטבח יקבל עם ההזמנה מה אסור לכם לאכול: {list}.',
    en: 'With your order the kitchen is told what you must not eat: {list}.',
    ar: 'سيُبلَّغ المطبخ مع الطلب بما لا يجوز لكم أكله: {list}.',
    ru: 'Кухня узнает из заказа, что вам нельзя: {list}.',
  },
  meatMeetsDairy: {
    he: 'רק שתדעו: בהזמנה הזו יש גם בשר וגם חלב. אם זה בסדר מבחינתכם, אפשר להמשיך.',
    en: 'Just so you know: this order has both meat and dairy. If that is fine with you, carry on.',
    ar: 'في الطلب لحم وحليب معًا. إن كان ذلك مناسبًا فتابعوا.',
    ru: 'В заказе мясное и молочное. Если так и нужно, продолжайте.',
  },
  certificate: { he: 'תעודת כשרות', en: 'Kosher certificate', ar: 'شهادة الكوشير', ru: 'Сертификат кашрута' },
  accessibility: { he: 'נגישות', en: 'Accessibility', ar: 'إتاحة الوصول', ru: 'Доступность' },
  privacy: { he: 'פרטיות', en: 'Privacy', ar: 'الخصوصية', ru: 'Конфиденциальность' },
  validUntil: {
    he: 'בתוקף עד {day}',
    en: 'Valid until {day}',
    ar: 'سارية حتى {day}',
    ru: 'Действует до {day}',
  },
  notValid: {
    he: 'התעודה אינה בתוקף כרגע. אפשר לשאול את הצוות.',
    en: 'The certificate is not valid at the moment. Please ask the staff.',
    ar: 'الشهادة غير سارية حاليًا. يمكنكم سؤال الطاقم.',
    ru: 'Сертификат не действует. Спросите персонал.',
  },
  loadFailed: {
    he: 'לא נטען. סגרו ונסו שוב.',
    en: 'It could not be loaded. Close this and try again.',
    ar: 'تعذّر التحميل. أغلقوا وحاولوا مجددًا.',
    ru: 'Не загрузилось. Закройте и попробуйте снова.',
  },
});
