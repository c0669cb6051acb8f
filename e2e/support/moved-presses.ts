import type { BrowserContext } from '@playwright/test';

/** What a press may move by itself: it sinks a little. */
const sinkPx = 8;

/**
 * A button that moves while it is pressed is not clicked, and nobody is told: the page says so here. Journeys press
 * faster than fingers do, so that a few of a thousand meet what arrives in that moment; users on a slow line do, too.
 */
export const complainOfMovedPresses = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((sink) => {
    let pressed: { control: Element; top: number; left: number; x: number; y: number } | null = null;
    const controlAt = ({ target }: Event) =>
      target instanceof Element ? target.closest('button, a, summary, label, [role=tab]') : null;
    addEventListener(
      'pointerdown',
      (event) => {
        const control = controlAt(event);
        if (!control) return;
        const { top, left } = control.getBoundingClientRect();
        pressed = { control, top, left, x: event.clientX, y: event.clientY };
      },
      true,
    );
    addEventListener(
      'pointerup',
      (event) => {
        const was = pressed;
        pressed = null;
        if (!was?.control.isConnected || was.control.contains(event.target as Node)) return;
        if (Math.abs(event.clientX - was.x) > 1 || Math.abs(event.clientY - was.y) > 1) return;
        const { top, left, width } = was.control.getBoundingClientRect();
        if (width === 0 || Math.max(Math.abs(top - was.top), Math.abs(left - was.left)) < sink) return;
        console.error(`'${was.control.textContent}' moved while it was pressed: the press was lost`);
      },
      true,
    );
  }, sinkPx);
