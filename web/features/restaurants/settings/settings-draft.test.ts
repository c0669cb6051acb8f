import { describe, expect, it } from 'vitest';
import { settingsBody } from '#core/restaurants/restaurants.contract.ts';
import { bodyFrom, differencesOf, problemsOf, type SettingsDraft } from './settings-draft.ts';

const ownerId = '0123456789abcdef01234567';
const draft = (overrides: Partial<SettingsDraft> = {}): SettingsDraft => ({
  restaurantName: 'Gan',
  address: 'Herzl 1',
  phoneNumber: '0501234567',
  description: '',
  hasTableNumbers: true,
  tables: '12',
  timeZone: 'Asia/Jerusalem',
  ...overrides,
});

describe('restaurant settings', () => {
  it('are fine when complete, and then the server takes them', () => {
    expect(problemsOf(draft())).toEqual({});
    expect(settingsBody.safeParse(bodyFrom(draft(), ownerId)).success).toBe(true);
  });

  it('need a name and an address', () => {
    expect(problemsOf(draft({ restaurantName: '  ', address: '' }))).toEqual({
      restaurantName: 'required',
      address: 'required',
    });
  });

  it.each(['050123456', '05012345678', '050-123456', 'abcdefghij'])('refuse the phone %s', (phoneNumber) => {
    expect(problemsOf(draft({ phoneNumber }))).toEqual({ phoneNumber: 'phone' });
  });

  it.each(['031234567', '*2345'])('take the landline or star number %s', (phoneNumber) => {
    expect(problemsOf(draft({ phoneNumber }))).toEqual({});
  });

  it('go without a phone', () => {
    expect(problemsOf(draft({ phoneNumber: '' }))).toEqual({});
  });

  it.each(['', '0', '-3', '2.5', '100000'])('refuse %j tables', (tables) => {
    expect(problemsOf(draft({ tables }))).toEqual({ tables: 'tables' });
  });

  it('neither check nor send the count while table numbers are off', () => {
    const off = draft({ hasTableNumbers: false, tables: '' });
    expect(problemsOf(off)).toEqual({});
    expect(bodyFrom(off, ownerId)).not.toHaveProperty('tableNumbersCount');
  });

  it('tell what two screens disagree about, and a count only where tables have numbers', () => {
    expect(differencesOf(draft(), draft({ restaurantName: ' Gan ' }))).toEqual([]);
    expect(differencesOf(draft(), draft({ address: 'Herzl 2', hasTableNumbers: false }))).toEqual([
      { name: 'address', mine: 'Herzl 1', theirs: 'Herzl 2' },
      { name: 'tables', mine: '12', theirs: '' },
    ]);
    const off = draft({ hasTableNumbers: false });
    expect(differencesOf(off, { ...off, tables: '3' })).toEqual([]);
  });
});
