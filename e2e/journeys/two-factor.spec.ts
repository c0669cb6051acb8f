import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Translate } from '#core/i18n/text.ts';
import { mailTexts } from '#server/mail/mail.texts.ts';
import { devicesTexts as d } from '#web/features/security/devices.texts.ts';
import { twoStepTexts as t2 } from '#web/features/security/two-step/two-step.texts.ts';
import { passwordCheckTexts } from '#web/lib/texts/password-check.texts.ts';
import { secondFactorTexts as f } from '#web/lib/texts/second-factor.texts.ts';
import { signInTexts as s } from '#web/lib/texts/sign-in.texts.ts';
import { expectToFit } from '../support/fits-width.ts';
import { expect, test } from '../support/journey.ts';
import { mailTo } from '../support/outbox.ts';
import { ownerPassword } from '../support/owner.ts';
import { signUpByCalls } from '../support/owner-calls.ts';

/** An authenticator app in a few lines, which shares none with the server. */
const codeOf = (secret: string, stepsLater = 0): string => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  let bits = 0n;
  for (const letter of secret) bits = bits * 32n + BigInt(alphabet.indexOf(letter));
  const key = Buffer.from(bits.toString(16).padStart(40, '0'), 'hex');
  const counter = Math.floor(Date.now() / 30_000) + stepsLater;
  const mac = createHmac('sha1', key)
    .update(Buffer.from(counter.toString(16).padStart(16, '0'), 'hex'))
    .digest('hex');
  const from = Number.parseInt(mac.slice(-1), 16) * 2;
  const number = Number.parseInt(mac.slice(from, from + 8), 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
};

const expectToFitAndReturn = async (page: Page, screen: string) => {
  const size = page.viewportSize();
  await expectToFit(page, screen);
  if (size) await page.setViewportSize(size);
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const codeField = (page: Page, t: Translate) => page.getByRole('textbox', { name: t(f.code) });
const recoveryField = (page: Page, t: Translate) => page.getByRole('textbox', { name: t(f.recoveryCode) });

const givePassword = async (page: Page, t: Translate, email: string) => {
  await page.goto('/login');
  // Sent before its scripts are here, the form would be answered with a page that asks for all of it again.
  await page.getByLabel(t(s.email)).fill(email);
  await page.locator('form[novalidate]').waitFor();
  await page.getByRole('textbox', { name: t(s.password) }).fill(ownerPassword);
  await press(page, t(s.logIn));
};

test('I switch two-step verification on, log in with a code and with a recovery code, and sign another device out @english', async ({
  page,
  t,
  newPerson,
}) => {
  const { email } = await signUpByCalls(page.request);
  await page.goto('/dashboard/settings/security');
  await press(page, t(t2.switchOn));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t(passwordCheckTexts.label) }).fill(ownerPassword);
  await dialog.getByRole('button', { name: t(t2.goOn) }).click();
  await expect(dialog.getByRole('img', { name: t(t2.scanImage) })).toBeVisible();
  await expectToFitAndReturn(page, 'the app is connected');
  const secret = ((await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(
    ' ',
    '',
  );
  await codeField(page, t).fill('000000');
  await press(page, t(t2.confirm));
  await expect(dialog.getByRole('alert')).toBeVisible();
  await codeField(page, t).fill(codeOf(secret));
  await press(page, t(t2.confirm));

  const list = dialog.getByRole('list', { name: t(t2.codesList) });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.getByRole('listitem').allTextContents();
  const download = page.waitForEvent('download');
  await press(page, t(t2.download));
  expect((await download).suggestedFilename()).toBe('menta-recovery-codes.txt');
  await press(page, t(t2.saved));
  await expect(page.getByText(t(t2.codesLeft, { count: 10 }))).toBeVisible();
  expect((await mailTo(email)).subject).toBe(t(mailTexts.twoStepOnSubject));

  await page.request.post('/api/users/logout');
  await givePassword(page, t, email);
  await expect(codeField(page, t)).toBeFocused();
  await expect(page.getByLabel(t(s.email))).toBeHidden();
  await codeField(page, t).fill('000000');
  await press(page, t(s.logIn));
  await expect(page.getByRole('alert')).toBeVisible();
  // The next one, which the server takes already: the one before is used up, and nobody waits for a clock here.
  await codeField(page, t).fill(codeOf(secret, 1));
  await press(page, t(s.logIn));
  await page.waitForURL('/dashboard');

  const [used = ''] = codes;
  const tablet = (await newPerson()).page;
  await givePassword(tablet, t, email);
  await press(tablet, t(f.useRecovery));
  await recoveryField(tablet, t).fill(used);
  await press(tablet, t(s.logIn));
  await tablet.waitForURL('/dashboard');

  const stranger = (await newPerson()).page;
  await givePassword(stranger, t, email);
  await press(stranger, t(f.useRecovery));
  await recoveryField(stranger, t).fill(used);
  await press(stranger, t(s.logIn));
  await expect(stranger.getByRole('alert')).toBeVisible();
  await expect(stranger).toHaveURL(/\/login/);

  await page.goto('/dashboard/settings/security');
  await expect(page.getByText(t(t2.codesLeft, { count: 9 }))).toBeVisible();
  const devices = page.getByRole('list', { name: t(d.title) });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText(t(d.thisOne))).toHaveCount(1);
  await expectToFitAndReturn(page, 'the devices');
  await devices.getByRole('button').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(d.logOut) })
    .click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: t(d.logOutEverywhere) })).toBeVisible();
  expect((await tablet.request.get('/api/users/me')).status()).toBe(401);

  await press(page, t(t2.switchOff));
  await dialog.getByRole('textbox', { name: t(passwordCheckTexts.label) }).fill(ownerPassword);
  await press(page, t(t2.goOn));
  await press(page, t(f.useRecovery));
  await recoveryField(page, t).fill(codes[1] ?? '');
  await dialog.getByRole('button', { name: t(t2.switchOff) }).click();
  await expect(page.getByRole('button', { name: t(t2.switchOn) })).toBeVisible();
});
