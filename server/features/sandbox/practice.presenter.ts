import type { Practice } from '#core/sandbox/practice.contract.ts';
import type { shifts } from '#server/db/schema.ts';

type PracticeRow = Pick<typeof shifts.$inferSelect, 'id' | 'startedAt' | 'simulatedUntil'>;

export const presentPractice = ({ id, startedAt, simulatedUntil }: PracticeRow): Practice => ({
  _id: id,
  startTime: startedAt.toISOString(),
  endsAt: (simulatedUntil ?? startedAt).toISOString(),
});
