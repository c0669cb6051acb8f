import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { useAfterPress } from './use-after-press.ts';

const Form = () => {
  const [problem, setProblem] = useState('');
  const afterPress = useAfterPress();
  return (
    <>
      <input onBlur={() => afterPress(() => setProblem('Required'))} />
      <p role="alert">{problem}</p>
      <button type="button" aria-label="Send" />
    </>
  );
};

it('a field says what is wrong with it after the click that left it, and at once without one', async () => {
  const { getByRole, user } = renderScreen(<Form />);
  const said = () => getByRole('alert').textContent;
  await user.click(getByRole('textbox'));
  await user.pointer({ keys: '[MouseLeft>]', target: getByRole('button') });
  expect([document.activeElement, said()]).toEqual([getByRole('button'), '']);
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(said()).toBe('Required');
});

it('says it at once when the field is left by keyboard', async () => {
  const { getByRole, user } = renderScreen(<Form />);
  await user.click(getByRole('textbox'));
  await user.tab();
  expect(getByRole('alert').textContent).toBe('Required');
});

it('says it though the press became a scroll', async () => {
  const { getByRole, user } = renderScreen(<Form />);
  await user.click(getByRole('textbox'));
  fireEvent.pointerDown(getByRole('button'));
  fireEvent.blur(getByRole('textbox'));
  expect(getByRole('alert').textContent).toBe('');
  fireEvent.pointerCancel(getByRole('button'));
  expect(getByRole('alert').textContent).toBe('Required');
});
