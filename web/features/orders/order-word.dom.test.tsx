import { expect, it } from 'vitest';
import { buildBoardOrder } from '#web/testing/build-board-order.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { OrderWord } from '#web/ui/content/order-word.tsx';

const words = { he: 'עוגן', en: 'Anchor', ru: 'Якорь' };

it('shows the word as staff read it, and as a guest of another language will say it', () => {
  const { getByText } = renderScreen(<OrderWord order={buildBoardOrder({ words, language: 'ru' })} />);
  expect(getByText('Anchor')).toBeTruthy();
  expect(getByText('Якорь').lang).toBe('ru');
});

it('says it once where both read the same language, and nothing where none is known', () => {
  const { container } = renderScreen(
    <>
      <OrderWord order={buildBoardOrder({ words, language: 'he' })} />
      <OrderWord order={buildBoardOrder()} />
    </>,
    { locale: 'he' },
  );
  expect(container.textContent).toBe('עוגן');
});
