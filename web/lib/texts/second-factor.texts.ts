import { defineTexts } from '#core/i18n/text.ts';

/** Wherever a code of the second factor is required. */
export const secondFactorTexts = defineTexts({
  code: { he: 'קוד מאפליקציית האימות', en: 'Code from your authenticator app' },
  codeHint: { he: '6 ספרות', en: '6 digits' },
  recoveryCode: { he: 'קוד שחזור', en: 'Recovery code' },
  recoveryHint: {
    he: 'אחד מהקודים ששמרתם. כל קוד עובד פעם אחת.',
    en: 'One of those you saved. Each works once.',
  },
  eitherHint: {
    he: 'אין לכם את האפליקציה? אפשר להקליד כאן קוד שחזור.',
    en: 'Do not have the app with you? A recovery code works here too.',
  },
  useRecovery: { he: 'להשתמש בקוד שחזור במקום', en: 'Use a recovery code instead' },
  useApp: { he: 'להשתמש בקוד מהאפליקציה', en: 'Use a code from the app' },
});
