import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Lines } from './lines.tsx';

it('says in which language a sentence is, whatever the page is in', () => {
  const { container } = render(<Lines of={'Login failed\nההתחברות לא הצליחה.\n14'} />);
  const languages = [...container.querySelectorAll('bdi')].map((line) => line.getAttribute('lang'));
  expect(languages).toEqual(['en', 'he', null]);
});
