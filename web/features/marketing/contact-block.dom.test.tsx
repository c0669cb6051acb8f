import { expect, it } from 'vitest';
import { SiteProvider } from '#web/lib/site/site-info.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ContactBlock } from './contact-block.tsx';

const linksWith = (phone: string | null) => {
  const site = { contact: { email: 'hello@menta.test', phone }, demo: null, offersTry: true };
  const { getAllByRole, unmount } = renderScreen(
    <SiteProvider site={site}>
      <ContactBlock />
    </SiteProvider>,
  );
  const links = getAllByRole('link').map((link) => [
    link.textContent,
    link.getAttribute('href')?.split('?')[0],
  ]);
  unmount();
  return links;
};
const [call, mail] = ['tel:+97235550123', 'mailto:hello@menta.test'];

it('offers to call and to write, or one way alone where there is no phone', () => {
  expect(linksWith('+972 3-555-0123')).toEqual([
    ['Contact us', call],
    ['Write a message', mail],
    ['Start Free Trial', '/login'],
    ['+972 3-555-0123', call],
    ['hello@menta.test', mail],
  ]);
  expect(linksWith(null)).toEqual([
    ['Contact us', mail],
    ['Start Free Trial', '/login'],
    ['hello@menta.test', mail],
  ]);
});
