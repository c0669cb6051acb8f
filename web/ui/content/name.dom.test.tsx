import { expect, it } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { Name } from './name.tsx';

it.each([
  ['Tiramisu', 'en'],
  ['קינוחים', ''],
  ['DOLCI | קינוח', ''],
  ['7', ''],
])('says of %s on a Hebrew page that it is read in "%s"', (name, lang) => {
  const { getByText } = renderScreen(<Name>{name}</Name>, { locale: 'he' });
  expect(getByText(name).lang).toBe(lang);
});
