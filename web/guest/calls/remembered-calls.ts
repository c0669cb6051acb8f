import { type CallKind, callKinds } from '#core/calls/call-kinds.ts';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';

/** A call of this phone, so that it survives a reload. */
export type RememberedCall = { readonly token: string; readonly table: number; readonly kind: CallKind };

export const callsStorageKey = (ownerId: string): string => `calls:${ownerId}`;

const isRemembered = (stored: unknown): stored is RememberedCall => {
  if (typeof stored !== 'object' || stored === null) return false;
  const { token, table, kind } = stored as Partial<RememberedCall>;
  return (
    typeof token === 'string' &&
    /^[\w-]{20,64}$/.test(token) &&
    typeof table === 'number' &&
    callKinds.some((each) => each === kind)
  );
};

const parse = (text: string | null): RememberedCall[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRemembered) : [];
  } catch {
    return [];
  }
};

export const rememberedCalls = (ownerId: string, table: number): RememberedCall[] =>
  parse(readStored(callsStorageKey(ownerId))).filter((call) => call.table === table);

/** One of a kind at a table, and those of the table where this phone is now: whoever moves on is called elsewhere. */
export const rememberCall = (ownerId: string, call: RememberedCall): void => {
  const others = rememberedCalls(ownerId, call.table).filter(({ kind }) => kind !== call.kind);
  writeStored(callsStorageKey(ownerId), JSON.stringify([...others, call]));
};

export const forgetCall = (ownerId: string, gone: string): void => {
  const key = callsStorageKey(ownerId);
  const rest = parse(readStored(key)).filter(({ token }) => token !== gone);
  writeStored(key, rest.length > 0 ? JSON.stringify(rest) : null);
};
