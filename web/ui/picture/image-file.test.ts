import { describe, expect, it } from 'vitest';
import { limits } from '#core/values/limits.ts';
import { findImageProblem } from './image-file.ts';

describe('a picked picture', () => {
  it('may be any kind the server decodes, up to the limit', () => {
    expect(findImageProblem({ type: 'image/webp', size: limits.imageBytes })).toBeNull();
  });

  it('is refused when it is too large or no picture', () => {
    expect(findImageProblem({ type: 'image/png', size: limits.imageBytes + 1 })).toBe('too-large');
    expect(findImageProblem({ type: 'application/pdf', size: 10 })).toBe('wrong-kind');
    expect(findImageProblem({ type: 'image/svg+xml', size: 10 })).toBe('wrong-kind');
    expect(findImageProblem({ type: '', size: 10 })).toBe('wrong-kind');
  });
});
