import { defineTexts } from '#core/i18n/text.ts';

/** How many options of a group must and may be chosen. */
export const groupTexts = defineTexts({
  min: { he: 'לפחות', en: 'At least' },
  minHint: { he: 'ריק: ללא מינימום', en: 'Empty: none' },
  minImpossible: {
    he: 'ה״לפחות״ גדול ממה שאפשר לבחור בקבוצה. הקטינו אותו, או אפשרו לבחור יותר.',
    en: '“At least” asks for more than can be chosen in the group. Lower it, or allow more.',
  },
  times: { he: 'כמה פעמים אפשר לבחור באפשרות {number}', en: 'How often option {number} can be chosen' },
  upTo: { he: 'עד', en: 'up to' },
  timesUnit: { he: 'פעמים', en: 'times' },
});
