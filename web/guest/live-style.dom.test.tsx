import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MenuStyle } from '#core/menus/menu-style.ts';
import { applyStyle } from './theme/apply-style.ts';
import { useLiveStyle } from './use-live-style.ts';

const style: MenuStyle = { primaryColor: '#2563eb', layoutStyle: 'classic', fontStyle: 'rubik' };
const styled = (name: string) => document.documentElement.style.getPropertyValue(name);
const fonts = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

describe('the look of a menu', () => {
  it('sets the colours and the font, whose file is asked for once', async () => {
    applyStyle(style);
    expect(styled('--menu-primary') || styled('--primary')).toBe('#2563eb');
    await waitFor(() => expect(styled('--font')).toContain('--font-rubik'));
    applyStyle({ ...style, primaryColor: '#dc2626' });
    expect(styled('--menu-primary') || styled('--primary')).toBe('#dc2626');
    expect(fonts()).toEqual(['/menu-fonts/rubik.css']);
  });

  it('is left as the page came with it until the owner changes it, and then follows', async () => {
    const { rerender } = renderHook(({ current }) => useLiveStyle(current), {
      initialProps: { current: style as MenuStyle | null },
    });
    rerender({ current: { ...style, layoutStyle: 'modern' } });
    rerender({ current: null });
    expect([styled('--font'), fonts()]).toEqual(['', []]);
    rerender({ current: { ...style, fontStyle: 'alef' } });
    await waitFor(() => expect(styled('--font')).toContain('--font-alef'));
    expect(fonts()).toEqual(['/menu-fonts/alef.css']);
  });
});
