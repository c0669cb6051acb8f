import { expect, it } from 'vitest';
import { readAlarmSettings } from './alarm-settings.ts';

it.each([[null], ['not json'], ['{"volume":7}'], ['{"volume":"loud","isMuted":"no"}'], ['[]']])(
  'is loud and not muted when the device remembers %s',
  (stored) => {
    expect(readAlarmSettings(stored)).toEqual({ volume: 0.8, isMuted: false });
  },
);

it('keeps what was chosen', () => {
  const chosen = { volume: 0, isMuted: true };
  expect(readAlarmSettings(JSON.stringify(chosen))).toEqual(chosen);
});
