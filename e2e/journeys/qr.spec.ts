import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Translate } from '#core/i18n/text.ts';
import { qrAdviceTexts, qrCardTexts, qrPackTexts, qrTexts } from '#web/features/qr/texts/qr.texts.ts';
import { checkoutTexts } from '#web/guest/texts/order.texts.ts';
import { dashboardTexts } from '#web/lib/texts/dashboard.texts.ts';
import { uiTexts } from '#web/ui/ui.texts.ts';
import { pageSizes, readCodes, renderPdf, textOf, whyNoCodeReader } from '../../scripts/tools/read-codes.mjs';
import { addToCart, openCart, sendOrder } from '../support/guest.ts';
import { expect, test } from '../support/journey.ts';
import { ownerPassword } from '../support/owner.ts';
import { signUpByCalls } from '../support/owner-calls.ts';

/** Without the readers, and without the right to install them, the journeys are skipped and say why. */
const whyNot = whyNoCodeReader();
test.beforeEach(({ baseURL: _baseURL }, info) => info.skip(Boolean(whyNot), whyNot));

const tables = 60;

/** A restaurant with tables and a menu; how those are made on screen is another journey. */
const openQrPage = async (page: Page, t: Translate): Promise<string> => {
  const { ownerId } = await signUpByCalls(page.request);
  const settings = { address: 'הרצל 1', phoneNumber: '0501234567', description: '' };
  await page.request.put('/api/restaurants/settings', {
    data: {
      ...settings,
      ownerId,
      restaurantName: 'מסעדת הדקל',
      hasTableNumbers: true,
      tableNumbersCount: tables,
    },
  });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: t(dashboardTexts.qrCodes) }).click();
  await page.waitForURL('/qr-code');
  await expect(page.getByRole('img', { name: t(qrTexts.previewOf, { name: 'מסעדת הדקל' }) })).toBeVisible();
  return ownerId;
};

const dish = 'חומוס של הבית';

/** One dish and an open shift: what a guest needs to order. */
const openKitchen = async (page: Page): Promise<void> => {
  const menu = await (await page.request.post('/api/users/menus')).json();
  await page.request.put(`/api/menus/${menu._id}/sections`, { data: { add: [{ sectionName: 'ראשונות' }] } });
  const data = { name: dish, price: 32, menuId: menu._id, sectionName: 'ראשונות' };
  await page.request.post('/api/dishes', { data });
  await page.request.post('/api/users/verify-password', { data: { password: ownerPassword } });
  await page.request.post('/api/services/start', { data: {} });
};

/** From a list that opens: our own, not the browser's. */
const choose = async (page: Page, list: string, option: string): Promise<void> => {
  await page.getByLabel(list).click();
  await page.getByRole('option', { name: option }).click();
};

const contentOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

const downloadAs = async (page: Page, t: Translate, format: string): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t(qrTexts.downloadAs, { format }) }).click(),
  ]);
  return download;
};

const buildLogo = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#7c2d12' } })
    .webp()
    .toBuffer();

