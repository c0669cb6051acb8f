import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** A user whose pauses between keys are moved along when a test has stopped the clock. */
export const testUser = () =>
  userEvent.setup({ advanceTimers: (ms) => (vi.isFakeTimers() ? vi.advanceTimersByTime(ms) : undefined) });
