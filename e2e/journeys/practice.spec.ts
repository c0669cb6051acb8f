import { boardToolsTexts } from '#web/app/pages/board/tools/board-tools.texts.ts';
import { landingTexts } from '#web/features/marketing/marketing.texts.ts';
import { practiceTexts } from '#web/features/sandbox/practice/practice.texts.ts';
import { trialTexts } from '#web/features/sandbox/trial/trial.texts.ts';
import { shiftControlTexts } from '#web/features/shifts/control/shift-control.texts.ts';
import { stockTexts } from '#web/features/stock/stock.texts.ts';
import { signInTexts } from '#web/lib/texts/sign-in.texts.ts';
import { boardOf } from '../support/board.ts';
import { expect, test } from '../support/journey.ts';
import { ownerPassword, startShift } from '../support/owner.ts';
import { openRestaurant } from '../support/restaurant.ts';

// Made-up guests come by the server's own clock, the first after some five seconds.

test('I practise on my board; guests find the restaurant closed, and opening it ends the practice @desktop', async ({
  page,
  request,
  t,
}) => {
  const { send } = await openRestaurant(page.request, '', false);
  await page.goto('/order-manager');
  await page.getByRole('button', { name: t(boardToolsTexts.open) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t(practiceTexts.tool) }).click();
  await dialog.getByRole('button', { name: t(practiceTexts.start) }).click();

  const bar = page.getByRole('region', { name: t(practiceTexts.title) });
  await expect(bar).toContainText(t(practiceTexts.on));
  const board = boardOf(page, t);
  await expect(board.card(1)).toBeVisible();
  const { body: me } = await send('GET', '/users/me');
  const answer = await request.get(`/api/services/user/${me._id}/has-active`);
  expect(await answer.json()).toMatchObject({ hasActiveService: false });
  await board.press(1, 'approve');
  await board.showStage('inProcess');
  await expect(board.card(1)).toBeVisible();

  await startShift(page, t);
  await expect(bar).toBeHidden();
  await expect(board.card(1)).toBeHidden();
  expect((await send('GET', '/services')).body).toMatchObject([{ orderCount: 0 }]);
});

test('I try an evening without an account: an order rings, a dish sells out beside me, and I keep it @phone', async ({
  page,
  newPerson,
  request,
  t,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: t(landingTexts.tryEvening) }).click();
  await page.waitForURL('/try');
  await page.getByRole('button', { name: t(trialTexts.start) }).click();
  await page.waitForURL('/order-manager');
  const board = boardOf(page, t);
  await expect(board.card(3)).toBeVisible();

  const strip = page.getByRole('region', { name: t(trialTexts.strip) });
  await expect(strip).toBeVisible();
  await strip.getByRole('button', { name: t(trialTexts.guestPage) }).click();
  const code = page.getByRole('dialog');
  const link = await code.getByRole('link').filter({ hasText: '/public-menu/' }).getAttribute('href');
  await page.keyboard.press('Escape');
  const phone = await newPerson();
  await phone.page.goto(new URL(link ?? '').pathname);
  const { menu } = await (await request.get(`/api${new URL(link ?? '').pathname}`)).json();
  const [dish] = menu.sections[0].dishes;

  await strip.getByRole('button', { name: t(trialTexts.sellOut) }).click();
  await page.getByRole('button', { name: t(stockTexts.soldOutOf, { name: dish.name }) }).click();
  await expect
    .poll(async () => {
      const read = await request.get(`/api${new URL(link ?? '').pathname}`);
      return (await read.json()).menu.sections[0].dishes[0].available;
    })
    .toBe(false);

  await page.getByRole('button', { name: t(stockTexts.done), exact: true }).click();
  await strip.getByRole('button', { name: t(trialTexts.keep) }).click();
  const form = page.getByRole('dialog');
  await expect(form).toBeVisible();
  await form.getByLabel(t(signInTexts.firstName)).fill('דנה');
  await form.getByLabel(t(signInTexts.lastName)).fill('כהן');
  await form.getByLabel(t(signInTexts.restaurantName)).fill('אצל דנה');
  const email = `dana-${crypto.randomUUID()}@menta.test`;
  await form.getByLabel(t(signInTexts.email)).fill(email);
  await form.getByRole('textbox', { name: t(signInTexts.password) }).fill(ownerPassword);
  await form.getByRole('button', { name: t(trialTexts.keep) }).click();
  await expect(page.getByText(t(trialTexts.kept))).toBeVisible();
  await expect(strip).toBeHidden();
  await expect(board.card(3)).toBeHidden();
  await expect(page.getByText(t(shiftControlTexts.closed))).toBeVisible();
  const logIn = await request.post('/api/users/login', {
    data: { email, password: ownerPassword },
  });
  expect(logIn.status()).toBe(200);
});
