import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Locale } from '#core/i18n/locale.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ColumnChart } from './column-chart.tsx';

const evening = [
  { label: '18', name: '18:00', values: [0, 120] },
  { label: '19', name: '19:00', values: [90, 300] },
  { label: '20', name: '20:00', values: [40, 80] },
];
const series = [
  { name: 'Before', style: 'hatched' },
  { name: 'Now', style: 'solid' },
] as const;

const draw = (locale: Locale = 'en') => {
  const screen = renderScreen(
    <ColumnChart label="Takings by hour" columns={evening} series={series} format={(value) => `₪${value}`} />,
    { locale },
  );
  return { ...screen, points: () => screen.container.querySelectorAll<SVGRectElement>('[data-point]') };
};

const tipOf = (container: HTMLElement) => container.querySelector('.shadow-float')?.textContent ?? null;

describe('a chart of columns', () => {
  it('is one stop of the Tab key, and arrows walk along it, each column telling its values', async () => {
    const { user, container, points, getByRole } = draw();
    expect(getByRole('group', { name: 'Takings by hour' })).toBeTruthy();
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('18:00: Before: ₪0, Now: ₪120');
    expect(tipOf(container)).toBe('18:00Before: ₪0Now: ₪120');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(points()[1]);
    expect(tipOf(container)).toContain('19:00');
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(points()[2]);
    await user.keyboard('{Escape}');
    expect(tipOf(container)).toBeNull();
    await user.tab();
    expect([...points()]).not.toContain(document.activeElement);
  });

  it('tells what the pointer rests on, and nothing once it has left', async () => {
    const { user, container, points } = draw();
    await user.hover(points()[1] as Element);
    expect(tipOf(container)).toContain('₪300');
    await user.unhover(container.querySelector('.relative') as Element);
    expect(tipOf(container)).toBeNull();
  });

  it('keeps what it tells beside its column when the drawing changes under the pointer', async () => {
    const GrowingChart = () => {
      const [columns, setColumns] = useState(evening);
      return (
        <>
          <ColumnChart label="Takings by hour" columns={columns} series={series} format={String} />
          <button type="button" aria-label="Later" onClick={() => setColumns([...evening, ...evening])} />
        </>
      );
    };
    const { user, container, getByRole } = renderScreen(<GrowingChart />);
    const tip = () => container.querySelector<HTMLElement>('.shadow-float');
    await user.hover(container.querySelectorAll('[data-point]')[2] as Element);
    expect(tip()?.style.insetInlineEnd).toContain('%');
    fireEvent.click(getByRole('button', { name: 'Later' }));
    expect(tip()?.textContent).toContain('20:00');
    expect(tip()?.style.insetInlineStart).toContain('%');
  });

  it('runs from right to left in Hebrew: the drawing, its axis and its keys', async () => {
    const { user, container, points } = draw('he');
    const places = [...points()].map((point) => Number(point.getAttribute('x')));
    expect(places).toEqual(places.toSorted((a, b) => b - a));
    const axis = [...container.querySelectorAll('g[aria-hidden] text')].map((tick) =>
      Number(tick.getAttribute('x')),
    );
    expect(Math.min(...axis)).toBeGreaterThan(Math.max(...places));
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(points()[1]);
  });

  it('tells its series apart without colour', () => {
    const { container } = draw();
    const bars = [...container.querySelectorAll('svg[role=group] path')];
    expect(bars.some((bar) => bar.getAttribute('fill')?.startsWith('url('))).toBe(true);
    expect(bars.some((bar) => bar.classList.contains('fill-brand'))).toBe(true);
  });

  it('fills its card at once, and leaves space for larger letters', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(420);
    document.documentElement.style.fontSize = '32px';
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
    });
    const { container, points } = draw('he');
    expect(container.querySelector('svg[role=group]')?.getAttribute('width')).toBe('420');
    // The axis and the longest of its labels stay inside.
    const axis = Number(container.querySelector('g[aria-hidden] text')?.getAttribute('x'));
    expect(axis + '₪300'.length * 14).toBeLessThanOrEqual(420);
    expect(points()).toHaveLength(3);
  });

  it('draws a single column, and none that is empty', () => {
    const { container } = renderScreen(
      <ColumnChart
        label="One"
        columns={[{ label: '20', name: '20:00', values: [0] }]}
        series={[{ name: 'Now', style: 'solid' }]}
        format={String}
      />,
    );
    expect(container.querySelectorAll('.fill-brand')).toHaveLength(0);
    expect(container.querySelectorAll('[data-point]')).toHaveLength(1);
    expect(container.innerHTML).not.toContain('NaN');
  });
});
