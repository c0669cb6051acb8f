import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it.each([
  ['/nowhere/at-all', '/nowhere/at-all'],
  ['/reset-password?token=abc', '/reset-password'],
  ['/order/QpU0vWm3tJ8yN5rKxZ2cLb7e/nothing', '/order/…/nothing'],
  ['/public-menus/65f000000000000000000001', '/public-menus/…'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