test('I make the card of a table with my logo, and print and files all scan @desktop', async ({
  page,
  t,
  newPerson,
}) => {
  const ownerId = await openQrPage(page, t);
  const label = t(qrCardTexts.table, { number: 7 });
  const link = `${new URL(page.url()).origin}/public-menu/${ownerId}?table=7`;

  await page.getByLabel(t(qrTexts.table)).fill('7');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.webp', mimeType: 'image/webp', buffer: await buildLogo() });
  await page.getByRole('switch', { name: t(qrTexts.logoInCentre) }).click();
  await expect(page.getByText(t(qrTexts.levelRaised, { level: 'Q' }))).toBeVisible();
  await expect(page.getByText(link)).toBeVisible();

  // The link as I can take it: copied, and opened in a tab of its own.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: t(uiTexts.copyLink) }).click();
  await expect(page.getByText(t(uiTexts.linkCopied))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const card = page.getByRole('img', { name: t(qrTexts.previewOf, { name: 'מסעדת הדקל' }) });
  const preview = await card.boundingBox();
  expect([preview?.width, preview?.height]).toEqual([297, 420]);
  expect(readCodes([await card.screenshot()])).toEqual([[link]]);

  const png = await downloadAs(page, t, 'PNG');
  expect(png.suggestedFilename()).toBe(`${label.replace(' ', '-')}.png`);
  const picture = await contentOf(png);
  const { width, height } = await sharp(picture).metadata();
  expect([width, height]).toEqual([400, 400]);
  const svg = await sharp(await contentOf(await downloadAs(page, t, 'SVG')))
    .png()
    .toBuffer();
  expect(readCodes([picture, svg])).toEqual([[link], [link]]);

  const pdf = await contentOf(await downloadAs(page, t, 'PDF'));
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  for (const paper of [pdf, printed]) {
    const [pages, text] = [pageSizes(paper), textOf(paper)];
    expect(pages).toHaveLength(1);
    expect(pages[0]?.width).toBeCloseTo(105, 0);
    expect(pages[0]?.height).toBeCloseTo(148, 0);
    expect(text).toContain(label);
    expect(text).toContain('מסעדת הדקל');
    expect(text).toContain(t(qrCardTexts.scan));
    expect(readCodes(renderPdf(paper, 150))).toEqual([[link]]);
  }

  await openKitchen(page);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: t(qrTexts.open) }).click(),
  ]);
  await expect(opened).toHaveURL(link);
  await expect(opened.getByText(dish)).toBeVisible();
  await opened.close();
  const guest = await newPerson();
  await guest.page.goto(link);
  await addToCart(guest.page, t, dish);
  await openCart(guest.page, t);
  await sendOrder(guest.page, t, 'דנה כהן', '0501234567');
  await expect(guest.page.getByRole('heading', { name: t(checkoutTexts.receivedAtTable) })).toBeVisible();
  const orders = await (await page.request.get('/api/orders/mine')).json();
  expect(orders.map((order: { tableNumber: number | null }) => order.tableNumber)).toEqual([7]);
});

test('I get the codes of all my tables in one file, and am warned before printing bad ones @desktop', async ({
  page,
  t,
}) => {
  const ownerId = await openQrPage(page, t);
  const { origin } = new URL(page.url());

  // Each warning says what is wrong and mends it with one press.
  const mend = async (warning: string, fix: string) => {
    const alert = page.getByRole('alert').filter({ hasText: warning });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: fix }).click();
    await expect(alert).toBeHidden();
  };
  await page.getByLabel(t(qrTexts.color)).fill('#fde047');
  await mend(t(qrAdviceTexts.contrast), t(qrAdviceTexts.contrastFix));
  await expect(page.getByLabel(t(qrTexts.color))).not.toHaveValue('#fde047');
  await choose(page, t(qrTexts.margin), t(qrTexts.marginNone));
  await mend(t(qrAdviceTexts.margin), t(qrAdviceTexts.marginFix));
  await expect(page.getByLabel(t(qrTexts.margin))).toHaveText(t(qrTexts.marginStandard));

  // An address so long that the squares get small: first for the strongest level, then for the smallest paper.
  const longBase = `https://${'very-'.repeat(160)}long.example`;
  await page.route('**/api/qr/base', (route) =>
    route.fulfill({ json: { base: longBase, reach: 'everyone' } }),
  );
  await page.reload();
  await choose(page, t(qrTexts.level), t(qrTexts.levelH));
  await mend(t(qrAdviceTexts.size), t(qrAdviceTexts.sizeFix));
  await expect(page.getByLabel(t(qrTexts.level))).toHaveText(t(qrTexts.levelL));
  await page.getByText(t(qrPackTexts.eight), { exact: true }).click();
  await mend(t(qrAdviceTexts.size), t(qrAdviceTexts.sizeFixPaper));
  await expect(page.getByRole('radio', { name: t(qrPackTexts.a6) })).toBeChecked();
  await page.unroute('**/api/qr/base');
  await page.reload();

  await page.getByLabel(t(qrPackTexts.to)).fill('61');
  await expect(page.getByText(t(qrPackTexts.rangeInvalid, { last: tables }))).toBeVisible();
  await page.getByLabel(t(qrPackTexts.to)).fill(String(tables));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t(qrPackTexts.make, { count: tables }) }).click(),
  ]);
  await expect(page.getByText(t(qrPackTexts.ready))).toBeVisible();
  const pdf = await contentOf(download);
  expect(pageSizes(pdf)).toEqual(Array.from({ length: tables }, () => ({ width: 105, height: 148 })));
  expect(readCodes(renderPdf(pdf, 100))).toEqual(
    Array.from({ length: tables }, (_, index) => [`${origin}/public-menu/${ownerId}?table=${index + 1}`]),
  );
});
