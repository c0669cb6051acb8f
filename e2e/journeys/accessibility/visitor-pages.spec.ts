import { visitorPages } from '../../support/every-page.ts';
import { lookAt, looksAt } from '../../support/looks.ts';
import { pageByPage } from '../../support/page-by-page.ts';

const test = pageByPage();

for (const address of visitorPages) {
  for (const { look, tag } of looksAt('light')) {
    test(`${address} can be used by everyone, ${look} @english${tag}`, async ({ page }) => {
      await lookAt(page, address, look);
    });
  }
}
