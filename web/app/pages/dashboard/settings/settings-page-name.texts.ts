import { defineTexts } from '#core/i18n/text.ts';
import type { SettingsPage } from '#web/lib/site/settings-addresses.ts';

/** Apart from the other texts of the settings: every page's script has the titles of all pages. */
export const settingsPageTexts = defineTexts({
  restaurant: { he: 'המסעדה', en: 'Restaurant' },
  'opening-hours': { he: 'שעות פתיחה', en: 'Opening hours' },
  kosher: { he: 'כשרות ואלרגנים', en: 'Kosher and allergens' },
  ordering: { he: 'הזמנות', en: 'Ordering' },
  printing: { he: 'הדפסה', en: 'Printing' },
  team: { he: 'צוות', en: 'Team' },
  account: { he: 'החשבון שלי', en: 'My account' },
  security: { he: 'אבטחה', en: 'Security' },
  data: { he: 'מידע ופרטיות', en: 'Data and privacy' },
}) satisfies Record<SettingsPage, unknown>;
