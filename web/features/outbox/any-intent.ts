import type { Intent } from '#web/lib/outbox/intent.ts';

export const isAnyIntent = (_intent: Intent): _intent is Intent => true;
