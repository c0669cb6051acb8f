import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { accountTexts } from '#core/accounts/account.texts.ts';
import { directionOf } from '#core/i18n/locale.ts';
import type { Translate } from '#core/i18n/text.ts';
import { mailTexts } from '#server/mail/mail.texts.ts';
import { accountPageTexts as own } from '#web/features/accounts/settings/account.texts.ts';
import { structureTexts } from '#web/features/menus/editor/texts/structure.texts.ts';
import { settingsTexts } from '#web/features/restaurants/settings/restaurant-settings.texts.ts';
import { devicesTexts } from '#web/features/security/devices.texts.ts';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';
import { signInTexts as s } from '#web/lib/texts/sign-in.texts.ts';
import { uiTexts } from '#web/ui/ui.texts.ts';
import { expect, test } from '../support/journey.ts';
import { openRestaurant } from '../support/open-restaurant.ts';
import { mailTo } from '../support/outbox.ts';
import { ownerPassword } from '../support/owner.ts';
import { signUpByCalls } from '../support/owner-calls.ts';
import { goToSettings, openSettings } from '../support/settings.ts';

/** Sentences that the product promises word for word, in the language it promises them in. */
const quoted = {
  linkSent: { he: accountTexts.resetLinkSent.he, en: 'a reset link was sent to your email' },
  forgotFailed: { he: 'אירעה שגיאה, נסה שוב מאוחר יותר', en: s.forgotFailed.en },
  tokenMissing: { he: s.tokenMissing.he, en: 'the reset link is invalid or missing a token' },
  differ: { he: s.passwordsDiffer.he, en: 'the passwords do not match' },
  tooShort: { he: s.passwordTooShort.he, en: 'the password must contain at least 6 characters' },
  resetDone: { he: 'הסיסמה אופסה בהצלחה, תועבר להתחברות...', en: accountTexts.passwordReset.en },
  resetFailed: { he: 'שגיאה באיפוס הסיסמה. נסה שוב.', en: s.resetFailed.en },
};

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const password = (page: Page, name: string) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const logIn = async (page: Page, t: Translate, email: string, secret: string) => {
  await page.getByLabel(t(s.email)).fill(email);
  await password(page, t(s.password)).fill(secret);
  await press(page, t(s.logIn));
};

test('I forget my password, get a mail in my language, and choose a new one @desktop', async ({
  page,
  t,
  language,
}) => {
  const { email, send } = await signUpByCalls(page.request);
  await send('post', '/users/logout');
  await page.goto('/login');
  await page.getByRole('link', { name: t(s.forgot) }).click();
  await press(page, t(s.sendLink));
  await expect(page.getByText(t(s.fieldRequired))).toBeVisible();
  await page.getByLabel(t(s.email)).fill('not an address');
  await press(page, t(s.sendLink));
  await expect(page.getByText(t(s.emailInvalid))).toBeVisible();
  await page.getByLabel(t(s.email)).fill(email);
  await press(page, t(s.sendLink));
  await expect(page.getByText(t(quoted.linkSent))).toBeVisible();

  const mail = await mailTo(email);
  expect(mail.subject).toBe(t(mailTexts.resetSubject));
  expect(mail.html).toContain(`dir="${directionOf(language)}"`);
  const link = /https?:\S+\/reset-password\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
  await page.clock.install();
  await page.goto(link);
  await expect(page.getByText(t(s.passwordHint))).toBeVisible();
  await password(page, t(s.newPassword)).fill('12345');
  await password(page, t(s.confirmPassword)).fill('12345');
  await press(page, t(s.reset));
  await expect(page.getByText(t(quoted.tooShort))).toBeVisible();
  await password(page, t(s.newPassword)).fill('brand new');
  await press(page, t(s.reset));
  await expect(page.getByText(t(quoted.differ))).toBeVisible();
  await password(page, t(s.confirmPassword)).fill('brand new');
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page, t(s.reset));
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.getByText(t(quoted.resetDone))).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.clock.runFor(2_500);
  await expect(page).toHaveURL(/reset-password/);
  await page.clock.runFor(500);
  await page.clock.resume();
  await page.waitForURL('/login');
  await logIn(page, t, email, ownerPassword);
  await expect(
    alert(page, t({ he: 'האימייל או הסיסמה שגויים.', en: 'Wrong email or password.' })),
  ).toBeVisible();
  await logIn(page, t, email, 'brand new');
  await page.waitForURL('/dashboard');

  await page.goto(link);
  await password(page, t(s.newPassword)).fill('once more');
  await password(page, t(s.confirmPassword)).fill('once more');
  await press(page, t(s.reset));
  const used = {
    he: 'קישור האיפוס אינו תקין או שפג תוקפו.',
    en: 'The reset link is invalid or has expired.',
  };
  await expect(alert(page, t(used))).toBeVisible();
  await page.goto('/reset-password');
  await expect(alert(page, t(quoted.tokenMissing))).toBeVisible();
});

