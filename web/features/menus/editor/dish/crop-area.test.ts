import { describe, expect, it } from 'vitest';
import { cropSquare, dragCrop, wholeCrop } from './crop-area.ts';

const wide = { width: 400, height: 200 };

describe('cropping a picture to a square', () => {
  it('begins with the largest square in the middle', () => {
    expect(cropSquare(wide, wholeCrop)).toEqual({ side: 200, left: 100, top: 0 });
    expect(cropSquare(wide, { ...wholeCrop, zoom: 2 })).toEqual({ side: 100, left: 150, top: 50 });
  });

  it('moves with the finger and stops at the edges', () => {
    const moved = dragCrop(wholeCrop, wide, 100, 20, 20);
    expect(cropSquare(wide, moved)).toEqual({ side: 200, left: 60, top: 0 });
    expect(cropSquare(wide, dragCrop(wholeCrop, wide, 100, -900, 0)).left).toBe(200);
  });
});
