import { fireEvent, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpeningHours } from '#core/opening-hours/opening-shape.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { OpeningSettings } from './opening-settings.tsx';

const read = 'GET /restaurants/opening-hours';
const save = 'PUT /restaurants/opening-hours';
const none: OpeningHours = { hours: [], exceptions: [] };
const weekdays = [{ days: [0, 1, 2, 3, 4], from: '12:00', to: '23:00' }];
const kippur = { day: '2026-12-21', windows: [], name: 'Yom Kippur' };

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-18T10:00:00Z'), toFake: ['Date'] }));

const open = async (saved: OpeningHours, locale: 'he' | 'en' = 'en') => {
  const server = fakeServer();
  server.reply(read, saved);
  const screen = renderScreen(<OpeningSettings takesOrders />, { locale });
  await screen.findByText('Add hours');
  const button = (name: string | RegExp) => screen.findByRole('button', { name });
  return {
    ...screen,
    server,
    press: async (name: string | RegExp) => screen.user.click(await button(name)),
    fill: (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } }),
  };
};

describe('the hours of a restaurant', () => {
  it('begin with every day, then with the days that are left, and are summed up', async () => {
    const { server, press, getByLabelText, getByRole, getByText, fill } = await open(none);
    expect(getByText('No hours yet')).toBeTruthy();
    await press('Add hours');
    await press('Friday');
    await press('Saturday');
    await press('Add hours');
    const second = within(getByRole('group', { name: 'Hours 2' }));
    const chosen = second.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(chosen).toEqual(['FFriday', 'SSaturday']);
    expect((second.getByLabelText('From') as HTMLInputElement).value).toBe('12:00');
    fill(second.getByLabelText('To'), '15:00');
    const summary = getByRole('region', { name: 'The week as it will be' });
    expect(summary.textContent).toContain(
      'Sunday – Thursday\u206612:00–23:00\u2069Friday – Saturday\u206612:00–15:00\u2069',
    );
    expect(getByLabelText('Remove hours 1')).toBeTruthy();
    server.reply(save, none);
    await press('Save hours');
    await expect
      .poll(() => server.calls(save)[0]?.body)
      .toEqual({
        hours: [...weekdays, { days: [5, 6], from: '12:00', to: '15:00' }],
        exceptions: [],
        was: none,
      });
  });

  it('say which days are closed', async () => {
    const { getByRole } = await open({ hours: weekdays, exceptions: [] });
    const summary = getByRole('region', { name: 'The week as it will be' });
    expect(summary.textContent).toContain('Friday – SaturdayClosed');
  });

  it('have days on which others hold: closed, or from when to when', async () => {
    const { server, press, getByRole, getByLabelText, findByText, user, fill } = await open({
      hours: weekdays,
      exceptions: [kippur],
    });
    await press('Add a day');
    const added = within(getByRole('group', { name: 'Special day 2' }));
    expect(document.activeElement).toBe(added.getByLabelText(/Date/));
    fill(added.getByLabelText(/Date/), '2026-12-01');
    await user.type(added.getByLabelText(/Name of the day/), 'Eve');
    await user.click(added.getByRole('switch', { name: 'Closed all day' }));
    fill(added.getByLabelText('To'), '13:00');
    const saved = { hours: weekdays, exceptions: [kippur] };
    const eve = { day: '2026-12-01', windows: [{ from: '10:00', to: '13:00' }], name: 'Eve' };
    server.reply(save, { ...saved, exceptions: [eve, kippur] });
    await press('Save hours');
    // In the order of the days.
    await expect
      .poll(() => server.calls(save)[0]?.body)
      .toEqual({
        hours: weekdays,
        exceptions: [eve, kippur],
        was: saved,
      });
    await findByText('The hours were saved.');
    // A year of holidays is a line each.
    const folded = within(getByRole('group', { name: 'Special day 2' }));
    expect(folded.queryByLabelText(/Date/)).toBeNull();
    expect(folded.getByRole('button', { expanded: false }).textContent).toContain('Closed · Yom Kippur');
    await user.click(folded.getByRole('button', { expanded: false }));
    expect((folded.getByLabelText(/Date/) as HTMLInputElement).value).toBe(kippur.day);
    await press('Remove special day 1');
    expect(document.activeElement).toBe(getByRole('button', { name: 'Add a day' }));
    expect(getByLabelText('Remove special day 1')).toBeTruthy();
  });

  it('say what is missing before anything is sent', async () => {
    const { server, press, getByRole, getAllByText, queryByText, fill, getByText } = await open({
      hours: weekdays,
      exceptions: [kippur],
    });
    await press('Add a day');
    const added = within(getByRole('group', { name: 'Special day 2' }));
    await press('Save hours');
    expect(getByText('Choose a date.')).toBeTruthy();
    fill(added.getByLabelText(/Date/), '2026-11-17');
    await press('Save hours');
    expect(getByText('This date is over.')).toBeTruthy();
    fill(added.getByLabelText(/Date/), kippur.day);
    await press('Save hours');
    expect(getAllByText('This date is on the list already.')).toHaveLength(2);
    for (const day of ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday']) await press(day);
    await press('Save hours');
    expect(getByText('Choose at least one day.')).toBeTruthy();
    expect(server.calls(save)).toEqual([]);
    expect(queryByText('Something is missing above. Correct it and save again.')).toBeTruthy();
  });

  it('are shown beside those of another tab', async () => {
    const { server, press, findByText, getByRole } = await open({ hours: weekdays, exceptions: [] });
    const theirs = { hours: [{ days: [6], from: '20:00', to: '02:00' }], exceptions: [kippur] };
    server.reply(save, refuse('changed_meanwhile', '', { opening: theirs }));
    await press('Friday');
    await press('Save hours');
    expect(await findByText(/Sat .*20:00–02:00/)).toBeTruthy();
    expect(await findByText(/Closed Yom Kippur/)).toBeTruthy();
    await press('Take the saved one');
    expect(within(getByRole('group', { name: 'Hours 1' })).getByText('Ends on the next day.')).toBeTruthy();
    expect(getByRole('group', { name: 'Special day 1' })).toBeTruthy();
  });

  it('keep what was entered when saving fails', async () => {
    const { server, press, findByText, getByRole } = await open({ hours: weekdays, exceptions: [] });
    server.reply(save, refuse('internal', 'Broken'));
    await press('Friday');
    await press('Save hours');
    expect(await findByText(/What you entered is still here/)).toBeTruthy();
    expect(getByRole('button', { name: 'Friday' }).getAttribute('aria-pressed')).toBe('true');
  });
});
