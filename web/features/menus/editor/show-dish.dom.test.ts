import { expect, it, vi } from 'vitest';
import { showDish } from './show-dish.ts';

it('scrolls to the dish that is being edited, and nowhere for one that the page does not have', () => {
  document.body.innerHTML = '<p class="dish">Soup</p><p class="dish">Salad</p>';
  const animate = vi.fn();
  Element.prototype.animate = animate;
  const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue();
  showDish(window, 1);
  showDish(window, 7);
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(animate.mock.contexts).toEqual([document.querySelectorAll('.dish')[1]]);
});
