import { expect, it } from 'vitest';
import { orderWord } from '#core/orders/order-word.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { buildBoardOrder } from '../order-board/state/build-board-order.ts';
import { OrderWord } from './order-word.tsx';

const { service } = buildBoardOrder();

it('shows the word as staff read it, and as a guest of another language will say it', async () => {
  const { findByText, getByText } = renderScreen(<OrderWord order={buildBoardOrder({ language: 'ru' })} />);
  expect(await findByText(orderWord(service, 7, 'en'))).toBeTruthy();
  expect(getByText(orderWord(service, 7, 'ru')).lang).toBe('ru');
});

it('says it once where both read the same language', async () => {
  const { findByText, container } = renderScreen(<OrderWord order={buildBoardOrder({ language: 'he' })} />, {
    locale: 'he',
  });
  await findByText(orderWord(service, 7, 'he'));
  expect(container.querySelectorAll('bdi')).toHaveLength(1);
});
