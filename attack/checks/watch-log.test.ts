import { expect, it } from 'vitest';
import { typedMark } from '../world/known-texts.ts';
import { watchLog } from './watch-log.ts';

it('a log that holds what somebody typed, or a secret, is found out once', () => {
  const watch = watchLog();
  watch.addSecret('0701234567');
  watch.log.info({ route: '/orders' }, 'answered');
  expect(watch.takeProblems()).toEqual([]);
  watch.log.debug({ name: typedMark }, 'a name');
  watch.log.error({ phones: ['0701234567'] }, 'a phone');
  expect(watch.takeProblems()).toEqual([
    expect.stringContaining(typedMark),
    expect.stringContaining('0701234567'),
  ]);
  expect(watch.takeProblems()).toEqual([]);
});
