import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SectionHours } from '#core/hours/section-hours.ts';
import { limits } from '#core/values/limits.ts';
import { type CallInput, call } from '#web/lib/api/call.ts';
import { fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { buildSection, menuId } from '../testing/build-menu.ts';
import { HoursDialog } from './hours-dialog.tsx';

const change = 'PUT /menus/:menuId/sections';
const breakfast: SectionHours = [{ days: [0, 1, 2, 3, 4], from: '08:00', to: '11:30' }];

const openDialog = (hours: SectionHours = []) => {
  const server = fakeServer();
  const section = { ...buildSection('1', 'Breakfast'), hours };
  server.reply(change, { id: null, sections: [section] });
  const onClose = vi.fn();
  const onSave = (body: CallInput<typeof change>['body']) => call(change, { params: { menuId }, body });
  const screen = renderScreen(<HoursDialog open section={section} onSave={onSave} onClose={onClose} />);
  const press = (name: string | RegExp) => screen.user.click(screen.getByRole('button', { name }));
  const type = async (label: string, time: string) => {
    const field = screen.getByLabelText(label);
    await screen.user.clear(field);
    if (time) await screen.user.type(field, time);
  };
  return { ...screen, server, section, onClose, press, type };
};

describe('the hours of a section', () => {
  it('are added, with days and times, and sent with what they replace', async () => {
    const { server, section, press, type, getByText, onClose } = openDialog();
    expect(getByText('Always served')).toBeTruthy();
    expect(getByText('Times are in the restaurant’s time zone: Asia/Jerusalem.')).toBeTruthy();
    await press('Add hours');
    await press('Friday');
    await press('Saturday');
    await type('From', '07:00');
    await type('To', '10:30');
    await press('Save');
    await expect.poll(() => onClose).toHaveBeenCalled();
    expect(server.calls(change)[0]?.body).toEqual({
      update: [
        { _id: section._id, hours: [{ days: [0, 1, 2, 3, 4], from: '07:00', to: '10:30' }], hoursWere: [] },
      ],
    });
  });

  it('say what is missing, and which end on another day', async () => {
    const { server, press, type, getByText, queryByText, getByRole } = openDialog(breakfast);
    for (const day of ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday']) await press(day);
    expect(getByRole('button', { name: 'Sunday' }).getAttribute('aria-pressed')).toBe('false');
    await press('Save');
    expect(getByText('Choose at least one day.')).toBeTruthy();
    await press('Friday');
    await type('To', '');
    await press('Save');
    expect(getByText('Enter when it begins and ends.')).toBeTruthy();
    await type('To', '02:00');
    expect(getByText('Ends on the next day.')).toBeTruthy();
    await type('To', '08:00');
    expect(getByText('A whole day.')).toBeTruthy();
    expect(queryByText('Enter when it begins and ends.')).toBeNull();
    expect(server.calls(change)).toEqual([]);
  });

  it('are removed, and no more are added than there may be', async () => {
    const { server, press, getByRole } = openDialog(breakfast);
    const add = getByRole('button', { name: 'Add hours' }) as HTMLButtonElement;
    for (let count = 1; count < limits.windowsPerSection; count++) await press('Add hours');
    expect(add.disabled).toBe(true);
    for (let count = limits.windowsPerSection; count > 0; count--) await press(`Remove hours ${count}`);
    await press('Save');
    await expect.poll(() => server.calls(change)[0]?.body).toMatchObject({ update: [{ hours: [] }] });
  });

  it('are shown beside those of another tab', async () => {
    const { server, section, press, findByText, getByRole } = openDialog(breakfast);
    const theirs: SectionHours = [{ days: [6], from: '09:00', to: '13:00' }];
    server.reply(change, refuse('changed_meanwhile', '', { section: { ...section, hours: theirs } }));
    await press('Friday');
    await press('Save');
    expect(await findByText(/Sat .*09:00–13:00/)).toBeTruthy();
    await press('Take the saved one');
    const days = within(getByRole('group', { name: 'Hours 1' }));
    expect(days.getByRole('button', { name: 'Saturday', pressed: true })).toBeTruthy();
    expect(days.getByRole('button', { name: 'Friday', pressed: false })).toBeTruthy();
  });
});
