import { expect, it } from 'vitest';
import { SiteProvider } from '#web/lib/site/site-info.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ContactBlock } from './contact-block.tsx';

const linksWith = (contact: { email: string | null; phone: string | null }) => {
  const site = { contact, demo: null, offersTry: true, version: '1.0.0' };
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

it('offers to call where there is a phone, and to write always', () => {
  expect(linksWith({ email: 'hello@menta.test', phone: '+972 3-555-0123' })).toEqual([
    ['Contact us', call],
    ['Write a message', '/contact'],
    ['Start Free Trial', '/login'],
    ['+972 3-555-0123', call],
    ['hello@menta.test', mail],
  ]);
  expect(linksWith({ email: 'hello@menta.test', phone: null })).toEqual([
    ['Write a message', '/contact'],
    ['Start Free Trial', '/login'],
    ['hello@menta.test', mail],
  ]);
  expect(linksWith({ email: null, phone: null })).toEqual([
    ['Write a message', '/contact'],
    ['Start Free Trial', '/login'],
  ]);
});