test('Whatever goes wrong on the way in, I read what it was and nothing I typed is gone @english', async ({
  page,
  t,
}) => {
  const breakCalls = (how: 'silent' | 'no answer') =>
    page.route('**/api/users/**', (route) =>
      how === 'silent' ? route.fulfill({ status: 500, body: '' }) : route.abort(),
    );
  await page.goto('/login');
  // Before its scripts run, which they do at the first sign of use, the browser itself asks for what is missing.
  await page.getByLabel(t(s.email)).click();
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await press(page, t(s.logIn));
  await expect(page.getByText(t(s.fieldRequired))).toHaveCount(2);
  await breakCalls('no answer');
  await logIn(page, t, 'a@menta.test', 'secret1');
  await expect(alert(page, 'An error occurred. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await breakCalls('silent');
  await logIn(page, t, 'a@menta.test', 'secret1');
  await expect(alert(page, 'Login failed')).toBeVisible();
  await expect(page.getByLabel(t(s.email))).toHaveValue('a@menta.test');

  await page.goto('/forgot-password');
  await page.getByLabel(t(s.email)).fill('a@menta.test');
  await press(page, t(s.sendLink));
  await expect(alert(page, t(quoted.forgotFailed))).toBeVisible();

  await page.goto('/reset-password?token=abc');
  await password(page, t(s.newPassword)).fill('brand new');
  await password(page, t(s.confirmPassword)).fill('brand new');
  await press(page, t(s.reset));
  await expect(alert(page, t(quoted.resetFailed))).toBeVisible();

  await page.goto('/signup');
  await expect(page.getByText(t(s.trial))).toBeVisible();
  await press(page, t(s.signUp));
  await expect(page.getByText(t(s.fieldRequired))).toHaveCount(5);
  await page.route('**/api/users', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByLabel(t(s.firstName)).fill('דנה');
  await page.getByLabel(t(s.lastName)).fill('כהן');
  await page.getByLabel(t(s.restaurantName)).fill('קפה דנה');
  await page.getByLabel(t(s.email)).fill('dana@menta.test');
  await password(page, t(s.password)).fill('secret1');
  await press(page, t(s.signUp));
  await expect(alert(page, 'Signup failed. Please try again.')).toBeVisible();
  await expect(page.getByLabel(t(s.restaurantName))).toHaveValue('קפה דנה');
});

test('My session ends while I type: I log in on the spot and go on @phone', async ({ page, t }) => {
  const { menuId } = await openRestaurant(page.request);
  const dialog = page.getByRole('dialog', { name: t(sessionTexts.lostTitle) });
  const logInWith = async (password: string) => {
    await dialog.getByRole('textbox').fill(password);
    await dialog.getByRole('button', { name: t(sessionTexts.logIn) }).click();
  };
  await page.goto('/login');
  await page.waitForURL('/dashboard');
  await openSettings(page, t, 'restaurant');
  await page.getByLabel(t(settingsTexts.address)).fill('הרצל 1, חיפה');
  await page.request.post('/api/users/logout');
  await press(page, t(settingsTexts.save));
  await logInWith('wrong password');
  await expect(dialog.getByRole('alert')).toBeVisible();
  // Put aside, it stays within reach.
  await dialog.getByRole('button', { name: t(uiTexts.close) }).click();
  await expect(alert(page, t(sessionTexts.lostTitle))).toBeVisible();
  await press(page, t(sessionTexts.logIn));
  await logInWith(ownerPassword);
  await expect(page.getByText(t(sessionTexts.backAgain))).toBeVisible();
  await expect(page.getByLabel(t(settingsTexts.address))).toHaveValue('הרצל 1, חיפה');
  await press(page, t(settingsTexts.save));
  await expect
    .poll(async () => (await (await page.request.get('/api/restaurants/settings')).json()).address)
    .toBe('הרצל 1, חיפה');

  await page.goto(`/menu-builder/${menuId}`);
  await page
    .getByRole('button', { name: t(structureTexts.addDish) })
    .first()
    .click();
  await page.getByLabel(t(structureTexts.dishName)).fill('מרק היום');
  await page.getByLabel(t(structureTexts.dishPrice)).fill('28');
  await page.request.post('/api/users/logout');
  await press(page, t(structureTexts.saveDish));
  await logInWith(ownerPassword);
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(t(structureTexts.dishName))).toHaveValue('מרק היום');
  await press(page, t(structureTexts.saveDish));
  await expect
    .poll(async () => (await page.request.get(`/api/menus/${menuId}/dishes`)).text())
    .toContain('מרק היום');
});

test('I look after my own account, take my data and leave for good @desktop', async ({
  page,
  t,
  newPerson,
}) => {
  const { email: oldEmail } = await signUpByCalls(page.request);
  await page.goto('/dashboard');
  await openSettings(page, t, 'account');
  const part = (title: string) =>
    page
      .locator('section')
      .filter({
        has: page.getByRole('heading', { name: title, level: 3, exact: true }),
      })
      .last();
  await expect(part(t(own.plan))).toContainText(t(own.trialLeft, { count: 14 }));

  await part(t(own.nameTitle)).getByLabel(t(s.firstName)).fill('רות');
  await part(t(own.nameTitle))
    .getByRole('button', { name: t(own.changeName) })
    .click();
  await expect(page.getByText(t(own.nameSaved))).toBeVisible();

  const newEmail = `ruth-${crypto.randomUUID()}@menta.test`;
  const emailPart = part(t(own.emailTitle));
  await emailPart.getByLabel(t(own.newEmail)).fill(newEmail);
  await emailPart.getByRole('textbox', { name: t(own.currentPassword) }).fill('wrong password');
  await emailPart.getByRole('button', { name: t(own.changeEmail) }).click();
  await expect(emailPart.getByText(t({ he: 'סיסמה שגויה', en: 'Incorrect password' }))).toBeVisible();
  await emailPart.getByRole('textbox', { name: t(own.currentPassword) }).fill(ownerPassword);
  await emailPart.getByRole('button', { name: t(own.changeEmail) }).click();
  await expect(emailPart.getByText(t(own.emailPending, { email: newEmail }))).toBeVisible();
  const confirmation = await mailTo(newEmail);
  expect(confirmation.subject).toBe(t(mailTexts.confirmSubject));
  // Mails are read on another device, where nobody is signed in.
  const { page: tablet } = await newPerson();
  await tablet.goto(/https?:\S+email-token=[\w-]+/.exec(confirmation.text ?? '')?.[0] ?? '');
  await tablet
    .getByRole('main')
    .getByRole('link', { name: t(sessionTexts.logIn) })
    .click();
  await logIn(tablet, t, oldEmail, ownerPassword);
  const question = tablet.getByRole('dialog', { name: t(own.confirmTitle) });
  await expect(question).toContainText(newEmail);
  await expect(tablet).toHaveURL('/dashboard/settings/account');
  await question.getByRole('button', { name: t(own.confirmEmail), exact: true }).click();
  await expect(tablet.getByText(t(own.emailSaved))).toBeVisible();
  await page.reload();
  await expect(emailPart.getByText(newEmail, { exact: true })).toBeVisible();
  expect((await mailTo(oldEmail)).subject).toBe(t(mailTexts.emailChangedSubject));

  await goToSettings(page, t, 'security');
  const passwordPart = part(t(own.passwordTitle));
  await passwordPart.getByRole('textbox', { name: t(own.currentPassword) }).fill(ownerPassword);
  await passwordPart.getByRole('textbox', { name: t(s.newPassword) }).fill('brand new');
  await passwordPart.getByRole('button', { name: t(own.changePassword) }).click();
  await expect(page.getByText(t(accountTexts.passwordChanged))).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByText('Please log in to access this page.')).toBeVisible();

  await goToSettings(page, t, 'data');
  await press(page, t(own.download));
  const step = page.getByRole('dialog', { name: t(own.download) });
  await step.getByRole('textbox').fill('brand new');
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    step.getByRole('button', { name: t(own.downloadNow), exact: true }).click(),
  ]);
  expect(archive.suggestedFilename()).toMatch(/^menta-[\d-]+\.zip$/);
  const files = unzipSync(await readFile(await archive.path()));
  const promised = ['README.txt', 'export.json', 'account.json', 'restaurant.json', 'menus.json'];
  expect(Object.keys(files)).toEqual(expect.arrayContaining(promised));
  const fileOf = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  expect(fileOf('export.json')).toMatchObject({ format: 'menta-export', version: 1 });
  expect(fileOf('account.json')).toMatchObject({ email: newEmail, firstName: 'רות', plan: 'pro' });

  await goToSettings(page, t, 'security');
  await press(page, t(devicesTexts.logOutEverywhere));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(devicesTexts.logOutEverywhere) })
    .click();
  await page.waitForURL('/');
  await page.goto('/dashboard');
  await expect(page.getByText('Please log in to access this page.')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t(sessionTexts.logIn) })
    .click();
  await logIn(page, t, newEmail, 'brand new');
  await page.waitForURL('/dashboard');

  await openSettings(page, t, 'data');
  await press(page, t(own.delete));
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t(own.deleteNow) }).click();
  await expect(dialog.getByText(t(own.deleteTypedWrong))).toBeVisible();
  await dialog.getByRole('textbox').first().fill('מסעדת הדקל');
  await dialog.getByRole('textbox', { name: t(own.currentPassword) }).fill('brand new');
  await dialog.getByRole('button', { name: t(own.deleteNow) }).click();
  await page.waitForURL('/');
  await expect(page.getByText(t(accountTexts.accountDeleted))).toBeVisible();
  await page.goto('/login');
  await logIn(page, t, newEmail, 'brand new');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
});
