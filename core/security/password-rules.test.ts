import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRun, listedForms, saysWhoseItIs } from './password-rules.ts';

const owner = { email: 'dana.cohen@menta.test', restaurantName: 'קפה דנה – Café Dana' };

describe('a password that says whose it is', () => {
  it.each([
    'dana.cohen@menta.test',
    'Dana.Cohen@Menta.TEST',
    'danacohen',
    'Dana Cohen!',
    'קפה דנה – Café Dana',
    'קפהדנהcafédana',
  ])('is one: %s', (password) => {
    expect(saysWhoseItIs(password, owner)).toBe(true);
  });

  it.each(['dana.cohen and a horse', 'menta.test', '!!!!!!', ''])('is none: %s', (password) => {
    expect(saysWhoseItIs(password, owner)).toBe(false);
    expect(saysWhoseItIs(password, { email: '@', restaurantName: '***' })).toBe(false);
  });

  it('is found however it is spaced and capitalized', () => {
    const spaced = fc.array(fc.constantFrom('', ' ', '-', '.', '!'), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(spaced, fc.boolean(), (between, isLoud) => {
        const password = [...'danacohen'].map((letter, index) => letter + between[index]).join('');
        return saysWhoseItIs(isLoud ? password.toUpperCase() : password, owner);
      }),
    );
  });
});

describe('a run', () => {
  it.each(['aaaaaa', '345678', '987654', 'Fedcba', 'אבגדהוז', '😀😀😀😀😀😀'])('is one: %s', (password) => {
    expect(isRun(password)).toBe(true);
  });

  it.each(['aaaaab', '135791', '345679', 'ababab', 'correct horse'])('is none: %s', (password) => {
    expect(isRun(password)).toBe(false);
  });
});

describe('the forms of a password in lists', () => {
  it('are it without capitals, and the Latin letters on its keys', () => {
    expect(listedForms(' Qwerty ')).toEqual(['qwerty']);
    expect(listedForms('פשדד׳')).toEqual(['פשדד׳', 'pass׳']);
    expect(listedForms("/'קראט")).toEqual(["/'קראט", 'qwerty']);
  });
});
