import { areasTexts } from '#web/features/areas/areas.texts.ts';
import { areaTexts } from '#web/features/orders/board/area-kit/area.texts.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { boardOf } from '../../support/board.ts';
import { expectLargeTextOnPhone } from '../../support/fits-width.ts';
import { expectSeenInForcedColors } from '../../support/forced-colors.ts';
import { expect, test } from '../../support/journey.ts';
import { press } from '../../support/press.ts';
import { openWithBar } from '../../support/two-areas.ts';

test('Areas can be used by everyone @hebrew', async ({ page, t }) => {
  const { orderOfBoth, move, kitchen } = await openWithBar(page.request, ['מטבח', 'Bar']);
  const { dialog, showStage, card, open } = boardOf(page, t);
  for (const [index, name] of ['רון כהן', 'Dana'].entries()) {
    await orderOfBoth(name);
    await move({ status: 'inProcess' }, index);
  }
  await page.goto('/order-manager');
  await showStage('inProcess');
  await expect(card(2)).toContainText('0/1');
  await expectAccessible(page, 'how far each area is');
  await open(1);
  await expectAccessible(page, 'the ticks of an order');
  await expectLargeTextOnPhone(page, 'the ticks of an order');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bar', exact: true }).click();
  await card(1)
    .getByRole('button', { name: t(areaTexts.done, { areas: 'Bar' }) })
    .click();
  await expect(page.getByText(t(areaTexts.doneHere))).toBeVisible();
  await expectAccessible(page, 'the board of a bar');
  await expectSeenInForcedColors(page, 'the board of a bar');
  await expectLargeTextOnPhone(page, 'the board of a bar');

  await page.goto('/dashboard/settings/ordering');
  await press(page, t(areasTexts.add));
  await dialog.getByRole('textbox').fill('bar');
  await dialog.getByRole('button', { name: t(areasTexts.save) }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'an area whose name is taken');
  await page.keyboard.press('Escape');
  await press(page, t(areasTexts.removeOf, { name: kitchen.name }));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'the end of an area');
});
