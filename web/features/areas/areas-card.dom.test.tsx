import { describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { AreasCard } from './areas-card.tsx';

const kitchen = { _id: 'a'.repeat(24), name: 'Kitchen' };
const bar = { _id: 'b'.repeat(24), name: 'Bar' };
const menu = {
  _id: 'c'.repeat(24),
  name: 'Lunch',
  isActive: true,
  sections: [{ _id: 'd'.repeat(24), name: 'Drinks', area: null }],
};

const openCard = (areas = [kitchen, bar], prepare: (server: FakeServer) => void = () => {}) => {
  const server = fakeServer();
  server.reply('GET /areas', areas);
  server.reply('GET /areas/sections', [menu]);
  prepare(server);
  const screen = renderScreen(<AreasCard />);
  const press = async (name: string) => screen.user.click(await screen.findByRole('button', { name }));
  return { ...screen, server, press };
};

describe('the areas in the settings', () => {
  it('are added, and a name that is taken is said at its field', async () => {
    const { server, press, user, findByLabelText, findByText } = openCard([kitchen], (prepared) =>
      prepared.reply('POST /areas', refuse('area_name_taken', 'There is already an area with that name.')),
    );
    await findByText(/With one area nothing changes/);
    await press('Add an area');
    await press('Save');
    await findByText('Write a name.');
    await user.type(await findByLabelText(/Name of the area/), ' Bar ');
    await press('Save');
    await findByText('There is already an area with that name.');
    server.reply('POST /areas', bar);
    await press('Save');
    await findByText('Saved');
    expect(server.calls('POST /areas').at(-1)?.body).toEqual({ name: 'Bar' });
  });

  it('are reordered, renamed and deleted after a question', async () => {
    const { server, press, user, findByLabelText } = openCard();
    server.reply('PUT /areas/order', [bar, kitchen]);
    server.reply('PUT /areas/:id', bar);
    server.reply('DELETE /areas/:id', {});
    await press('Move Bar up');
    expect(server.calls('PUT /areas/order').at(-1)?.body).toEqual({ order: [bar._id, kitchen._id] });
    await press('Rename Bar');
    await user.type(await findByLabelText(/Name of the area/), '!');
    await press('Save');
    expect(server.calls('PUT /areas/:id').at(-1)?.body).toEqual({ name: 'Bar!' });
    await press('Delete Bar');
    await press('Delete');
    expect(server.calls('DELETE /areas/:id')).toHaveLength(1);
  });

  it('ask where each section is made once there are two; until it is said, in the first', async () => {
    const { findByRole } = openCard();
    expect((await findByRole('combobox', { name: 'Drinks' })).textContent).toBe('Kitchen');
  });
});
