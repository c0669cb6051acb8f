import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { GuestDishPicture } from './guest-dish-picture.tsx';

it('stands on its dominant colour while it loads, and is a plain tile when it cannot be loaded', () => {
  // happy-dom fetches no pictures and treats them as failed.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { container } = renderForGuest(
    <GuestDishPicture image={`/images/${'a'.repeat(32)}/640.webp`} color="#aa5533" kind="card" />,
  );
  const tile = () => container.firstElementChild as HTMLElement;
  expect(tile().style.backgroundColor).toBe('#aa5533');
  fireEvent.error(container.querySelector('img') as Element);
  expect(tile().className).toBe('pic none');
  expect(tile().style.backgroundColor).toBe('');
});
