import { defineGuestTexts } from '../i18n/text.ts';

/** The refusals that a guest can meet: on an order, on a page, and on the way to either. */
export const guestErrorTexts = defineGuestTexts({
  malformed_json: {
    he: 'הבקשה אינה JSON תקין.',
    en: 'The request is not valid JSON.',
    ar: 'الطلب المُرسل ليس JSON صالحًا.',
    ru: 'Запрос не является корректным JSON.',
  },
  malformed_request: {
    he: 'הבקשה אינה HTTP תקין.',
    en: 'The request is not valid HTTP.',
    ar: 'الطلب المُرسل ليس HTTP صالحًا.',
    ru: 'Запрос не является корректным HTTP.',
  },
  request_timeout: {
    he: 'הבקשה לא הגיעה בזמן.',
    en: 'The request did not arrive in time.',
    ar: 'لم يصل الطلب في الوقت المحدّد.',
    ru: 'Запрос не пришёл вовремя.',
  },
  invalid_input: {
    he: 'חלק מהפרטים אינם תקינים.',
    en: 'Some of the details are not valid.',
    ar: 'بعض التفاصيل غير صحيحة.',
    ru: 'Некоторые данные указаны неверно.',
  },
  plan_required: {
    he: 'הפעולה זמינה בחבילת פרו.',
    en: 'This is available on the Pro plan.',
    ar: 'هذا متاح في باقة برو.',
    ru: 'Это доступно на тарифе Pro.',
  },
  bad_origin: {
    he: 'הבקשה הגיעה מאתר אחר ונדחתה.',
    en: 'The request came from another site and was refused.',
    ar: 'جاء الطلب من موقع آخر فرُفض.',
    ru: 'Запрос пришёл с другого сайта и был отклонён.',
  },
  not_found: { he: 'לא נמצא.', en: 'Not found.', ar: 'غير موجود.', ru: 'Не найдено.' },
  no_active_menu: {
    he: 'לא נמצא תפריט פעיל.',
    en: 'No active menu found.',
    ar: 'لا توجد قائمة متاحة.',
    ru: 'Действующее меню не найдено.',
  },
  quota_reached: {
    he: 'החשבון הגיע לאחת המכסות שלו.',
    en: 'This account has reached one of its limits.',
    ar: 'بلغ هذا الحساب أحد حدوده.',
    ru: 'Этот аккаунт достиг одного из своих ограничений.',
  },
  no_open_shift: {
    he: 'אין כרגע משמרת פתוחה, נסו שוב מאוחר יותר.',
    en: 'no open shift right now, please try later',
    ar: 'لا يستقبل المطعم الطلبات الآن، يُرجى المحاولة لاحقًا.',
    ru: 'Сейчас ресторан не принимает заказы, попробуйте позже.',
  },
  ordering_paused: {
    he: 'קבלת ההזמנות מושהית לזמן קצר. נסו שוב עוד מעט.',
    en: 'Ordering is paused for a short while. Please try again soon.',
    ar: 'توقّف استقبال الطلبات مؤقتًا. يُرجى المحاولة بعد قليل.',
    ru: 'Приём заказов ненадолго приостановлен. Попробуйте чуть позже.',
  },
  duplicate_order: {
    he: 'ההזמנה כבר נשלחה קודם.',
    en: 'the order was already sent earlier',
    ar: 'سبق إرسال هذا الطلب.',
    ru: 'Этот заказ уже был отправлен.',
  },
  too_large: {
    he: 'הבקשה גדולה מדי.',
    en: 'The request is too large.',
    ar: 'الطلب المُرسل كبير جدًا.',
    ru: 'Запрос слишком большой.',
  },
  address_too_long: {
    he: 'הכתובת ארוכה מדי.',
    en: 'The address is too long.',
    ar: 'العنوان طويل جدًا.',
    ru: 'Адрес слишком длинный.',
  },
  headers_too_large: {
    he: 'הכותרות של הבקשה ארוכות מדי.',
    en: 'The headers of the request are too long.',
    ar: 'ترويسات الطلب طويلة جدًا.',
    ru: 'Заголовки запроса слишком длинные.',
  },
  unsupported_media_type: {
    he: 'סוג תוכן לא נתמך.',
    en: 'This content type is not supported.',
    ar: 'نوع المحتوى غير مدعوم.',
    ru: 'Этот тип содержимого не поддерживается.',
  },
  price_changed: {
    he: 'המחיר השתנה בינתיים. בדקו את הסכום המעודכן ואשרו.',
    en: 'The price has changed. Please check the new total and confirm.',
    ar: 'تغيّر السعر في هذه الأثناء. يُرجى مراجعة المبلغ الجديد وتأكيده.',
    ru: 'Цена изменилась. Проверьте новую сумму и подтвердите.',
  },
  order_refused: {
    he: 'חלק מהמנות בהזמנה אינן זמינות כפי שנבחרו.',
    en: 'Some dishes in the order are not available as chosen.',
    ar: 'بعض أطباق الطلب غير متاحة بالخيارات المحدّدة.',
    ru: 'Некоторые блюда из заказа недоступны в выбранном виде.',
  },
  invalid_table: {
    he: 'מספר השולחן אינו קיים במסעדה.',
    en: 'The restaurant has no such table.',
    ar: 'لا توجد في المطعم طاولة بهذا الرقم.',
    ru: 'Стола с таким номером в ресторане нет.',
  },
  table_code_replaced: {
    he: 'הקוד של השולחן הוחלף. סרקו את הקוד שעל השולחן, או פנו לצוות.',
    en: 'The code of this table was replaced. Scan the one on the table, or ask the staff.',
    ar: 'استُبدل رمز هذه الطاولة. امسحوا الرمز الموجود عليها أو توجّهوا إلى الطاقم.',
    ru: 'Код этого стола заменён. Отсканируйте код на столе или обратитесь к персоналу.',
  },
  phone_refused: {
    he: 'כרגע לא מתקבלות הזמנות מהמספר הזה. פנו בבקשה לצוות, הם ישמחו לעזור.',
    en: 'No orders are taken from this number right now. Please speak to the staff, who will gladly help.',
    ar: 'لا تُستقبل الطلبات من هذا الرقم الآن. يُرجى التوجّه إلى الطاقم وسيسعدهم أن يساعدوكم.',
    ru: 'Сейчас с этого номера заказы не принимаются. Обратитесь к персоналу, вам помогут.',
  },
  too_many_requests: {
    he: 'יותר מדי ניסיונות. המתינו מעט ונסו שוב.',
    en: 'Too many attempts. Wait a little and try again.',
    ar: 'محاولات كثيرة جدًا. يُرجى الانتظار قليلًا ثم المحاولة مجددًا.',
    ru: 'Слишком много попыток. Подождите немного и попробуйте снова.',
  },
  internal: {
    he: 'אירעה שגיאה בלתי צפויה.',
    en: 'Something unexpected went wrong.',
    ar: 'حدث خطأ غير متوقّع.',
    ru: 'Произошла непредвиденная ошибка.',
  },
  overloaded: {
    he: 'השירות עמוס כרגע. נסו שוב בעוד רגע.',
    en: 'The service is busy. Try again in a moment.',
    ar: 'الخدمة مشغولة الآن. يُرجى المحاولة بعد لحظات.',
    ru: 'Сервис сейчас перегружен. Попробуйте через минуту.',
  },
});
