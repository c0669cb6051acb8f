import { pageTexts } from '#web/app/document/page.texts.ts';
import { faqTexts, landingTexts, pricingTexts, siteTexts } from '#web/features/marketing/marketing.texts.ts';
import { siteLinkTexts } from '#web/lib/site/site-link.texts.ts';
import { signInTexts } from '#web/lib/texts/sign-in.texts.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/journey.ts';

test('I look around the site and find my way to a trial @english', async ({ page, t, isMobile }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(t(pageTexts.landingTitle));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t(landingTexts.headline));
  await expect(page.getByRole('img', { name: t(landingTexts.stagePicture) })).toBeVisible();
  for (const title of [landingTexts.scanTitle, landingTexts.buildTitle, landingTexts.ordersTitle])
    await expect(page.getByRole('heading', { name: t(title) })).toBeVisible();
  await expect(page.getByRole('link', { name: t(landingTexts.viewMenu) })).toHaveAttribute('href', '/demo');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: t(siteTexts.login) })).toHaveAttribute('href', '/login');
  if (isMobile) {
    await header.getByRole('button', { name: t(siteTexts.openMenu) }).click();
  }
  await header.getByRole('link', { name: t(siteTexts.features) }).click();

  await page.waitForURL('/features');
  const cards = await (await page.request.get('/api/pricing?kind=features')).json();
  for (const { title } of cards) await expect(page.getByText(title, { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: t(siteTexts.viewDemo) })).toHaveAttribute('href', '/demo');
  await expect(main.getByRole('link', { name: t(siteTexts.startTrial) })).toHaveAttribute('href', '/signup');
  if (isMobile) await header.getByRole('button', { name: t(siteTexts.openMenu) }).click();
  await header.getByRole('link', { name: t(siteTexts.faq) }).click();

  await page.waitForURL('/faq');
  await page.getByRole('button', { name: t(faqTexts.whatQ) }).click();
  await expect(page.getByText(t(faqTexts.whatA))).toBeVisible();
  await page.getByRole('button', { name: t(faqTexts.costQ) }).click();
  await expect(page.getByText(t(faqTexts.whatA))).toHaveCount(0);
  const contact = main.getByRole('link', { name: t(siteLinkTexts.contact) });
  await expect(contact).toHaveAttribute('href', 'tel:+97235550123');
  await expect(page.getByRole('link', { name: t(faqTexts.write) })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: t(siteTexts.startTrial) })).toHaveAttribute('href', '/login');
  await page.getByRole('link', { name: t(faqTexts.costLink) }).click();

  await page.waitForURL('/pricing');
  await expect(page.getByText(t(pricingTexts.popular))).toHaveCount(1);
  await expect(page.getByRole('link', { name: t(pricingTexts.customLink) })).toHaveAttribute(
    'href',
    '/login',
  );
  const plans = await (await page.request.get('/api/pricing')).json();
  for (const { name, price, currency } of plans) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(page.getByText(`${currency}${price}`)).toBeVisible();
  }
  const basic = page
    .getByRole('article')
    .filter({ has: page.getByText(t(signInTexts.basic), { exact: true }) });
  await basic.getByRole('link').click();
  await page.waitForURL('/signup?plan=basic');
  await expect(page.getByRole('radio', { name: t(signInTexts.basic) })).toBeChecked();
  await expect(page.getByRole('img', { name: t(signInTexts.recommended) })).toBeVisible();
});

test('I press a button before the page is hydrated, and it answers afterwards @phone', async ({
  page,
  t,
}) => {
  const scripts = await holdRequests(page, '**/assets/entry-client*.js');
  const scrollTop = () => page.evaluate(() => window.scrollY);
  await page.goto('/faq');
  const question = page.getByRole('button', { name: t(faqTexts.costQ) });
  const rest = Math.min(120, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), rest);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  scripts.letGo();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(await scrollTop()).toBe(rest);

  // Another address in the same tab begins at its own top, and going back finds the first where it was left.
  await page.goto('/features');
  await page.keyboard.press('Shift');
  // The router keeps its place in the history from when it takes over.
  await page.waitForFunction(() => history.state !== null);
  expect(await scrollTop()).toBe(0);
  await page.goBack();
  await expect.poll(scrollTop).toBe(rest);
});

test('A link with its language opens in that language, and I may still change it @desktop', async ({
  page,
}) => {
  await page.goto('/login?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.mouse.move(100, 100);
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'עברית' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
});

test('Every page fits the other screen too @hebrew', async ({ page, isMobile }) => {
  // The journeys see Hebrew on a phone and English on a desktop; this one crosses them.
  await page.setViewportSize(isMobile ? { width: 1440, height: 900 } : { width: 390, height: 844 });
  const addresses = [
    '/',
    '/features',
    '/faq',
    '/pricing',
    '/contact',
    '/accessibility',
    '/login',
    '/signup',
    '/forgot-password',
    '/reset-password?token=x',
    '/nowhere',
  ];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(isTooWide), `${address} is wider than the screen`).toBe(false);
  }
});
