import { defineTexts } from '../i18n/text.ts';

export const restaurantTexts = defineTexts({
  settingsSaved: { he: 'ההגדרות נשמרו בהצלחה', en: 'Settings saved successfully' },
});
