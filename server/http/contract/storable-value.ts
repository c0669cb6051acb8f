import { Refusal } from '#core/refusal.ts';

const maxDepth = 32;

/** PostgreSQL stores neither NUL nor a lone surrogate; refused here, they are no server error later. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Refuses what is nested too deep or holds text that cannot be stored. Walks without recursion. */
export const requireStorableValue = (root: unknown): void => {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth || level.some((value) => typeof value === 'string' && !isStorable(value))) {
      throw new Refusal('malformed_json');
    }
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
};
